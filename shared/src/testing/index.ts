export { aPart } from './a-part';
export { after } from './after';
export { type Answers, answering, breaks, refuses } from './answering-api';
export {
  aBrand,
  aCatalogueItem,
  aCategory,
  aChosenJourney,
  aCoupon,
  aGeoLocation,
  aJourney,
  anAddress,
  aPix,
  aPlanType,
  aProposal,
  aProposedJourney,
  aReadyJourney,
  aScene,
  aSelectedPlan,
} from './builders';
export { type FakeClock, fakeClock } from './fake-clock';
export { accepted, fakeHttp, type SeenCall } from './fake-http';
export { renderWithBrand } from './render-with-brand';
export { aNeighbour, type SegmentTalk, startSegmentTalk, type VisitorOptions } from './segment-talk';
export { aHost, anyText, aSegment, aTalk, hostPlaces, type Talk, type TalkOptions } from './talk';
