import type { Brand, Journey } from '@consorcio/shared/entities';
import type { Given, Scene, Segment, Snapshot, Step } from '@consorcio/shared/flow';
import type { HttpClient } from '@consorcio/shared/http';

/** What visitors answer to a step, and what its field refuses with which sentence. */
export interface Examples {
  readonly right: readonly Given[];
  /** What the usual visitor types. */
  readonly usual: readonly string[];
  readonly refused: readonly (readonly [text: string, sentence: string])[];
}

/** What the known parts of a journey are. */
export type Known = Pick<Snapshot, 'journey' | 'own'>;

/** What steps are played with. */
export interface Setup {
  readonly brand: Brand;
  readonly http: HttpClient;
  readonly segment: Segment;
  /** What the seeded visitor has answered, as the segment sees it. */
  readonly journey: Journey;
  /** What is known where the usual visitor enters the segment. */
  readonly door: Known;
  readonly examples: Readonly<Record<string, Examples>>;
  /** Where the segment records what visitors type about themselves. */
  readonly personal: readonly string[];
}

let setup: Partial<Setup> = {};

export function extendSetup(part: Partial<Setup>): void {
  setup = { ...setup, ...part };
}

export function currentSetup(): Setup {
  const { brand, http, segment, journey, door, examples = {}, personal = [] } = setup;
  if (!brand || !http || !segment || !journey || !door) throw new Error('No segment is loaded, or it has no brand.');
  return { brand, http, segment, journey, door, examples, personal };
}

/** The scene of the seeded visitor. */
export function seededScene(): Scene {
  const { brand, journey } = currentSetup();
  return { brand, journey, now: Date.now() };
}

export function stepNamed(name: string): Step {
  const step = currentSetup().segment.steps[name];
  if (!step) throw new Error(`There is no step ${name}.`);
  return step;
}

/** The result; undefined if it throws. A step may throw if data is missing. */
export function tried<T>(run: () => T): T | undefined {
  try {
    return run();
  } catch {
    return undefined;
  }
}

/** A text or number inside plain data, and where it is: `endereco.cep`. */
interface Leaf {
  readonly path: string;
  readonly value: unknown;
}

/** Everything in plain data that is neither an object nor a list. */
export function leavesOf(value: unknown, path = ''): readonly Leaf[] {
  if (typeof value !== 'object' || value === null) return value === undefined ? [] : [{ path, value }];
  return Object.entries(value).flatMap(([key, part]) => leavesOf(part, path === '' ? key : `${path}.${key}`));
}

/** A text in a form that can be compared: only letters and digits, without case and accents. */
export function plain(text: unknown): string {
  return String(text)
    .normalize('NFD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();
}
