// What the page says of a conversation, without a page.

export { chatStateOf, occasionOf, optionsOfPart, problemOf } from '../src/chat/conversation/selectors';
export { optionsSpoken, startAgain } from '../src/chat/options/spoken';
export { followPhase } from '../src/chat/progress/phases';
export { refusalSpoken, speakable } from '../src/chat/speech/speakable';
