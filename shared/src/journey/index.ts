/** Helpers on the journey and the API that several segments use. */
export { amountWords } from './amount-words';
export { appliedCoupon, couponContext } from './applied-coupon';
export { checkWords } from './check-words';
export { closeSale } from './close-sale';
export { couponErrorName } from './coupon-error-name';
export { discountPercent } from './discount-percent';
export { effectiveCompany } from './effective-company';
export { feeLabel } from './fee-label';
export { fetchPlanDetails } from './fetch-plan-details';
export { firstInstalmentInCents } from './first-instalment';
export { inCents, moneyLabel } from './money-label';
export { needed } from './needed';
export { salesOf, withPaidPurchase } from './open-purchase';
export { planReference } from './plan-reference';
export { soldPlan } from './sold-plan';
export { contemplacao, lance, meaningIn, taxaDeAdministracao } from './terms';
export { todayInBrazil } from './today-in-brazil';
export { bothAmounts, untakenDiscount, withoutDiscount } from './untaken-discount';
