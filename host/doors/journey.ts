export { pagePresence } from '../src/platform/presence';
export { type Conductor, createConductor } from '../src/talk/conductor';
export type { ConductorPorts } from '../src/talk/conductor-ports';
export { continued, conversationFormOf } from '../src/talk/earlier-visit';
export { sharedPlaces } from '../src/talk/host-places';
export { hostSegment } from '../src/talk/host-segment';
export { itinerary, releasedSegments } from '../src/talk/itinerary';
export { default as returnVisitSegment } from '../src/talk/return-visit/segment';
