export { stageNothing, stagePart, stageTalk } from '../src/development/stage';
