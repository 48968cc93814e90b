export { Chat } from './chat';
export { createConversation } from './conversation/conversation';
export { ConversationContext } from './conversation/conversation-context';
export { lateSpeakable, loadSegmentParts, provideSegmentParts } from './late-segment-parts';
export { RedrawBoundary } from './redraw-boundary';
export { type Announcer, createAnnouncer } from './speech/announcer';
