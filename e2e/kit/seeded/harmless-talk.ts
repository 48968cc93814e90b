import { type Change, harmless } from './change';

/** Changes of what a segment says, records, sends and shows. No check may catch them. */
export const harmlessTalk: readonly Change[] = [
  harmless('is an unchanged step of payment', { segment: 'payment', steps: ['payment-pix-options'] }),
];
