import { bubblesOf } from '@consorcio/shared/flow';
import { aScene, breaks, refuses, resultOf } from '@consorcio/shared/testing';
import { aSimulationJourney } from '../testing/a-simulation-journey';
import { carPlanDetails, carPlans } from '../testing/an-api';
import { again, atThePlans, firstPlan, halfPlan, startSimulation } from '../testing/conversation';
import { plansListSelect as step } from './plans-list-select.step';

const scene = aScene({ journey: aSimulationJourney({ catalogo: carPlans }) });
const say = (answer: Parameters<NonNullable<NonNullable<typeof step.component>['asks']>['say']>[0]) =>
  step.component?.asks?.say(answer, scene);

it('records and publishes the chosen plan, and leads to its report to the server', () => {
  const { journey, to, facts } = resultOf(step, { kind: 'plan', card: 1, plan: 2 }, scene);
  expect(journey.planoSelecionado).toMatchObject({ PlanoIndex: 1, planoID: 2203, LabelPlano: 'Paga Reduzida' });
  expect(to).toBe('plano-selecionado');
  expect(facts).toMatchObject([{ name: 'plan.chosen', payload: { planoID: 2203, valorCreditoInCents: 75_000_00 } }]);
});

it('simulates again without a plan and without a fact, also when a plan was chosen before', () => {
  const chosen = resultOf(step, { kind: 'plan', card: 0, plan: 0 }, scene).journey;
  const { journey, to, facts } = resultOf(step, { kind: 'simulate-again' }, { ...scene, journey: chosen });
  expect(journey).toEqual({ ...scene.journey, isSimulateAgain: true });
  expect([to, facts]).toEqual(['lead-credit-value', []]);
});

it('shows the answer as a sentence in the visitor’s bubble', () => {
  expect(say({ kind: 'plan', card: 0, plan: 1 })).toBe('Quero o plano Paga Metade de R$\u00a060.000,00 em 80 meses');
  expect(say({ kind: 'simulate-again' })).toBe('Quero simular novamente');
});

it('throws on a plan that does not exist, so that no wrong plan is recorded', () => {
  for (const wrong of [{ card: 9 }, { plan: 9 }])
    expect(() => say({ kind: 'plan', card: 0, plan: 0, ...wrong })).toThrow(
      expect.objectContaining({ code: 'unexpected' }),
    );
});

it('does not announce the same plans as new to a visitor who returns for another one', () => {
  const back = { ...scene, journey: resultOf(step, { kind: 'plan', card: 0, plan: 0 }, scene).journey };
  expect(bubblesOf(step, back)).not.toEqual(bubblesOf(step, scene));
});

it('is shown again for another plan without a new request of the catalogue', async () => {
  const conversation = await atThePlans();
  await conversation.give(firstPlan);
  const calls = conversation.calls.length;
  await conversation.choose('outro');
  expect([conversation.where(), conversation.calls.length]).toEqual(['simulation:plans-list-select', calls]);
  await conversation.give({ kind: 'plan', card: 1, plan: 1 });

  expect(conversation.journey().planoSelecionado).toMatchObject({ planoID: 2202, LabelPlano: 'Paga Metade' });
  expect(conversation.calls.at(-1)?.sent).toEqual({ empresaID: 902, leadID: 77, planoID: 2202, bemID: 3201 });
});

/** A visitor who has asked for the costs of the first plan. */
async function atTheCosts(options?: Parameters<typeof atThePlans>[0]) {
  const conversation = await atThePlans(options);
  await conversation.give({ kind: 'costs', card: 0, plan: 0 });
  return conversation;
}
const chosen = (conversation: Awaited<ReturnType<typeof atThePlans>>) =>
  conversation.facts.filter(({ name }) => name === 'plan.chosen');
const calls = (conversation: Awaited<ReturnType<typeof atThePlans>>, path: string) =>
  conversation.calls.filter((call) => call.path === path).length;

it('shows the costs of a plan without choosing it, and continues with it on request', async () => {
  const conversation = await atTheCosts();
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
  const conversation = await atTheCosts();
  await conversation.choose('outros-planos');
  expect(conversation.where()).toBe('simulation:plans-list-select');
  await conversation.give({ ...firstPlan, plan: 1 });
  expect(conversation.journey().planoSelecionado?.planoID).toBe(2102);
  expect(chosen(conversation)).toHaveLength(1);
  expect(calls(conversation, '/api/plano/detalhes')).toBe(2);
});

it('compares the plan with a loan at the rate of the settings', async () => {
  const conversation = await atTheCosts();
  await conversation.choose('comparar');
  expect(conversation.where()).toBe('simulation:plano-comparar');
  expect(conversation.shown().at(-1)?.name).toBe('loan-comparison');
  await conversation.choose('quero-este');
  expect(chosen(conversation)).toHaveLength(1);
});

it('shows what the catalogue says when the details cannot be fetched, and compares nothing', async () => {
  const conversation = await atTheCosts({ answers: { '/api/plano/detalhes': breaks } });
  expect(conversation.heard()).toContain('Não consegui buscar todas as taxas agora.');
  expect(JSON.stringify(conversation.shown().at(-1)?.props)).toContain('Ainda não sei');
  expect(conversation.options()).toEqual(['quero-este', 'outros-planos', 'especialistas']);
});

describe('plano-detalhes', () => {
  const journey = aSimulationJourney({ catalogo: carPlans, planoDetalhes: carPlanDetails });

  it.each([
    ['broken', breaks],
    ['malformed', { data: { nonsense: true } }],
    ['a refusal', refuses('Não.')],
  ])('continues without details when the answer is %s, and drops those of the previous plan', async (_, answer) => {
    const answers = { '/api/plano/detalhes': answer, '/api/plano/selecionado': breaks };
    const conversation = await startSimulation({ at: 'plans-list-select', journey, answers });
    await conversation.give(firstPlan);
    expect(conversation.where()).toBe('proposal:proposal-confirm-infos');
    expect(conversation.journey().planoDetalhes).toBeUndefined();
  });

  it.each([true, false])('mentions the discount of the brand only if it has one: %j', async (desconto) => {
    const conversation = await startSimulation({ at: 'plans-list-select', journey, brand: { desconto } });
    await conversation.give(firstPlan);
    expect(conversation.where()).toBe('proposal:proposal-confirm-infos');
    expect(conversation.heard().includes('desconto')).toBe(desconto);
  });
});

describe('referral', () => {
  const brand = { referralCode: 'AMIGO', empresaId: 58, compraId: 130, desconto: true };

  it.each([
    ['Paga Metade', halfPlan, brand, { empresaId: 99, compraId: 173 }],
    ['Integral', firstPlan, brand, { empresaId: 58, compraId: 130 }],
    ['any plan without a referral code', halfPlan, {}, undefined],
  ])('a plan of %s sets company and purchase of later requests, and its campaign', async (_, plan, brand, ids) => {
    const conversation = await atThePlans({ brand });
    await conversation.give(plan);

    const { empresaId, compraId } = conversation.journey();
    expect({ empresaId, compraId }).toEqual({ ...ids });
    for (const { sent } of conversation.calls.slice(-2))
      expect(sent).toMatchObject({ empresaID: ids?.empresaId ?? 902 });
    const payload = conversation.facts.find(({ name }) => name === 'plan.chosen')?.payload ?? {};
    expect('campanha' in payload ? payload.campanha : undefined).toEqual(ids);
  });

  it('the company of a plan is removed together with the plan, and the lead keeps the company of the brand', async () => {
    const conversation = await atThePlans({ brand });
    await conversation.give(halfPlan);
    await conversation.choose('outro');
    await conversation.give(again);
    await conversation.type('70.000,00');

    expect(conversation.journey().empresaId).toBeUndefined();
    expect(conversation.calls.at(-1)).toMatchObject({ path: '/api/v1/catalogo', sent: { empresaId: 58 } });
    expect(conversation.paths().filter((path) => path === 'POST /api/lead')).toHaveLength(1);
  });
});
