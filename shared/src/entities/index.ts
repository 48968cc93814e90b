export { type Address, addressAnswerSchema, addressSchema } from './address';
export * from './brand';
export {
  type CatalogueItem,
  type CatalogueQuery,
  catalogueAnswerSchema,
  catalogueQuerySchema,
  type PlanType,
} from './catalogue';
export * from './category';
export { couponCodeForm, referralCodeForm } from './code-forms';
export * from './coupon';
export { dataOf } from './envelope';
export { type GeoLocation, geoLocationSchema } from './geo-location';
export { goodsTypeSchema, planTypeCodeSchema, planTypeNames } from './goods';
export { type Identifier, identifierSchema } from './identifier';
export { type Institution, institutionSchema } from './institution';
export { type Acceptance, fitsJourney, type Journey, journeySchema } from './journey';
export { isJourneyKey, isPurchaseKey } from './journey-keys';
export { type Lead, type LeadRequest, leadAnswerSchema, leadRequestSchema } from './lead';
export { textOrEmpty } from './lenient';
export * from './open-purchase';
export { chargeSchema, payableCode } from './payment';
export { type CardPayment, cardPaymentAnswerSchema, cardPaymentSchema } from './payment-call';
export * from './payment-method';
export { type PlanDetails, planDetailsAnswerSchema } from './plan-details';
export * from './proposal';
export { publicAddressSchema } from './public-address';
export { type PlanReference, planReferenceSchema, type SelectedPlan } from './selected-plan';
export * from './survey';
export { pictureAddress, webAddress } from './web-address';
export { type WordCheckAnswer, wordCheckAnswerSchema } from './word-check';
