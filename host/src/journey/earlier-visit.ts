// What earlier visits stored, and the schemas that read it. Loaded only if there is something to read.
export { fitsJourney } from '@consorcio/shared/entities';
export { lookBack } from '../kept/look-back';
export { purchaseToMention, readPurchases } from '../purchases/stored-purchases';
export { readConversation } from './read-conversation';
export { readStoredLocation } from './stored-location';
