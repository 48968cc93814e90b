export { Chat } from './chat';
export { loadSegmentParts, provideSegmentParts } from './late-segment-parts';
export { RedrawBoundary } from './redraw-boundary';
export { type Announcer, createAnnouncer } from './speech/announcer';
export { lateSpeakable } from './speech/late-speakable';
export { createTalk } from './talk/talk';
