import { anAddress, aReadyJourney, breaks, refuses, type SegmentTalk } from '@consorcio/shared/testing';
import { planDetails, startTalk } from '../testing/talk';

const company = { nome: 'Prado & Silva Ltda', cnpj: '11.222.333/0001-81', founded: '01/02/2010' };

const sentTo = (talk: SegmentTalk, path: string) => talk.calls.filter((call) => call.path === path);
const summary = (talk: SegmentTalk) =>
  JSON.stringify(
    talk.snapshot().transcript.findLast(({ component }) => component?.name === 'data-summary')?.component?.props,
  );

const ready = (options: Parameters<typeof startTalk>[0] = {}) =>
  startTalk({ journey: aReadyJourney(), at: 'proposal-confirm-data', ...options });

it('show the fine print and come back', async () => {
  const talk = await ready();
  await talk.choose('detalhes');
  expect(talk.heard()).toContain('Aqui estão os detalhes');
  expect(talk.journey().planoDetalhes).toEqual(planDetails);
  expect(talk.where()).toBe('proposal:proposal-terms');
  await talk.choose('detalhes');
  expect(sentTo(talk, '/api/plano/detalhes')).toHaveLength(1);
});

it('show what is known of it when it cannot be fetched', async () => {
  const talk = await ready({ answers: { '/api/plano/detalhes': breaks } });
  await talk.choose('detalhes');
  expect(talk.heard()).toContain('Não consegui buscar todos os detalhes');
  expect(talk.where()).toBe('proposal:proposal-terms');
});

it.each([
  ['nome', 'proposal-nome', 'Joana Maria Prado', 'Joana Maria Prado'],
  ['email', 'proposal-email', 'outra@example.com', 'outra@example.com'],
  ['cpf-cnpj', 'proposal-cpf-cnpj', '111.444.777-35', '111.444.777-35'],
  ['telefone', 'proposal-telefone', '(21) 99876-5432', '(21) 99876-5432'],
  ['nascimento', 'proposal-nascimento', '01/02/1990', '01/02/1990'],
  ['cep', 'cep-first-input', '22041-001', '22041-001'],
])('let %s be mended by the menu; nothing else is asked again', async (datum, question, typed, shown) => {
  const talk = await ready({
    answers: { '/api/endereco': { data: anAddress({ cep: '22041001', logradouro: 'Rua Figueiredo' }) } },
  });
  await talk.choose('alterar');
  expect(talk.options()).toContain(`alterar-${datum}`);
  await talk.choose(`alterar-${datum}`);
  expect(talk.where()).toBe(`proposal:${question}`);
  await talk.type(typed);

  expect(talk.where()).toBe('proposal:proposal-terms');
  expect(summary(talk)).toContain(shown);
  expect(summary(talk)).toContain('1578');
  expect(talk.journey().correcao).toBeUndefined();
});

it.each([
  ['numero', '99', '99'],
  ['complemento', 'Bloco B', 'Bloco B'],
  ['email', 'outra@example.com', 'outra@example.com'],
])('let %s be mended where it stands in the summary', async (datum, typed, shown) => {
  const talk = await ready();
  await talk.choose(`alterar-${datum}`);
  await talk.type(typed);
  expect(talk.where()).toBe('proposal:proposal-terms');
  expect(summary(talk)).toContain(shown);
});

it('keep everything when nothing is to be mended', async () => {
  const talk = await ready();
  await talk.choose('alterar');
  await talk.choose('nada');
  expect(talk.where()).toBe('proposal:proposal-terms');
  expect(talk.journey()).toEqual(aReadyJourney());
});

it.each(['cpf-cnpj', 'telefone'])('let the present %s be kept', async (datum) => {
  const talk = await ready();
  await talk.choose(`alterar-${datum}`);
  expect(talk.options()).toEqual(['manter']);
  await talk.choose('manter');
  expect(talk.where()).toBe('proposal:proposal-terms');
  expect(talk.journey()).toEqual(aReadyJourney());
  expect(talk.facts).toEqual([]);
});

it('forget a complement that could not be checked once there is none', async () => {
  let down = true;
  const talk = await ready({
    answers: { '/api/lead/validar-palavras': () => (down ? breaks() : { success: true }) },
  });
  await talk.choose('alterar-complemento');
  await talk.type('Apto 7');
  await talk.choose('again');
  expect(talk.draft()).toBe('Apto 7');
  down = false;
  await talk.choose('sem-complemento');
  await talk.choose('alterar-complemento');
  expect(talk.draft()).toBe('');
});

it('let the complement go', async () => {
  const talk = await ready();
  await talk.choose('alterar-complemento');
  expect(talk.draft()).toBe('Apto 12');
  await talk.choose('sem-complemento');
  expect(summary(talk)).toContain('Sem complemento');
  await talk.choose('confirmar');
  expect(sentTo(talk, '/api/proposta')[0]?.sent).toMatchObject({ complemento: '' });
});

it('ask another holder for name, document and date, and for nothing else', async () => {
  const talk = await ready();
  await talk.choose('alterar-titular');
  await talk.choose('empresa');
  await talk.type(company.nome);
  await talk.type(company.cnpj);
  await talk.type(company.founded);
  expect(talk.where()).toBe('proposal:proposal-terms');
  expect(summary(talk)).toContain('Razão social');
});

it('keep everything of a holder who stays', async () => {
  const talk = await ready();
  await talk.choose('alterar-titular');
  await talk.choose('pessoa');
  expect(talk.where()).toBe('proposal:proposal-terms');
  expect(talk.journey()).toEqual(aReadyJourney());
});

it('let a new CEP that is not found be given up', async () => {
  const talk = await ready({ answers: { '/api/endereco': refuses('CEP não encontrado.') } });
  await talk.choose('alterar-cep');
  await talk.type('22041-001');
  expect(talk.options()).toEqual(['manter', 'especialistas']);
  await talk.choose('manter');
  expect(talk.where()).toBe('proposal:proposal-terms');
  expect(summary(talk)).toContain('01310-100');
});

it('ask the street of a new CEP that has none, and come back', async () => {
  const talk = await ready({ answers: { '/api/endereco': { data: anAddress({ logradouro: '', bairro: '' }) } } });
  await talk.choose('alterar-cep');
  await talk.type('36325-000');
  await talk.type('Rua Direita');
  await talk.type('Centro');
  expect(talk.where()).toBe('proposal:proposal-terms');
  expect(summary(talk)).toContain('Rua Direita');
  expect(summary(talk)).toContain('1578');
});
