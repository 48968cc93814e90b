import { couponContext } from '@consorcio/shared/journey';
import { aCoupon, aReadyJourney } from '@consorcio/shared/testing';
import { firstInstalmentInCents } from './first-instalment';

const journey = aReadyJourney({ cupom: aCoupon() });

it.each([
  ['of the plan, if its coupon was declined', false, 885_00],
  ['that the applied coupon leaves', true, 796_50],
])('is the amount %s', (_case, aplicado, cents) => {
  expect(firstInstalmentInCents({ ...journey, cupomDecisao: { para: couponContext(journey), aplicado } })).toBe(cents);
});
