import { anAddress, breaks, refuses, turnsAway } from '@consorcio/shared/testing';
import { validationMessages } from '@consorcio/shared/validation';
import { anAnsweredJourney, atTheSummary, callsTo, lastSummary, startTalk } from '../../testing/talk';

describe('a CEP', () => {
  it('is looked up, and its address is read back', async () => {
    const talk = await startTalk();
    await talk.walkTo('cep-first-input');
    await talk.type('01310-100');
    expect(talk.heard()).toContain('Avenida Paulista, Bela Vista, São Paulo/SP');
    expect(talk.where()).toBe('proposal:proposal-numero');
    expect(callsTo(talk, '/api/endereco')).toEqual([
      { method: 'GET', path: '/api/endereco', sent: { cep: '01310100' } },
    ]);
  });

  it.each([
    [{ logradouro: '', bairro: '' }, ['Rua das Flores', 'Centro']],
    [{ logradouro: '', bairro: 'Centro' }, ['Rua das Flores']],
    [{ bairro: '' }, ['Bela Vista']],
  ])('with an incomplete address (%j) leads to questions for the rest', async (part, answers) => {
    const talk = await startTalk({ answers: { '/api/endereco': { data: anAddress(part) } } });
    await talk.walkTo('cep-first-input');
    await talk.type('01310-100');
    for (const answer of answers) {
      expect(talk.where()).toBe('proposal:cep-error');
      await talk.type('  ');
      expect(talk.problem()).toBe(validationMessages.required);
      await talk.type(answer);
    }
    expect(talk.where()).toBe('proposal:proposal-numero');
    expect(callsTo(talk, '/api/lead/validar-palavras').map(({ sent }) => sent)).toEqual([
      'Marina Prado Silva',
      ...answers,
    ]);
  });

  it('without a street is not asked for again, only the street is', async () => {
    const endereco = anAddress({ logradouro: '', bairro: '' });
    const talk = await startTalk({ journey: anAnsweredJourney({ endereco }) });
    await talk.choose('confirmar');
    expect(talk.where()).toBe('proposal:cep-error');
  });

  it('with a number and a complement skips those questions', async () => {
    const address = anAddress({ numero: '15', complemento: 'Edifício Matarazzo' });
    const talk = await startTalk({ answers: { '/api/endereco': { data: address } } });
    await talk.walkTo('cep-first-input');
    await talk.type('01310-100');
    await talk.walkTo('proposal-nascimento');
    expect(talk.journey().endereco).toEqual(address);
    expect(
      talk
        .snapshot()
        .transcript.map(({ text }) => text)
        .join(),
    ).not.toMatch(/Qual é o número|Tem complemento/);
  });

  it.each([
    ['unknown', refuses('CEP não encontrado.'), 'Ops! não encontrei esse CEP. | Corrija o CEP para tentar novamente.'],
    [
      'impossible to look up',
      breaks,
      'Ops! não encontrei esse CEP. | Pode ser a busca que não respondeu: se ele estiver certo, é só enviar de novo. | Corrija o CEP para tentar novamente.',
    ],
    [
      'turned away unread',
      turnsAway(429),
      'Ops! não encontrei esse CEP. | Pode ser a busca que não respondeu: se ele estiver certo, é só enviar de novo. | Corrija o CEP para tentar novamente.',
    ],
    [
      'unknown to an API that answers 404',
      turnsAway(404),
      'Ops! não encontrei esse CEP. | Corrija o CEP para tentar novamente.',
    ],
    ['answered without an address', () => ({ data: null }), 'Corrija o CEP para tentar novamente.'],
  ])('that is %s is asked for again and stays in the field', async (_what, fails, words) => {
    let failing = true;
    const talk = await startTalk({
      answers: { '/api/endereco': () => (failing ? fails() : { data: anAddress() }) },
    });
    await talk.walkTo('cep-first-input');
    await talk.type('01310100');
    expect(talk.where()).toBe('proposal:cep-not-found');
    expect(talk.heard()).toContain(words);
    expect(talk.draft()).toBe('01310-100');
    expect(talk.options()).toEqual(['especialistas']);
    failing = false;
    await talk.type('01310-100');
    expect(talk.where()).toBe('proposal:proposal-numero');
  });
});

it('can be left after two CEPs in a row that are not found', async () => {
  const talk = await startTalk({
    answers: { '/api/endereco': refuses('CEP não encontrado.') },
    journey: anAnsweredJourney({ endereco: undefined }),
    at: 'cep-first-input',
  });
  await talk.type('01310-100');
  expect(talk.options()).toEqual(['especialistas']);
  await talk.type('22041-001');
  expect(talk.draft()).toBe('22041-001');
  expect(talk.options()).toEqual(['especialistas', 'encerrar']);
  await talk.choose('encerrar');
  expect(talk.snapshot().phase.kind).toBe('ended');
});

describe('the correction of a CEP', () => {
  it('can be cancelled when the new CEP is not found', async () => {
    const talk = await atTheSummary({ answers: { '/api/endereco': refuses('CEP não encontrado.') } });
    await talk.choose('alterar-cep');
    await talk.type('22041-001');
    expect(talk.options()).toEqual(['manter', 'especialistas']);
    await talk.choose('manter');
    expect(talk.where()).toBe('proposal:proposal-terms');
    expect(talk.journey().correcao).toBeUndefined();
    expect(lastSummary(talk)).toMatchObject({
      CEP: '01310-100',
      Endereço: 'Avenida Paulista, Bela Vista, São Paulo/SP',
    });
  });

  it('asks for the street when the new CEP has none, and returns to the summary', async () => {
    const address = anAddress({ logradouro: '', bairro: '' });
    const talk = await atTheSummary({ answers: { '/api/endereco': { data: address } } });
    await talk.choose('alterar-cep');
    await talk.type('36325-000');
    await talk.type('Rua Direita');
    await talk.type('Centro');
    expect(talk.where()).toBe('proposal:proposal-terms');
    expect(lastSummary(talk)).toMatchObject({
      CEP: '36325-000',
      Endereço: 'Rua Direita, Centro, São Paulo/SP',
      Número: '1578',
    });
  });
});
