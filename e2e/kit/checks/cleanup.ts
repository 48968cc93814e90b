import { count, type KitCheck } from '../evidence';
import { sentences } from './noted';

/** No part throws when it is removed, or after it was used: on a visitor's page that removes more than the part. */
export const cleanup: KitCheck = (evidence) => ({
  summary: `${count(evidence.cycles.length, 'part')} removed`,
  problems: [
    ...sentences(
      evidence,
      'cleanup',
      ({ what }) => `throws when its part is removed: ${what}`,
      'The clean-up of an effect must not throw.',
    ),
    ...sentences(
      evidence,
      'thrown',
      ({ what }) => `throws when its part is drawn again: ${what}`,
      'Render it with every state that a press leads to.',
    ),
  ],
});
