export { createAnnouncer, lateSpeakable } from '../src/chat/index';
export { arrival, fetchPart } from '../src/chat/parts/prepared';
export { warmUpNext } from '../src/chat/parts/warm-up';
