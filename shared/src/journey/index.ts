/** What more than one segment asks of the journey and of the API. */
export { appliedCoupon, couponContext } from './applied-coupon';
export { checkWords } from './check-words';
export { couponErrorName } from './coupon-error-name';
export { effectiveCompany } from './effective-company';
export { feeLabel, percentLabel } from './fee-label';
export { fetchPlanDetails } from './fetch-plan-details';
export { discountPercent, firstInstalmentInCents } from './first-instalment';
export { inCents, moneyLabel } from './money-label';
export { needed } from './needed';
export { planReference } from './plan-reference';
export { todayInBrazil } from './today-in-brazil';
