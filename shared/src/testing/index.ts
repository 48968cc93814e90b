export { aBrand, aCatalogueItem, aCategory, aJourney, aPlanType, aScene } from './builders';
export { type FakeClock, fakeClock } from './fake-clock';
export { fakeHttp, type SeenCall } from './fake-http';
export { renderWithBrand } from './render-with-brand';
export { aHost, anyText, aSegment, aTalk, type Talk, type TalkOptions } from './talk';
