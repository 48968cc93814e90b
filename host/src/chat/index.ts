export { Chat, type ChatProps } from './chat';
export { type Announcer, createAnnouncer } from './speech/announcer';
export { StaticBubble, type StaticBubbleProps } from './static-bubble';
