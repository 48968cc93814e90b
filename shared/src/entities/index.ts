export { type Address, addressAnswerSchema, addressSchema } from './address';
export {
  type Brand,
  barKinds,
  brandSchema,
  cornerKinds,
  type GreetingKind,
  greetingKinds,
  letterings,
  logoFrames,
  motifs,
  type PlanTable,
  planTables,
} from './brand';
export type { CatalogueItem, PlanType } from './catalogue';
export { catalogueAnswerSchema } from './catalogue-answer';
export { type CatalogueQuery, catalogueQuerySchema } from './catalogue-call';
export {
  type Category,
  type ChosenCategory,
  categoryIdOf,
  categorySchema,
  meaningOfCategory,
} from './category';
export { categoriesAnswerSchema } from './category-answer';
export { couponCodeForm, referralCodeForm } from './code-forms';
export {
  type Coupon,
  type CouponErrorCode,
  type CouponErrorName,
  couponErrorCodeSchema,
  couponErrorNames,
} from './coupon';
export {
  type CouponRequest,
  couponAnswerSchema,
  couponRefusalSchema,
  couponRequestSchema,
} from './coupon-call';
export { dataOf } from './envelope';
export { fitsJourney } from './fits-journey';
export { type GeoLocation, geoLocationSchema } from './geo-location';
export { goodsTypeSchema, planTypeCodeSchema, planTypeNames } from './goods';
export { type Identifier, identifierSchema } from './identifier';
export { type Institution, institutionSchema } from './institution';
export { type Acceptance, type Journey, journeySchema } from './journey';
export { isJourneyKey, isPurchaseKey } from './journey-keys';
export type { Lead } from './lead';
export { type LeadRequest, leadAnswerSchema, leadRequestSchema } from './lead-call';
export { textOrEmpty } from './lenient';
export type { OpenCharge } from './open-charges';
export {
  type OpenPayment,
  type OpenPurchase,
  openPurchaseSchema,
  type PurchaseNote,
  purchaseNoteSchema,
} from './open-purchase';
export { chargeSchema, payableCode } from './payment';
export { type CardPayment, cardPaymentAnswerSchema, cardPaymentSchema } from './payment-call';
export {
  type PaymentMethodCode,
  payableMethods,
  paymentMethodSchema,
  paymentMethods,
} from './payment-method';
export { type PersonType, personTypeSchema } from './person-type';
export type { PlanDetails } from './plan-details';
export { planDetailsAnswerSchema } from './plan-details-answer';
export type { Proposal } from './proposal';
export { type ProposalRequest, proposalAnswerSchema, proposalRequestSchema } from './proposal-call';
export { publicAddressSchema } from './public-address';
export { type PlanReference, planReferenceSchema, type SelectedPlan } from './selected-plan';
export {
  type Midia,
  midias,
  scoreSchema,
  surveySchema,
} from './survey';
export { pictureAddress, webAddress } from './web-address';
export { type WordCheckAnswer, wordCheckAnswerSchema } from './word-check';
