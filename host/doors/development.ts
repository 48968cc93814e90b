export { journeyThatAsks } from '../src/development/journey-that-asks';
export { seededParts } from '../src/development/seeded-journey';
export { stageNothing, stagePart, stageTalk } from '../src/development/stage';
