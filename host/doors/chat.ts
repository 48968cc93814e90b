export { createAnnouncer, lateSpeakable } from '../src/chat/index';
export { arrival, fetchPart, warmUpNext } from '../src/chat/parts/prepared';
