import type { Brand } from '@consorcio/shared/entities';
import type { Segment, Snapshot } from '@consorcio/shared/flow';
import { createStore } from 'zustand/vanilla';

/** What the page draws: the journey as it is now, and the segments loaded so far. */
export interface JourneyView {
  readonly brand: Brand;
  readonly snapshot: Snapshot;
  readonly segments: Readonly<Record<string, Segment>>;
  /** Messages that were there when the page loaded: shown without motion, not spoken. */
  readonly restored: number;
}

export type JourneyStore = ReturnType<typeof createJourneyStore>;

export function createJourneyStore(first: JourneyView) {
  return createStore<JourneyView>(() => first);
}
