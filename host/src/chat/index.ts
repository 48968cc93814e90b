export { Chat } from './chat';
export { loadSegmentParts, provideSegmentParts } from './late-segment-parts';
export { type Announcer, createAnnouncer } from './speech/announcer';
export { createTalk } from './talk/talk';
