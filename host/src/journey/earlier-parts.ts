import type { Snapshot } from '@consorcio/shared/flow';

/**
 * The segments whose components earlier messages still show. A reload loads them again; the present one is loaded by the
 * engine. A segment may occur several times.
 */
export function segmentsOfParts({ transcript, place }: Pick<Snapshot, 'transcript' | 'place'>): readonly string[] {
  return transcript.flatMap(({ component }) =>
    component && !component.asks && component.segment !== place.segment ? [component.segment] : [],
  );
}
