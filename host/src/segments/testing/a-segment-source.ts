import type { SegmentSource } from '../segment-source';

/** A source that gives what `load` gives, and has nothing else to offer. */
export function aSegmentSource(overrides: Partial<SegmentSource> = {}): SegmentSource {
  const load = overrides.load ?? (() => new Promise(() => undefined));
  return {
    load,
    replace: load,
    preload: () => undefined,
    played: () => undefined,
    await: () => () => undefined,
    ...overrides,
  };
}
