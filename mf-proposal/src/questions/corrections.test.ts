import { anAddress } from '@consorcio/shared/testing';
import { anAnsweredJourney, atTheSummary, lastSummary } from '../testing/conversation';

it.each([
  ['nome', 'proposal-nome', 'Joana Maria Prado', 'Nome completo'],
  ['email', 'proposal-email', 'outra@example.com', 'E-mail'],
  ['cpf-cnpj', 'proposal-cpf-cnpj', '111.444.777-35', 'CPF'],
  ['telefone', 'proposal-telefone', '(21) 99876-5432', 'Celular'],
  ['nascimento', 'proposal-nascimento', '01/02/1990', 'Data de nascimento'],
  ['cep', 'cep-first-input', '22041-001', 'CEP'],
])('the change menu corrects %s and asks nothing else again', async (datum, question, typed, label) => {
  const conversation = await atTheSummary({
    answers: { '/api/endereco': { data: anAddress({ cep: '22041001', logradouro: 'Rua Figueiredo' }) } },
  });
  await conversation.choose('alterar');
  expect(conversation.options()).toContain(`alterar-${datum}`);
  await conversation.choose(`alterar-${datum}`);
  expect(conversation.where()).toBe(`proposal:${question}`);
  expect(conversation.heard()).not.toMatch(/^E /); // it follows no other question here
  await conversation.type(typed);

  expect(conversation.where()).toBe('proposal:proposal-terms');
  expect(lastSummary(conversation)).toMatchObject({ [label]: typed, Número: '1578' });
  expect(conversation.journey().correcao).toBeUndefined();
});

it('the change menu offers the data of the SPEC in its order', async () => {
  const conversation = await atTheSummary();
  await conversation.choose('alterar');
  const spec = ['nome', 'email', 'cpf-cnpj', 'telefone', 'nascimento', 'cep'].map((id) => `alterar-${id}`);
  expect(conversation.options().filter((id) => spec.includes(id))).toEqual(spec);
  expect(conversation.options().at(-1)).toBe('nada');
});

it.each([
  ['numero', '99', 'Número'],
  ['complemento', 'Bloco B', 'Complemento'],
  ['email', 'outra@example.com', 'E-mail'],
])('the summary corrects %s from its line', async (datum, typed, label) => {
  const conversation = await atTheSummary();
  await conversation.choose(`alterar-${datum}`);
  await conversation.type(typed);
  expect(conversation.where()).toBe('proposal:proposal-terms');
  expect(lastSummary(conversation)).toMatchObject({ [label]: typed });
});

it.each([
  ['email', 'outra@example.com', { email: 'outra@example.com' }],
  ['telefone', '(21) 99876-5432', { telefone: '21998765432' }],
  ['cpf-cnpj', '111.444.777-35', { cpfCnpj: '11144477735' }],
])('the correction of %s is published, without the other data', async (datum, typed, payload) => {
  const conversation = await atTheSummary();
  await conversation.choose(`alterar-${datum}`);
  await conversation.type(typed);
  expect(conversation.facts).toEqual([{ name: 'personal-data.updated', payload }]);
});

it('the change menu can be left without a change', async () => {
  const conversation = await atTheSummary();
  await conversation.choose('alterar');
  await conversation.choose('nada');
  expect(conversation.where()).toBe('proposal:proposal-terms');
  expect(conversation.journey()).toEqual(anAnsweredJourney());
});

it.each(['cpf-cnpj', 'telefone'])('the current %s can be kept', async (datum) => {
  const conversation = await atTheSummary();
  await conversation.choose(`alterar-${datum}`);
  expect(conversation.options()).toEqual(['manter']);
  await conversation.choose('manter');
  expect(conversation.where()).toBe('proposal:proposal-terms');
  expect(conversation.journey()).toEqual(anAnsweredJourney());
  expect(conversation.facts).toEqual([]);
});
