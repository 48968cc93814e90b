export { journeyThatAsks } from '../src/boot/development/journey-that-asks';
export { seededParts } from '../src/boot/development/seeded-journey';
