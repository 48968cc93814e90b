export type { Locks } from '../src/kept/conversation-lock';
export { findKept } from '../src/kept/find-kept';
export { createTalkKeeper } from '../src/kept/talk-keeper';
