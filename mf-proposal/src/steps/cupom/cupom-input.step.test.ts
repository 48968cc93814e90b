import { validationMessages } from '@consorcio/shared/validation';
import { startProposal } from '../../testing/conversation';
import { codesSent, typeCoupon, withCoupons } from './testing/coupon-conversation';

it.each(['', '   '])('%j is not a coupon code', async (typed) => {
  const conversation = await startProposal(withCoupons);
  await typeCoupon(conversation, typed);
  expect(conversation.problem()).toBe(validationMessages.required);
  await conversation.choose('sem-cupom');
  expect(codesSent(conversation)).toEqual([null]);
});

it('full-width characters are sent and shown as ASCII', async () => {
  const conversation = await startProposal(withCoupons);
  await typeCoupon(conversation, 'ｄｅｚ１０');
  expect(conversation.said()).toContain('DEZ10');
});
