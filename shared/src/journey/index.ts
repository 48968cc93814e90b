/** Helpers on the journey and the API that several segments use. */

export { appliedCoupon, couponContext, firstInstalmentInCents } from './applied-coupon';
export { checkWords, wordCheck } from './check-words';
export { chosenOffer, goodsName } from './chosen-offer';
export { chosenCosts, costGroups, costsNote, spokenCosts, totalLine } from './cost-groups';
export type { Costs } from './costs-of';
export { couponErrorName } from './coupon-error-name';
export * from './definition-line';
export {
  amountWords,
  bothAmounts,
  discountPercent,
  effectiveCompany,
  untakenDiscount,
  withoutDiscount,
} from './discounts';
export { planDetailsRequest, planReference } from './fetch-plan-details';
export * as figures from './figures';
export { firstInstalmentLines } from './first-instalment-lines';
export * from './labels';
export { needed } from './needed';
export { closeSale, salesOf, soldPlan, withPaidPurchase } from './open-purchase';
export { contemplacao, lance, meaningIn, taxaDeAdministracao } from './terms';
export { timeInBrazil, todayInBrazil } from './today-in-brazil';
