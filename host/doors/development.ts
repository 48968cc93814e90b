export { stageConversation, stageNothing, stagePart } from '../src/boot/development/stage';
