import { again, atThePlans, firstPlan, halfPlan } from '../testing/conversation';

const brand = { referralCode: 'AMIGO', empresaId: 58, compraId: 130, desconto: true };

it.each([
  ['Paga Metade', halfPlan, { empresaId: 99, compraId: 173 }],
  ['Integral', firstPlan, { empresaId: 58, compraId: 130 }],
])('a plan of %s sets its company and purchase for the requests that follow', async (_, plan, ids) => {
  const conversation = await atThePlans({ brand });
  await conversation.give(plan);

  expect(conversation.journey()).toMatchObject(ids);
  for (const call of conversation.calls.slice(-2)) expect(call.sent).toMatchObject({ empresaID: ids.empresaId });
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

it('changes nothing for a visitor without a referral code', async () => {
  const conversation = await atThePlans();
  await conversation.give(halfPlan);
  expect(conversation.journey().empresaId).toBeUndefined();
  expect(conversation.journey().compraId).toBeUndefined();
});

it.each([
  ['Paga Metade', halfPlan, brand, { campanha: { empresaId: 99, compraId: 173 } }],
  ['any plan without a referral code', halfPlan, {}, {}],
])('the fact of the choice of %s names its campaign', async (_what, plan, brandOfPage, campaign) => {
  const conversation = await atThePlans({ brand: brandOfPage });
  await conversation.give(plan);
  const chosen = conversation.facts.find(({ name }) => name === 'plan.chosen')?.payload ?? {};
  expect('campanha' in chosen ? { campanha: chosen.campanha } : {}).toEqual(campaign);
});
