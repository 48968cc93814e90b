import type { Segment, Step } from '@consorcio/shared/flow';

export interface Found {
  readonly segment: string;
  readonly step: Step;
}

export interface Search {
  readonly found?: Found;
  /** Every step that was searched before it, as `segment:step`. */
  readonly known: readonly string[];
}

/**
 * Searches one segment after another for `step` or `segment:step` and stops at the first match. A segment that does not
 * load is skipped: its failure is reported by the loader.
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
