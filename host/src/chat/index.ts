export { Chat } from './chat';
export { createConversation } from './conversation/conversation';
export { loadSegmentParts, provideSegmentParts } from './late-segment-parts';
export { RedrawBoundary } from './redraw-boundary';
export { type Announcer, createAnnouncer } from './speech/announcer';
export { lateSpeakable } from './speech/late-speakable';
