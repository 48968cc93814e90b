// What the page says of a conversation, without a page.

export { chatStateOf, occasionOf, problemOf } from '../src/chat/conversation/selectors';
export { startAgain } from '../src/chat/options/start-again';
export { optionsOfPart } from '../src/chat/parts/offers';
export { followPhase } from '../src/chat/progress/phases';
export { optionsSpoken } from '../src/chat/speech/options-spoken';
export { refusalSpoken } from '../src/chat/speech/refusal-spoken';
export { speakable } from '../src/chat/speech/speakable';
