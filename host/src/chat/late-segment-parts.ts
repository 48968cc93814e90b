import { useSyncExternalStore } from 'react';
import { once } from '../platform/once';
import type * as segmentParts from './segment-parts';

type SegmentParts = typeof segmentParts;

let parts: SegmentParts | undefined;
const listeners = new Set<() => void>();

/** The parts of the chat that segments need, once they have loaded: before the first segment is shown. */
export function useSegmentParts(): SegmentParts | undefined {
  return useSyncExternalStore(subscribe, current, current);
}

/** Loads them. Rejects when they do not load; the next call tries again. */
export const loadSegmentParts = once(async () => provideSegmentParts(await import('./segment-parts')));

/** For a page that has them from the beginning. */
export function provideSegmentParts(loaded: SegmentParts): SegmentParts {
  parts = loaded;
  for (const listener of listeners) listener();
  return loaded;
}

const current = () => parts;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
