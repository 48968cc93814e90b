// What earlier visits stored, and the schemas that read it. Loaded only if there is something to read.
export { fitsJourney } from '@consorcio/shared/entities';
export { purchaseToMention, readPurchases } from '../purchases/stored-purchases';
export { readStoredLocation } from './stored-location';
export { talkParsers } from './talk-parsers';
