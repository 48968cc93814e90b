import { useSyncExternalStore } from 'react';
import { once } from '../platform/once';
import type * as modules from './segment-parts';

type SegmentParts = typeof modules;

let parts: SegmentParts | undefined;
const listeners = new Set<() => void>();

/** The parts of the chat that segments need, once they have loaded: before the first segment is shown. */
export function useSegmentParts(): SegmentParts | undefined {
  return useSyncExternalStore(subscribe, segmentParts, segmentParts);
}

/** Loads them. Rejects when they do not load; the next call tries again. */
export const loadSegmentParts = once(async () => provideSegmentParts(await import('./segment-parts')));

/** For a page that has them from the beginning. */
export function provideSegmentParts(loaded: SegmentParts): SegmentParts {
  parts = loaded;
  for (const listener of listeners) listener();
  return loaded;
}

function segmentParts(): SegmentParts | undefined {
  return parts;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** `speakable` once it has loaded; the greeting is announced as it is written. */
export function lateSpeakable(text: string): string {
  return parts?.speakable(text) ?? text.trim();
}
