export { type Address, addressAnswerSchema, addressSchema } from './address';
export { type Brand, brandSchema, type GreetingKind, greetingKinds, type PlanTable, planTables } from './brand';
export {
  type CatalogueItem,
  type CatalogueQuery,
  catalogueAnswerSchema,
  catalogueItemSchema,
  catalogueQuerySchema,
  type PlanType,
  planTypeSchema,
} from './catalogue';
export {
  type Category,
  type ChosenCategory,
  categoriesAnswerSchema,
  categoryIdOf,
  categorySchema,
  meaningOfCategory,
} from './category';
export { type Contract, contractSchema } from './contract';
export {
  type Coupon,
  type CouponErrorCode,
  type CouponErrorName,
  type CouponRefusal,
  type CouponRequest,
  couponAnswerSchema,
  couponErrorCodeSchema,
  couponErrorNames,
  couponRefusalSchema,
  couponRequestSchema,
  couponSchema,
} from './coupon';
export { dataOf } from './envelope';
export { goodsTypeSchema, type PlanTypeName, planTypeCodeSchema, planTypeNames } from './goods';
export { type Identifier, identifierSchema } from './identifier';
export { type Correction, type Journey, journeySchema } from './journey';
export { type Lead, type LeadRequest, leadAnswerSchema, leadRequestSchema, leadSchema } from './lead';
export {
  type Boleto,
  boletoAnswerSchema,
  boletoSchema,
  type CardPayment,
  cardPaymentAnswerSchema,
  cardPaymentSchema,
  type Pix,
  pixAnswerSchema,
  pixSchema,
} from './payment';
export { paymentMethodCodeSchema, paymentMethods } from './payment-method';
export { type PersonType, personTypeSchema } from './person-type';
export { type PlanDetails, planDetailsAnswerSchema, planDetailsSchema } from './plan-details';
export {
  type GeoLocation,
  geoLocationSchema,
  type Proposal,
  type ProposalRequest,
  proposalAnswerSchema,
  proposalRequestSchema,
  proposalSchema,
} from './proposal';
export { type PlanReference, planReferenceSchema, type SelectedPlan, selectedPlanSchema } from './selected-plan';
export { type Survey, surveySchema } from './survey';
export { type WordCheckAnswer, wordCheckAnswerSchema } from './word-check';
