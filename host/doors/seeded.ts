export { journeyThatAsks } from '../src/development/journey-that-asks';
export { seededParts } from '../src/development/seeded-journey';
