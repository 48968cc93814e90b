import type { Brand, Journey } from '@consorcio/shared/entities';
import type { Segment, Step } from '@consorcio/shared/flow';
import type { HttpClient } from '@consorcio/shared/http';

/** What everything on the page is played with. */
export interface Ground {
  readonly brand: Brand;
  readonly http: HttpClient;
  readonly segment: Segment;
  /** What the seeded visitor has answered, as the segment sees it. */
  readonly journey: Journey;
}

let laid: Partial<Ground> = {};

export function layGround(part: Partial<Ground>): void {
  laid = { ...laid, ...part };
}

export function ground(): Ground {
  const { brand, http, segment, journey } = laid;
  if (!brand || !http || !segment || !journey)
    throw new Error('No segment is loaded, or it has no brand to be shown in.');
  return { brand, http, segment, journey };
}

export function stepOf(name: string): Step {
  const step = ground().segment.steps[name];
  if (!step) throw new Error(`There is no step ${name}.`);
  return step;
}
