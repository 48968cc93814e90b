import type { Journey } from '@consorcio/shared/entities';
import { geoLocation } from './geo-location';
import { createRandom, type Random } from './random';

const DAY = 24 * 60 * 60 * 1000;
/** Where a visitor may hurry to: what comes late is as often walked as what comes first. */
const destinations = [undefined, 'proposal', 'payment', 'survey'];

/** What is decided about a journey before it begins. */
export interface Mood {
  /** The segment that the visitor hurries to before anything goes wrong. */
  readonly hurryTo: string | undefined;
  /** How often a call or a load fails. */
  readonly trouble: number;
  /** How often a turn is an event out of place. */
  readonly noise: number;
  /** How often a turn is a reload. */
  readonly reload: number;
  /** The seeds of the turns. */
  readonly turns: readonly number[];
  /** Chance while nothing fails. */
  readonly calm: Random;
  readonly localizacao: Journey['localizacao'];
  readonly delayMs: number;
}

/** The mood of one journey that begins at `at`. */
export function drawMood(random: Random, at: number): Mood {
  const hurryTo = random.pick(destinations);
  const trouble = random.pick([0, 0, 0.1, 0.25, 0.5]);
  const noise = random.pick([0, 0.05, 0.2]);
  const reload = random.pick([0, 0.02, 0.08]);
  const turns = Array.from({ length: 10 + random.below(50) }, () => random.below(2 ** 32));
  const calm = createRandom(random.below(2 ** 32), 0);
  const expiraEm = at + random.pick([-DAY, 60_000, DAY]);
  const localizacao = random.chance(0.5) ? { geoLocation, expiraEm } : undefined;
  return { hurryTo, trouble, noise, reload, turns, calm, localizacao, delayMs: random.pick([0, 1500]) };
}
