// What only the steps of segments need: fields, and components in a message or over the page. It loads with the first segment.
export { Composer } from './composer/composer';
export { ConversationLongWait } from './messages/conversation-long-wait';
export { MessageWalk } from './messages/message-walk';
export { Onward } from './onward';
export { ConversationOverlay } from './parts/conversation-overlay';
export { MessagePart } from './parts/message-part';
export { mayLeaveSegment, PreparedParts, warmUpEntry, warmUpNext } from './parts/prepared';
export { ProgressBar } from './progress/progress';
export { speakable } from './speech/speakable';
export { WideSummary } from './summary/summary';
