import { anAddress, breaks, inTurn, refuses, turnsAway } from '@consorcio/shared/testing';
import { validationMessages } from '@consorcio/shared/validation';
import { anAnsweredJourney, atTheSummary, callsTo, lastSummary, startProposal } from '../../testing/conversation';

const notFound = 'Ops! não encontrei esse CEP. | Corrija o CEP para tentar novamente.';
const broken =
  'Ops! não encontrei esse CEP. | A busca pode estar fora do ar. Se o CEP estiver certo, envie de novo. | Corrija o CEP para tentar novamente.';

/** A first visit at the CEP; the look-up answers like this. */
async function atTheCep(answer: unknown = { data: anAddress() }) {
  const conversation = await startProposal({ answers: { '/api/endereco': answer } });
  await conversation.walkTo('cep-first-input');
  return conversation;
}

describe('a CEP', () => {
  it.each([
    [{}, 'Avenida Paulista, Bela Vista, São Paulo/SP'],
    [{ cidade: '' }, 'Avenida Paulista, Bela Vista, SP'],
    [{ cidade: '', estado: '' }, 'Avenida Paulista, Bela Vista'],
  ])('is looked up, and its address (%j) is read back', async (part, line) => {
    const conversation = await atTheCep({ data: anAddress(part) });
    await conversation.type('01310-100');
    expect(conversation.heard()).toContain(`Encontrei: ${line}.`);
    expect(conversation.where()).toBe('proposal:proposal-numero');
    const path = '/api/endereco';
    expect(callsTo(conversation, path)).toEqual([{ method: 'GET', path, sent: { cep: '01310100' } }]);
  });

  it.each([
    [{ logradouro: '', bairro: '' }, ['Rua das Flores', 'Centro']],
    [{ logradouro: '', bairro: 'Centro' }, ['Rua das Flores']],
    [{ bairro: '' }, ['Bela Vista']],
  ])('with an incomplete address (%j) leads to questions for the rest', async (part, answers) => {
    const conversation = await atTheCep({ data: anAddress(part) });
    await conversation.type('01310-100');
    for (const answer of answers) {
      expect(conversation.where()).toBe('proposal:cep-error');
      await conversation.type('  ');
      expect(conversation.problem()).toBe(validationMessages.required);
      await conversation.type(answer);
    }
    expect(conversation.where()).toBe('proposal:proposal-numero');
    const checked = callsTo(conversation, '/api/lead/validar-palavras').map(({ sent }) => sent);
    expect(checked).toEqual(['Marina Prado Silva', ...answers]);
  });

  it('without a street is not asked for again, only the street is', async () => {
    const endereco = anAddress({ logradouro: '', bairro: '' });
    const conversation = await startProposal({ journey: anAnsweredJourney({ endereco }), said: ['confirmar'] });
    expect(conversation.where()).toBe('proposal:cep-error');
  });

  it('with a number and a complement skips those questions', async () => {
    const address = anAddress({ numero: '15', complemento: 'Edifício Matarazzo' });
    const conversation = await atTheCep({ data: address });
    await conversation.type('01310-100');
    await conversation.walkTo('proposal-nascimento');
    expect(conversation.journey().endereco).toEqual(address);
    expect(JSON.stringify(conversation.snapshot().transcript)).not.toMatch(/Qual é o número|Tem complemento/);
  });

  it.each([
    ['unknown', refuses('CEP não encontrado.'), notFound],
    ['impossible to look up', breaks, broken],
    ['turned away unread', turnsAway(429), broken],
    ['unknown to an API that answers 404', turnsAway(404), notFound],
    ['answered without an address', { data: null }, 'Corrija o CEP para tentar novamente.'],
  ])('that is %s is asked for again and stays in the field', async (_what, fails, words) => {
    const conversation = await atTheCep(inTurn(fails, { data: anAddress() }));
    await conversation.type('01310100');
    expect(conversation.where()).toBe('proposal:cep-not-found');
    expect(conversation.heard()).toContain(words);
    expect(conversation.draft()).toBe('01310-100');
    expect(conversation.options()).toEqual(['especialistas']);
    await conversation.type('01310-100');
    expect(conversation.where()).toBe('proposal:proposal-numero');
  });
});

it('can be left after two CEPs in a row that are not found', async () => {
  const answers = { '/api/endereco': refuses('CEP não encontrado.') };
  const journey = anAnsweredJourney({ endereco: undefined });
  const conversation = await startProposal({ answers, journey, at: 'cep-first-input' });
  await conversation.type('01310-100');
  expect(conversation.options()).toEqual(['especialistas']);
  await conversation.type('22041-001');
  expect(conversation.draft()).toBe('22041-001');
  expect(conversation.options()).toEqual(['especialistas', 'encerrar']);
  await conversation.choose('encerrar');
  expect(conversation.snapshot().phase.kind).toBe('ended');
});

describe('the correction of a CEP', () => {
  it('can be cancelled when the new CEP is not found', async () => {
    const conversation = await atTheSummary({ answers: { '/api/endereco': refuses('CEP não encontrado.') } });
    await conversation.say('alterar-cep', '22041-001');
    expect(conversation.options()).toEqual(['manter', 'especialistas']);
    await conversation.choose('manter');
    expect(conversation.where()).toBe('proposal:proposal-terms');
    expect(conversation.journey().correcao).toBeUndefined();
    const kept = { CEP: '01310-100', Endereço: 'Avenida Paulista, Bela Vista, São Paulo/SP' };
    expect(lastSummary(conversation)).toMatchObject(kept);
  });

  it('asks for the street when the new CEP has none, and returns to the summary', async () => {
    const address = anAddress({ logradouro: '', bairro: '' });
    const conversation = await atTheSummary({ answers: { '/api/endereco': { data: address } } });
    await conversation.say('alterar-cep', '36325-000', 'Rua Direita', 'Centro');
    expect(conversation.where()).toBe('proposal:proposal-terms');
    const corrected = { CEP: '36325-000', Endereço: 'Rua Direita, Centro, São Paulo/SP', Número: '1578' };
    expect(lastSummary(conversation)).toMatchObject(corrected);
  });
});
