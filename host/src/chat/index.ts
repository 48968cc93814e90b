export { Chat } from './chat';
export { type Announcer, createAnnouncer } from './speech/announcer';
export { createTalk } from './talk/talk';
