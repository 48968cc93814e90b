import type { SegmentSource } from '../segment-source';

/** A source whose `replace` also returns what `load` returns; everything else does nothing. */
export function aSegmentSource(overrides: Partial<SegmentSource> = {}): SegmentSource {
  const load = overrides.load ?? (() => new Promise(() => undefined));
  return {
    load,
    replace: load,
    preload: () => undefined,
    firstStepShown: () => undefined,
    retryUntilLoaded: () => () => undefined,
    ...overrides,
  };
}
