import { breaks } from '@consorcio/shared/testing';
import { atThePlans, firstPlan } from '../testing/conversation';

const costsOfFirst = { kind: 'costs', card: 0, plan: 0 } as const;
const chosen = (conversation: Awaited<ReturnType<typeof atThePlans>>) =>
  conversation.facts.filter(({ name }) => name === 'plan.chosen');
const calls = (conversation: Awaited<ReturnType<typeof atThePlans>>, path: string) =>
  conversation.calls.filter((call) => call.path === path).length;

it('shows the costs of a plan without choosing it, and continues with it on request', async () => {
  const conversation = await atThePlans();
  await conversation.give(costsOfFirst);
  expect(conversation.where()).toBe('simulation:plano-custos-mostrar');
  expect([chosen(conversation).length, calls(conversation, '/api/plano/selecionado')]).toEqual([0, 0]);
  expect(JSON.stringify(conversation.shown().at(-1)?.props)).toContain('R$\u00a070.800,00');

  await conversation.choose('quero-este');
  expect(conversation.where()).not.toContain('simulation:plano-custos');
  expect(chosen(conversation)).toHaveLength(1);
  expect([calls(conversation, '/api/plano/selecionado'), calls(conversation, '/api/plano/detalhes')]).toEqual([1, 1]);
  expect(conversation.journey()).not.toHaveProperty('planoEmVista');
});

it('leads back to the plans, where another one can be chosen', async () => {
  const conversation = await atThePlans();
  await conversation.give(costsOfFirst);
  await conversation.choose('outros-planos');
  expect(conversation.where()).toBe('simulation:plans-list-select');
  await conversation.give({ ...firstPlan, plan: 1 });
  expect(conversation.journey().planoSelecionado?.planoID).toBe(2102);
  expect(chosen(conversation)).toHaveLength(1);
  expect(calls(conversation, '/api/plano/detalhes')).toBe(2);
});

it('compares the plan with a loan at the rate of the settings', async () => {
  const conversation = await atThePlans();
  await conversation.give(costsOfFirst);
  await conversation.choose('comparar');
  expect(conversation.where()).toBe('simulation:plano-comparar');
  expect(conversation.shown().at(-1)?.name).toBe('loan-comparison');
  await conversation.choose('quero-este');
  expect(chosen(conversation)).toHaveLength(1);
});

it('shows what the catalogue says when the details cannot be fetched, and compares nothing', async () => {
  const conversation = await atThePlans({ answers: { '/api/plano/detalhes': breaks } });
  await conversation.give(costsOfFirst);
  expect(conversation.heard()).toContain('Não consegui buscar todas as taxas agora.');
  expect(JSON.stringify(conversation.shown().at(-1)?.props)).toContain('Ainda não sei');
  expect(conversation.options()).toEqual(['quero-este', 'outros-planos', 'especialistas']);
});
