// What only the steps of segments need: fields, and components in a message or over the page. It loads with the first segment.
export { ConversationComposer } from './composer/conversation-composer';
export { MessageWalk } from './messages/walk/message-walk';
export { Newer } from './newer';
export { ConversationOverlay } from './parts/conversation-overlay';
export { MessagePart } from './parts/message-part';
export { PreparedParts } from './parts/prepared-parts';
export { mayLeaveSegment, warmUpEntry, warmUpNext } from './parts/warm-up';
export { ProgressBar } from './progress/progress';
export { speakable } from './speech/speakable';
export { WideSummary } from './summary/wide-summary';
