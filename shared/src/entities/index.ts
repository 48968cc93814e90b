export { type Address, addressAnswerSchema, addressSchema } from './address';
export {
  type Brand,
  barKinds,
  brandSchema,
  cornerKinds,
  couponCodeSchema,
  type GreetingKind,
  greetingKinds,
  letterings,
  logoFrames,
  motifs,
  type PlanTable,
  planTables,
  referralCodeSchema,
} from './brand';
export { type CatalogueItem, catalogueItemSchema, type PlanType, planTypeSchema } from './catalogue';
export { type CatalogueQuery, catalogueAnswerSchema, catalogueQuerySchema } from './catalogue-call';
export {
  type Category,
  type ChosenCategory,
  categoriesAnswerSchema,
  categoryIdOf,
  categorySchema,
  meaningOfCategory,
} from './category';
export {
  type Coupon,
  type CouponErrorCode,
  type CouponErrorName,
  couponErrorCodeSchema,
  couponErrorNames,
  couponSchema,
} from './coupon';
export {
  type CouponRefusal,
  type CouponRequest,
  couponAnswerSchema,
  couponRefusalSchema,
  couponRequestSchema,
} from './coupon-call';
export { dataOf } from './envelope';
export { type GeoLocation, geoLocationSchema } from './geo-location';
export { goodsTypeSchema, type PlanTypeName, planTypeCodeSchema, planTypeNames } from './goods';
export { type Identifier, identifierSchema } from './identifier';
export { type Correction, type Journey, journeySchema, purchaseDataSchema } from './journey';
export { type Lead, leadSchema } from './lead';
export { type LeadRequest, leadAnswerSchema, leadRequestSchema } from './lead-call';
export { type Boleto, boletoSchema, type Payment, type Pix, paymentSchema, pixSchema } from './payment';
export {
  boletoAnswerSchema,
  type CardPayment,
  cardPaymentAnswerSchema,
  cardPaymentSchema,
  pixAnswerSchema,
} from './payment-call';
export { paymentMethodCodeSchema, paymentMethods } from './payment-method';
export { type PersonType, personTypeSchema } from './person-type';
export { type PlanDetails, planDetailsAnswerSchema, planDetailsSchema } from './plan-details';
export { type Proposal, proposalSchema } from './proposal';
export { type ProposalRequest, proposalAnswerSchema, proposalRequestSchema } from './proposal-call';
export { type PlanReference, planReferenceSchema, type SelectedPlan, selectedPlanSchema } from './selected-plan';
export {
  type Midia,
  midiaSchema,
  midias,
  scoreSchema,
  surveySchema,
} from './survey';
export { type WordCheckAnswer, wordCheckAnswerSchema } from './word-check';
