import type { Brand, Journey } from '@consorcio/shared/entities';
import type { Scene, Segment, Step } from '@consorcio/shared/flow';
import type { HttpClient } from '@consorcio/shared/http';

/** What steps are played with. */
export interface Setup {
  readonly brand: Brand;
  readonly http: HttpClient;
  readonly segment: Segment;
  /** What the seeded visitor has answered, as the segment sees it. */
  readonly journey: Journey;
  /** What visitors type, by step. */
  readonly typed: Readonly<Record<string, readonly string[]>>;
  /** Where the segment records what visitors type about themselves. */
  readonly personal: readonly string[];
}

let setup: Partial<Setup> = {};

export function extendSetup(part: Partial<Setup>): void {
  setup = { ...setup, ...part };
}

export function currentSetup(): Setup {
  const { brand, http, segment, journey, typed = {}, personal = [] } = setup;
  if (!brand || !http || !segment || !journey)
    throw new Error('No segment is loaded, or it has no brand to be shown in.');
  return { brand, http, segment, journey, typed, personal };
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
