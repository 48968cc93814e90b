export { type Conductor, createConductor } from '../src/journey/conductor';
export type { ConductorPorts } from '../src/journey/conductor-ports';
export { sharedPlaces } from '../src/journey/host-places';
export { hostSegment } from '../src/journey/host-segment';
export { itinerary } from '../src/journey/itinerary';
export { readConversation } from '../src/journey/read-conversation';
export { releasedSegments } from '../src/journey/released-segments';
export { createSnapshotStorage } from '../src/journey/snapshot-storage';
export { default as returnVisitSegment } from '../src/return-visit/segment';
