import { readdirSync } from 'node:fs';
import { inRoot } from '@consorcio/shared/webpack/workspace';
import { journeysFor, knownBeginnings } from './journeys-for';

const journeys = readdirSync(inRoot('e2e/journeys'));

describe('the journeys of a change', () => {
  it('are those that see the changed folders, each once', () => {
    const words = journeysFor(['mf-payment/src/receipt/lines.ts', 'mf-payment/src/state.ts']);
    expect(words).toEqual(['journeys/payment-', 'journeys/once']);
  });

  it('are the changed journeys themselves', () => {
    expect(journeysFor(['e2e/journeys/titles.journey.ts'])).toEqual(['journeys/titles.journey.ts']);
  });

  it.each(['mf-payment/src/receipt/lines.test.ts', 'shared/src/testing/builders.ts', 'docs/limits.md', 'README.md'])(
    'are none for %s, which is not in the product',
    (file) => expect(journeysFor([file])).toEqual([]),
  );

  it.each([...new Set(knownBeginnings)])('exist: %s', (beginning) => {
    expect(journeys.some((file) => file.startsWith(beginning))).toBe(true);
  });
});
