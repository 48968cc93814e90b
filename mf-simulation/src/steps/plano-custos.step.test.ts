import { breaks } from '@consorcio/shared/testing';
import { atThePlans, firstPlan } from '../testing/talk';

const costsOfFirst = { kind: 'costs', card: 0, plan: 0 } as const;
const chosen = (talk: Awaited<ReturnType<typeof atThePlans>>) =>
  talk.facts.filter(({ name }) => name === 'plan.chosen');
const calls = (talk: Awaited<ReturnType<typeof atThePlans>>, path: string) =>
  talk.calls.filter((call) => call.path === path).length;

it('shows the costs of a plan without choosing it, and continues with it on request', async () => {
  const talk = await atThePlans();
  await talk.give(costsOfFirst);
  expect(talk.where()).toBe('simulation:plano-custos-mostrar');
  expect([chosen(talk).length, calls(talk, '/api/plano/selecionado')]).toEqual([0, 0]);
  expect(JSON.stringify(talk.snapshot().transcript.at(-1)?.component?.props)).toContain('R$\u00a070.800,00');

  await talk.choose('quero-este');
  expect(talk.where()).not.toContain('simulation:plano-custos');
  expect(chosen(talk)).toHaveLength(1);
  expect([calls(talk, '/api/plano/selecionado'), calls(talk, '/api/plano/detalhes')]).toEqual([1, 1]);
  expect(talk.journey()).not.toHaveProperty('planoEmVista');
});

it('leads back to the plans, where another one can be chosen', async () => {
  const talk = await atThePlans();
  await talk.give(costsOfFirst);
  await talk.choose('outros-planos');
  expect(talk.where()).toBe('simulation:plans-list-select');
  await talk.give({ ...firstPlan, plan: 1 });
  expect(talk.journey().planoSelecionado?.planoID).toBe(2102);
  expect(chosen(talk)).toHaveLength(1);
  expect(calls(talk, '/api/plano/detalhes')).toBe(2);
});

it('compares the plan with a loan at the rate of the settings', async () => {
  const talk = await atThePlans();
  await talk.give(costsOfFirst);
  await talk.choose('comparar');
  expect(talk.where()).toBe('simulation:plano-comparar');
  expect(talk.snapshot().transcript.at(-1)?.component?.name).toBe('loan-comparison');
  await talk.choose('quero-este');
  expect(chosen(talk)).toHaveLength(1);
});

it('shows what the catalogue says when the details cannot be fetched, and compares nothing', async () => {
  const talk = await atThePlans({ answers: { '/api/plano/detalhes': breaks } });
  await talk.give(costsOfFirst);
  expect(talk.heard()).toContain('Não consegui buscar todas as taxas agora.');
  expect(JSON.stringify(talk.snapshot().transcript.at(-1)?.component?.props)).toContain('Ainda não sei');
  expect(talk.options()).toEqual(['quero-este', 'outros-planos', 'especialistas']);
});
