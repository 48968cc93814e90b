import type { Snapshot } from '@consorcio/shared/flow';

/** The segments whose components earlier messages still show. A reload loads them again; the engine loads the present one. */
export function segmentsOfParts({ transcript, place }: Pick<Snapshot, 'transcript' | 'place'>): readonly string[] {
  const names = transcript.flatMap(({ component }) =>
    component && !component.asks && component.segment !== place.segment ? [component.segment] : [],
  );
  return [...new Set(names)];
}
