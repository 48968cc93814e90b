import { cardTrace } from '../cards';
import type { Turn } from '../tabs/observed-engine';
import { promise } from './promises';

/** Short numbers are counts and codes of the product. */
const withoutShortNumbers = (_name: string, value: unknown) => (typeof value === 'number' && value < 1e10 ? 0 : value);

/** Card data exists only in its own request (laws of the flow, 9): no snapshot, event or effect contains a part of a card form. */
export function promiseCardSecrecy({ event, before, after, effects }: Turn): void {
  const fresh = { ...after, transcript: after.transcript.slice(before.transcript.length) };
  const text = JSON.stringify([event, fresh, effects], withoutShortNumbers);
  promise(!cardTrace.test(text), 'A part of a card form is outside its request.');
}
