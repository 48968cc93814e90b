// What the contract kit draws alone: a conversation, or one component of a segment.

export { AppFrame } from '../src/boot/page/app.styles';
export { Conversation } from '../src/boot/page/conversation';
export { provideSegmentParts } from '../src/chat';
export { Modal } from '../src/chat/parts/modal';
export { Part } from '../src/chat/parts/part';
export * as segmentParts from '../src/chat/segment-parts';
