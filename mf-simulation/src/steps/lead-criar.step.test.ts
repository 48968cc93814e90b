import { serverSentences } from '@consorcio/shared/errors';
import { breaks, inTurn, refuses } from '@consorcio/shared/testing';
import { aSimulationJourney } from '../testing/a-simulation-journey';
import { carPlans } from '../testing/an-api';
import { again, atThePlans, car, firstPlan, services, startSimulation } from '../testing/conversation';

it('creates no second lead for the same data, and another one when the data has changed', async () => {
  const conversation = await atThePlans();
  const leads = () => conversation.paths().filter((path) => path === 'POST /api/lead').length;
  for (const [category, credit, count] of [
    [car, '61.000,00', 1],
    [services, '15.000,00', 2],
  ] as const) {
    await conversation.give(firstPlan);
    await conversation.choose('novo');
    await conversation.give(category);
    await conversation.type(credit);
    expect([conversation.where(), leads()]).toEqual(['simulation:plans-list-select', count]);
  }
  expect(conversation.facts.filter(({ name }) => name === 'lead.saved')).toHaveLength(2);
});

it('sends a changed income to the server once', async () => {
  const conversation = await atThePlans({
    answers: { '/api/v1/catalogo': inTurn(refuses(serverSentences.noPlansForIncome), { data: carPlans }) },
  });
  await conversation.choose('com-renda-extra');
  for (const answer of ['1.000,00', '70.000,00', '71.000,00']) {
    await conversation.type(answer);
    await conversation.give(again);
  }

  const leads = conversation.calls.filter(({ path }) => path === '/api/lead');
  expect(leads).toMatchObject([{ sent: { rendaMensal: 8_000 } }, { sent: { rendaMensal: 9_000 } }]);
});

it('sends a lead whose response was lost again with the same key, and only when the visitor asks for it', async () => {
  const { lead: _none, ...journey } = aSimulationJourney();
  const conversation = await startSimulation({
    at: 'lead-criar',
    journey,
    answers: { '/api/lead': inTurn(breaks, { data: { id: 'L-1', LeadToken: 't' } }) },
  });
  expect(conversation.calls).toHaveLength(1);
  await conversation.choose('again');

  const [first, second] = conversation.calls.filter(({ path }) => path === '/api/lead');
  expect(first?.idempotencyKey).toBeDefined();
  expect(second?.idempotencyKey).toBe(first?.idempotencyKey);
  expect(conversation.where()).toBe('simulation:plans-list-select');
  expect(conversation.facts.filter(({ name }) => name === 'lead.saved')).toHaveLength(1);
});
