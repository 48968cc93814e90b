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
export { aCatalogueItem, aCategory, aPlanType, aSelectedPlan } from './catalogue-builders';
export { givenTo, refusedAnswers, rightAnswers } from './examples';
export { type Answers, breaks, fakeApi, refuses, turnsAway } from './fake-api';
export { aDay, type FakeClock, fakeClock, noon, tasksDone } from './fake-clock';
export { accepted, fakeHttp, type SeenCall } from './fake-http';
export { resultOf } from './result-of';
export { aNeighbour, type SegmentTalk, startSegmentTalk, type VisitorOptions } from './segment-talk';
export { aHost, anyText, aSegment, hostPlaces } from './segments';
export { aTalk, type EngineTalk, type EngineTalkOptions } from './talk';
