export { aPromise } from './a-promise';
export {
  aBrand,
  aChosenJourney,
  aCoupon,
  aGeoLocation,
  aJourney,
  anAddress,
  anInstitution,
  aProposal,
  aProposedJourney,
  aReadyJourney,
  aScene,
} from './builders';
export { aCatalogueItem, aCategory, aPlanDetails, aPlanType, aSelectedPlan } from './catalogue-builders';
export { aConversation, type EngineConversation, type EngineConversationOptions } from './conversation';
export { givenTo, refusedAnswers, rightAnswers } from './examples';
export { type Answers, breaks, fails, fakeApi, inTurn, refuses, turnsAway } from './fake-api';
export { aDay, type FakeClock, fakeClock, noon, tasksDone } from './fake-clock';
export { accepted, fakeHttp, type SeenCall } from './fake-http';
export { checkFlow } from './flow-check/check-flow';
export { type FlowEdges, flowEdges, keyOf } from './flow-check/flow-graph';
export type { FlowCheckInput, FlowProblem } from './flow-check/flow-input';
export { resultOf } from './result-of';
export {
  aNeighbour,
  type SegmentConversation,
  startSegmentConversation,
  type VisitorOptions,
} from './segment-conversation';
export { aHost, aSegment, hostPlaces, someSegments } from './segments';
export { anyText } from './steps';
