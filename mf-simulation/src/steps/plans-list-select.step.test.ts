import { bubblesOf } from '@consorcio/shared/flow';
import { aScene, resultOf } from '@consorcio/shared/testing';
import { aSimulationJourney } from '../testing/a-simulation-journey';
import { carPlans } from '../testing/an-api';
import { plansListSelect as step } from './plans-list-select.step';

const scene = aScene({ journey: aSimulationJourney({ catalogo: carPlans }) });
const say = (answer: Parameters<NonNullable<NonNullable<typeof step.component>['asks']>['say']>[0]) =>
  step.component?.asks?.say(answer, scene);

it('records the plan of an answer and tells the server about it', () => {
  const { journey, to, facts } = resultOf(step, { kind: 'plan', card: 1, plan: 2 }, scene);
  expect(journey.planoSelecionado).toMatchObject({ PlanoIndex: 1, planoID: 2203, LabelPlano: 'Paga Reduzida' });
  expect(to).toBe('plano-selecionado');
  expect(facts).toMatchObject([{ name: 'plan.chosen', payload: { planoID: 2203, valorCreditoInCents: 75_000_00 } }]);
});

it('simulates again without a plan and without a fact, also after one was chosen', () => {
  const chosen = resultOf(step, { kind: 'plan', card: 0, plan: 0 }, scene).journey;
  const { journey, to, facts } = resultOf(step, { kind: 'simulate-again' }, { ...scene, journey: chosen });
  expect(journey).toEqual({ ...scene.journey, isSimulateAgain: true });
  expect([to, facts]).toEqual(['lead-credit-value', []]);
});

it('reads as a wish in the visitor’s bubble', () => {
  expect(say({ kind: 'plan', card: 0, plan: 1 })).toBe('Quero o plano Paga Metade de R$\u00a060.000,00 em 80 meses');
  expect(say({ kind: 'simulate-again' })).toBe('Quero simular novamente');
});

it('breaks on a plan that is not there, so that nothing wrong is recorded', () => {
  for (const answer of [
    { kind: 'plan', card: 9, plan: 0 },
    { kind: 'plan', card: 0, plan: 9 },
  ] as const)
    expect(() => say(answer)).toThrow(expect.objectContaining({ code: 'unexpected' }));
});

it('does not announce the same plans as new to whoever comes back for another one', () => {
  const back = { ...scene, journey: resultOf(step, { kind: 'plan', card: 0, plan: 0 }, scene).journey };
  expect(bubblesOf(step, back)).not.toEqual(bubblesOf(step, scene));
});
