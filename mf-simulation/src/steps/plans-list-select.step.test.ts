import { bubblesOf } from '@consorcio/shared/flow';
import { aScene, resultOf } from '@consorcio/shared/testing';
import { aSimulationJourney } from '../testing/a-simulation-journey';
import { carPlans } from '../testing/an-api';
import { atThePlans, firstPlan } from '../testing/conversation';
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
  for (const answer of [
    { kind: 'plan', card: 9, plan: 0 },
    { kind: 'plan', card: 0, plan: 9 },
  ] as const)
    expect(() => say(answer)).toThrow(expect.objectContaining({ code: 'unexpected' }));
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
