export { stageConversation, stageNothing, stagePart } from '../src/development/stage';
