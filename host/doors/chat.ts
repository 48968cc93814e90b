export { createAnnouncer } from '../src/chat/index';
export { fetchPart } from '../src/chat/parts/prepared';
