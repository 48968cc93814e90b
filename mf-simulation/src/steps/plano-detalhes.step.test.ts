import { breaks, refuses } from '@consorcio/shared/testing';
import { aSimulationJourney } from '../testing/a-simulation-journey';
import { carPlanDetails, carPlans } from '../testing/an-api';
import { firstPlan, startSimulation } from '../testing/conversation';

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

it.each([true, false])(
  'mentions the discount on the first instalment only if the brand has one: %j',
  async (desconto) => {
    const conversation = await startSimulation({ at: 'plans-list-select', journey, brand: { desconto } });
    await conversation.give(firstPlan);
    expect(conversation.where()).toBe('proposal:proposal-confirm-infos');
    expect(conversation.heard().includes('desconto')).toBe(desconto);
  },
);
