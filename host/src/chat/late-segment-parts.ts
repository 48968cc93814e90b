import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { late } from '../platform/late';
import type * as modules from './segment-parts';

type SegmentParts = typeof modules;

const parts = createStore<{ readonly loaded?: SegmentParts }>(() => ({}));

/** The parts of the chat that segments need, once they have loaded: before the first segment is shown. */
export function useSegmentParts(): SegmentParts | undefined {
  return useStore(parts, ({ loaded }) => loaded);
}

/** Loads them. Rejects when they do not load; the next call tries again. */
export const loadSegmentParts = late(async () => provideSegmentParts(await import('./segment-parts')));

/** For a page that has them from the beginning. */
export function provideSegmentParts(loaded: SegmentParts): SegmentParts {
  parts.setState({ loaded });
  return loaded;
}

/** `speakable` once it has loaded; the greeting is announced as it is written. */
export function lateSpeakable(text: string): string {
  return parts.getState().loaded?.speakable(text) ?? text.trim();
}
