import type { Segment } from '@consorcio/shared/flow';
import { retryUnavailableSegment } from './retry-unavailable-segment';
import { hostCode, type LateSegments } from './segment-source';

/** Imports a segment that is part of the host, but not of its first script. */
type OpenSegment = () => Promise<{ readonly default: Segment }>;

/** A source that also has a segment of the host itself. No release names it, and no build of it is chosen. */
export function withOwnSegment(source: LateSegments, own: string, open: OpenSegment): LateSegments {
  const load = async (name: string) => (name === own ? (await hostCode(open())).default : source.load(name));
  return {
    ...source,
    load,
    atHand: (name) => (name === own ? undefined : source.atHand(name)),
    replace: (name) => (name === own ? load(name) : source.replace(name)),
    preload(name, onLoaded) {
      if (name === own) load(name).then(onLoaded, () => undefined);
      else source.preload(name, onLoaded);
    },
    firstStepShown: (name) => (name === own ? undefined : source.firstStepShown(name)),
    retryUntilLoaded: (name, onLoaded) => retryUnavailableSegment(() => load(name), onLoaded),
  };
}
