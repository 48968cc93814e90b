import type { Journey } from '@consorcio/shared/entities';
import type { IdempotencyKeys } from '@consorcio/shared/http';
import { geoLocation } from './geo-location';
import { createRandom, type Random } from './random';

const DAY = 24 * 60 * 60 * 1000;
/** Segments to go to without failures first, so that late steps are played as often as early ones. */
const destinations = [undefined, 'proposal', 'payment', 'survey'];

/** The settings of one journey. */
export interface Mood {
  /** The segment that the visitor reaches before anything fails. */
  readonly hurryTo: string | undefined;
  /** How often a call or a load fails. */
  readonly trouble: number;
  /** How often a turn is an unexpected event. */
  readonly noise: number;
  /** How often a turn is a reload. */
  readonly reload: number;
  /** How often a turn kills the browser. */
  readonly kill: number;
  /** The seeds of the turns. */
  readonly turns: readonly number[];
  /** The random numbers for the phases without failures. */
  readonly calm: Random;
  readonly localizacao: Journey['localizacao'];
  readonly delayMs: number;
  /** What the page knows of the API's idempotency keys. The API honours them only when the page knows it. */
  readonly keys: IdempotencyKeys;
}

/** The settings of one journey that starts at `at`. */
export function drawMood(random: Random, at: number): Mood {
  const hurryTo = random.pick(destinations);
  const trouble = random.pick([0, 0, 0.1, 0.25, 0.5]);
  const noise = random.pick([0, 0.05, 0.2]);
  const reload = random.pick([0, 0.02, 0.08]);
  const kill = random.pick([0, 0, 0.01, 0.04]);
  const turns = Array.from({ length: 10 + random.below(50) }, () => random.below(2 ** 32));
  const calm = createRandom(random.below(2 ** 32), 0);
  const expiraEm = at + random.pick([-DAY, 60_000, DAY]);
  const localizacao = random.chance(0.5) ? { geoLocation, expiraEm } : undefined;
  return {
    hurryTo,
    trouble,
    noise,
    reload,
    kill,
    turns,
    calm,
    localizacao,
    delayMs: random.pick([0, 1500]),
    keys: random.pick(['honoured', 'honoured', 'honoured', 'honoured', 'sent', 'off']),
  };
}
