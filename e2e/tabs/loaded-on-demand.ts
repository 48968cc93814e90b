import type { Segment } from '@consorcio/shared/flow';

const ignore = () => undefined;

/** Segments that are loaded when they are entered, and never prepared before. */
export function loadedOnDemand(load: (name: string) => Promise<Segment>) {
  return {
    load,
    replace: load,
    preload: ignore,
    atHand: ignore,
    foresee: ignore,
    warmUpNext: ignore,
    warmUpEntry: ignore,
    whenShown: ignore,
    firstStepShown: ignore,
    retryUntilLoaded: () => ignore,
  };
}
