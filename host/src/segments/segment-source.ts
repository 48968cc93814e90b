import type { Segment } from '@consorcio/shared/flow';
import type { SegmentLoader } from './segment-loader';

/** Where a journey has its segments from. */
export interface SegmentSource extends SegmentLoader {
  /** Gives a segment that could not be had as soon as it can, without anybody asking. Returns the way to call it off. */
  await(name: string, come: (segment: Segment) => void): () => void;
}

/** A source whose code comes with the first wish: the first words need none of it. */
export function lateSegments(open: () => Promise<SegmentSource>): SegmentSource {
  const quietly = (use: (source: SegmentSource) => void) => void open().then(use, () => undefined);
  return {
    load: async (name) => (await open()).load(name),
    replace: async (name) => (await open()).replace(name),
    preload: (name) => quietly((source) => source.preload(name)),
    played: (name) => quietly((source) => source.played(name)),
    await(name, come) {
      let isOver = false;
      let stop = () => {
        isOver = true;
      };
      quietly((source) => {
        if (!isOver) stop = source.await(name, come);
      });
      return () => stop();
    },
  };
}
