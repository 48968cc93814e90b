import type { LateSegments, SegmentSource } from '../segments/segment-source';

/** A source whose `replace` also returns what `load` returns, with every question on the screen at once; nothing else does anything. */
export function aSegmentSource(overrides: Partial<SegmentSource> = {}): SegmentSource {
  const load = overrides.load ?? (() => new Promise(() => undefined));
  return {
    load,
    replace: load,
    atHand: () => undefined,
    foresee: () => undefined,
    preload: () => undefined,
    firstStepShown: () => undefined,
    retryUntilLoaded: () => () => undefined,
    whenShown: (run) => run(),
    warmUpNext: () => undefined,
    warmUpEntry: () => undefined,
    ...overrides,
  };
}

/** The same without the parts of the chat. */
export function aLateSource({ foresee = () => undefined, ...overrides }: Partial<LateSegments> = {}): LateSegments {
  return { ...aSegmentSource(overrides), foresee };
}
