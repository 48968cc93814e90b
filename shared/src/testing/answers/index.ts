export { type ChargeKeys, cardAnswers, chargeAnswers } from './payment-answers';
export { itReadsAllAnswers } from './play-answers';
export { addressAnswers, couponAnswers, planDetailsAnswers, proposalAnswers } from './proposal-answers';
export { healthAnswers, wordCheckAnswers } from './service-answers';
export { catalogueAnswers, categoryAnswers, leadAnswers, selectedPlanAnswers } from './simulation-answers';
