export { Chat } from './chat';
export { type Announcer, createAnnouncer } from './speech/announcer';
export { StaticBubble } from './static-bubble';
export { createTalk } from './talk/talk';
