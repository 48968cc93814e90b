// What only the steps of segments need: fields, and components in a message or over the page. It loads with the first segment.
export { TalkComposer } from './composer/talk-composer';
export { MessageWalk } from './messages/walk/message-walk';
export { Newer } from './newer';
export { MessagePart } from './parts/message-part';
export { PreparedParts } from './parts/prepared-parts';
export { TalkOverlay } from './parts/talk-overlay';
export { mayLeaveSegment, warmUpEntry, warmUpNext } from './parts/warm-up';
export { ProgressBar } from './progress/progress';
export { speakable } from './speech/speakable';
export { WideSummary } from './summary/wide-summary';
