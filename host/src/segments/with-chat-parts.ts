import { retryUnavailableSegment } from './retry-unavailable-segment';
import { loadedInTime, type SegmentSource } from './segment-source';

/** A source whose segments count as loaded once the parts of the chat are loaded with which their steps are shown. */
export function withChatParts(source: SegmentSource, loadParts: () => Promise<unknown>): SegmentSource {
  const load = async (name: string) => {
    const [segment] = await Promise.all([source.load(name), loadedInTime(loadParts())]);
    return segment;
  };
  return {
    ...source,
    load,
    preload(name) {
      loadParts().catch(() => undefined); // the load tries again
      source.preload(name);
    },
    retryUntilLoaded: (name, onLoaded) => retryUnavailableSegment(() => load(name), onLoaded),
  };
}
