import type { Segment, Step } from '@consorcio/shared/flow';

export interface Search {
  readonly found?: { readonly segment: string; readonly step: Step };
  /** Every step that was passed on the way, as `segment:step`. */
  readonly known: readonly string[];
}

/**
 * Looks for `step` or `segment:step` in one segment after another and stops where it is. A segment that does not load is
 * passed over: it says so itself.
 */
export async function findStep(
  wanted: string,
  segments: readonly string[],
  load: (name: string) => Promise<Segment>,
): Promise<Search> {
  const [name = '', only] = wanted.split(':').reverse();
  const known: string[] = [];
  for (const candidate of segments) {
    if (only !== undefined && only !== candidate) continue;
    const segment = await load(candidate).catch(() => undefined);
    if (!segment) continue;
    const step = Object.hasOwn(segment.steps, name) ? segment.steps[name] : undefined;
    if (step) return { found: { segment: candidate, step }, known };
    known.push(...Object.keys(segment.steps).map((each) => `${candidate}:${each}`));
  }
  return { known };
}
