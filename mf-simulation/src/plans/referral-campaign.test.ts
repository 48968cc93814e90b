import { again, atThePlans, firstPlan, halfPlan } from '../testing/talk';

const brand = { referralCode: 'AMIGO', empresaId: 58, compraId: 130, desconto: true };

it.each([
  ['Paga Metade', halfPlan, { empresaId: 99, compraId: 173 }],
  ['Integral', firstPlan, { empresaId: 58, compraId: 130 }],
])('a plan of %s sets its company and purchase for the requests that follow', async (_, plan, ids) => {
  const talk = await atThePlans({ brand });
  await talk.give(plan);

  expect(talk.journey()).toMatchObject(ids);
  for (const call of talk.calls.slice(-2)) expect(call.sent).toMatchObject({ empresaID: ids.empresaId });
});

it('the company of a plan is removed together with the plan, and the lead keeps the company of the brand', async () => {
  const talk = await atThePlans({ brand });
  await talk.give(halfPlan);
  await talk.choose('outro');
  await talk.give(again);
  await talk.type('70.000,00');

  expect(talk.journey().empresaId).toBeUndefined();
  expect(talk.calls.at(-1)).toMatchObject({ path: '/api/v1/catalogo', sent: { empresaId: 58 } });
  expect(talk.paths().filter((path) => path === 'POST /api/lead')).toHaveLength(1);
});

it('changes nothing for a visitor without a referral code', async () => {
  const talk = await atThePlans();
  await talk.give(halfPlan);
  expect(talk.journey().empresaId).toBeUndefined();
  expect(talk.journey().compraId).toBeUndefined();
});

it.each([
  ['Paga Metade', halfPlan, brand, { campanha: { empresaId: 99, compraId: 173 } }],
  ['any plan without a referral code', halfPlan, {}, {}],
])('the fact of the choice of %s names its campaign', async (_what, plan, brandOfPage, campaign) => {
  const talk = await atThePlans({ brand: brandOfPage });
  await talk.give(plan);
  const chosen = talk.facts.find(({ name }) => name === 'plan.chosen')?.payload ?? {};
  expect('campanha' in chosen ? { campanha: chosen.campanha } : {}).toEqual(campaign);
});
