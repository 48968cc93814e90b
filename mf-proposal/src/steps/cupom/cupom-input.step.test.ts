import { validationMessages } from '@consorcio/shared/validation';
import { startTalk } from '../../testing/talk';
import { codesSent, typeCoupon, withCoupons } from './testing/coupon-talk';

it.each(['', '   '])('%j is not a coupon code', async (typed) => {
  const talk = await startTalk(withCoupons);
  await typeCoupon(talk, typed);
  expect(talk.problem()).toBe(validationMessages.required);
  await talk.choose('sem-cupom');
  expect(codesSent(talk)).toEqual([null]);
});
