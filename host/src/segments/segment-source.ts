import { AppError } from '@consorcio/shared/errors';
import type { Segment } from '@consorcio/shared/flow';
import { withTimeLimit } from '../platform/with-time-limit';
import { awaitSegment } from './await-segment';
import type { SegmentLoader } from './segment-loader';

/** Where a journey has its segments from. */
export interface SegmentSource extends SegmentLoader {
  /** Gives a segment that could not be had as soon as it can, without anybody asking. Returns the way to call it off. */
  await(name: string, come: (segment: Segment) => void): () => void;
}

/** ms that the code that loads segments may take itself. */
const LIMIT_MS = 3000;

/** A source whose code comes with the first wish: the first words need none of it. */
export function lateSegments(open: () => Promise<SegmentLoader>): SegmentSource {
  const quietly = (use: (loader: SegmentLoader) => void) => void open().then(use, () => undefined);
  const opened = () => {
    const opening = open().catch((cause: unknown) => {
      throw notThere('segment.unreachable', cause);
    });
    return withTimeLimit(opening, LIMIT_MS, () => notThere('segment.timeout'));
  };
  const load = async (name: string) => (await opened()).load(name);
  return {
    load,
    replace: async (name) => (await opened()).replace(name),
    preload: (name) => quietly((loader) => loader.preload(name)),
    played: (name) => quietly((loader) => loader.played(name)),
    await: (name, come) => awaitSegment(() => load(name), come),
  };
}

function notThere(code: 'segment.timeout' | 'segment.unreachable', cause?: unknown): AppError {
  return new AppError(
    code,
    'What loads segments did not come. Check the connection, config.json and the files of the host.',
    {
      cause,
    },
  );
}
