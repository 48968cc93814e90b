import { retryUnavailableSegment } from './retry-unavailable-segment';
import { hostCode, type LateSegments, type SegmentSource } from './segment-source';

/** The part of them that is used here. */
type Parts = Pick<SegmentSource, 'warmUpNext' | 'warmUpEntry'> & {
  mayLeaveSegment(...where: Parameters<SegmentSource['warmUpNext']>): boolean;
};

/** A source whose segments count as loaded once the parts of the chat are loaded with which their steps are shown. */
export function withChatParts(source: LateSegments, loadParts: () => Promise<Parts>): SegmentSource {
  let parts: Parts | undefined;
  const loadHere = async () => {
    parts = await loadParts();
    return parts;
  };
  const load = async (name: string) => {
    const [segment] = await Promise.all([source.load(name), hostCode(loadHere())]);
    return segment;
  };
  return {
    ...source,
    load,
    atHand: (name) => parts && source.atHand(name),
    preload(name, onLoaded) {
      loadHere().catch(() => undefined); // the load tries again
      source.preload(name, onLoaded);
    },
    retryUntilLoaded: (name, onLoaded) => retryUnavailableSegment(() => load(name), onLoaded),
    warmUpNext: (...where) => parts?.warmUpNext(...where),
    warmUpEntry: (...where) => parts?.warmUpEntry(...where),
    foresee: (...where) =>
      void loadHere().then(
        ({ mayLeaveSegment }) => mayLeaveSegment(...where) && source.foresee(),
        () => undefined, // the load tries again
      ),
  };
}
