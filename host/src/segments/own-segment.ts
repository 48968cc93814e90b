import type { Segment } from '@consorcio/shared/flow';
import { retryUnavailableSegment } from './retry-unavailable-segment';
import { loadedInTime, type SegmentSource } from './segment-source';

/** Imports a segment that is part of the host, but not of its first script. */
type OpenSegment = () => Promise<{ readonly default: Segment }>;

/** A source that also has a segment of the host itself. No release names it, and no build of it is chosen. */
export function withOwnSegment(source: SegmentSource, own: string, open: OpenSegment): SegmentSource {
  const load = async (name: string) => (name === own ? (await loadedInTime(open())).default : source.load(name));
  return {
    load,
    replace: (name) => (name === own ? load(name) : source.replace(name)),
    preload: (name) => (name === own ? void load(name).catch(() => undefined) : source.preload(name)),
    firstStepShown: (name) => (name === own ? undefined : source.firstStepShown(name)),
    retryUntilLoaded: (name, onLoaded) => retryUnavailableSegment(() => load(name), onLoaded),
  };
}
