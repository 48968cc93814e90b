export { Chat } from './chat';
export { loadSegmentParts, provideSegmentParts } from './late-segment-parts';
export { type Announcer, createAnnouncer } from './speech/announcer';
export { lateSpeakable } from './speech/late-speakable';
export { createTalk } from './talk/talk';
