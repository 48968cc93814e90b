// What the page says of a conversation, without a page.

export { chatStateOf, occasionOf, problemOf } from '../src/chat/conversation/selectors';
export { startAgain } from '../src/chat/options/start-again';
export { optionsSpoken } from '../src/chat/options/use-announced-options';
export { optionsOfPart } from '../src/chat/parts/offers';
export { followPhase } from '../src/chat/progress/phases';
export { refusalSpoken, speakable } from '../src/chat/speech/speakable';
