import { serverSentences } from '@consorcio/shared/errors';
import { breaks, refuses } from '@consorcio/shared/testing';
import { aSimulationJourney } from '../testing/a-simulation-journey';
import { carPlans, inTurn } from '../testing/an-api';
import { again, atThePlans, car, firstPlan, services, startTalk } from '../testing/talk';

it('creates no second lead for the same data, and another one when the data has changed', async () => {
  const talk = await atThePlans();
  const leads = () => talk.paths().filter((path) => path === 'POST /api/lead').length;
  for (const [category, credit, count] of [
    [car, '61.000,00', 1],
    [services, '15.000,00', 2],
  ] as const) {
    await talk.give(firstPlan);
    await talk.choose('novo');
    await talk.give(category);
    await talk.type(credit);
    expect([talk.where(), leads()]).toEqual(['simulation:plans-list-select', count]);
  }
  expect(talk.facts.filter(({ name }) => name === 'lead.saved')).toHaveLength(2);
});

it('sends a changed income to the server once', async () => {
  const talk = await atThePlans({
    answers: { '/api/v1/catalogo': inTurn(refuses(serverSentences.noPlansForIncome), { data: carPlans }) },
  });
  await talk.choose('com-renda-extra');
  for (const answer of ['1.000,00', '70.000,00', '71.000,00']) {
    await talk.type(answer);
    await talk.give(again);
  }

  const leads = talk.calls.filter(({ path }) => path === '/api/lead');
  expect(leads).toMatchObject([{ sent: { rendaMensal: 8_000 } }, { sent: { rendaMensal: 9_000 } }]);
});

it('sends a lead whose response was lost again with the same key, and only when the visitor asks for it', async () => {
  const { lead: _none, ...journey } = aSimulationJourney();
  const talk = await startTalk({
    at: 'lead-criar',
    journey,
    answers: { '/api/lead': inTurn(breaks, { data: { id: 'L-1', LeadToken: 't' } }) },
  });
  expect(talk.calls).toHaveLength(1);
  await talk.choose('again');

  const [first, second] = talk.calls.filter(({ path }) => path === '/api/lead');
  expect(first?.idempotencyKey).toBeDefined();
  expect(second?.idempotencyKey).toBe(first?.idempotencyKey);
  expect(talk.where()).toBe('simulation:plans-list-select');
  expect(talk.facts.filter(({ name }) => name === 'lead.saved')).toHaveLength(1);
});
