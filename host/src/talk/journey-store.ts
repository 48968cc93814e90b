import type { Brand } from '@consorcio/shared/entities';
import type { Segment, Snapshot } from '@consorcio/shared/flow';
import { createStore } from 'zustand/vanilla';

export interface JourneyView {
  readonly brand: Brand;
  readonly snapshot: Snapshot;
  readonly segments: Readonly<Record<string, Segment>>;
  /** The segments that are being loaded again for the components of earlier messages. */
  readonly arriving: readonly string[];
  /** The number of messages restored with the page: shown without animation, not announced. */
  readonly restored: number;
  /** The number of messages that the HTML of the page already shows: they appear without animation. */
  readonly drawn: number;
}

export type JourneyStore = ReturnType<typeof createJourneyStore>;

export function createJourneyStore(first: Omit<JourneyView, 'arriving' | 'drawn'>) {
  return createStore<JourneyView>(() => ({ ...first, arriving: segmentsOfParts(first.snapshot), drawn: 1 }));
}

/** The segments whose components earlier messages still show. A reload loads them again; the engine loads the present one. */
function segmentsOfParts({ transcript, place }: Snapshot): readonly string[] {
  const names = transcript.flatMap(({ component }) =>
    component && !component.asks && component.segment !== place.segment ? [component.segment] : [],
  );
  return [...new Set(names)];
}
