export { createAnnouncer, lateSpeakable } from '../src/chat/index';
export { fetchPart } from '../src/chat/parts/prepared';
export { warmUpNext } from '../src/chat/parts/warm-up';
