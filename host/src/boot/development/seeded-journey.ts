import { journeySchema } from '@consorcio/shared/entities';
import type { Snapshot } from '@consorcio/shared/flow';
import seeded from './seeded.json' with { type: 'json' };

/**
 * What a visitor has answered who got to the end, for starts in the middle. `pnpm check documents --write` writes it from the examples of the steps
 * and the answers of the sandbox. The host does not know the state of a segment: a stale key is dropped and reported.
 */
export const seededParts: Pick<Snapshot, 'journey' | 'own'> = {
  journey: journeySchema.parse(seeded.journey),
  own: seeded.own,
};
