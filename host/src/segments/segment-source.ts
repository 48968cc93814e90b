import { AppError } from '@consorcio/shared/errors';
import type { Segment } from '@consorcio/shared/flow';
import { withTimeLimit } from '../platform/with-time-limit';
import { retryUnavailableSegment } from './retry-unavailable-segment';
import type { SegmentLoader } from './segment-loader';

/** The loader of a journey's segments, which also retries by itself. */
export interface SegmentSource extends SegmentLoader {
  /** Retries a segment that could not be loaded, without a request of the visitor. Returns the function that cancels it. */
  retryUntilLoaded(name: string, onLoaded: (segment: Segment) => void): () => void;
}

/** ms that loading code of the host may take. */
const LIMIT_MS = 3000;

/** A source whose code loads at its first use: the first messages need none of it. */
export function lateSegments(open: () => Promise<SegmentLoader>): SegmentSource {
  const whenOpen = (use: (loader: SegmentLoader) => void) => void open().then(use, () => undefined);
  const opened = () => loadedInTime(open());
  const load = async (name: string) => (await opened()).load(name);
  return {
    load,
    replace: async (name) => (await opened()).replace(name),
    preload: (name) => whenOpen((loader) => loader.preload(name)),
    firstStepShown: (name) => whenOpen((loader) => loader.firstStepShown(name)),
    retryUntilLoaded: (name, onLoaded) => retryUnavailableSegment(() => load(name), onLoaded),
  };
}

/** Code of the host that is loading. Rejects with `segment.unreachable` or `segment.timeout`. */
export function loadedInTime<T>(loading: Promise<T>): Promise<T> {
  const missing = (code: 'segment.timeout' | 'segment.unreachable', cause?: unknown) =>
    new AppError(code, 'Code of the host that segments need did not load.', {
      cause,
    });
  const loaded = loading.catch((cause: unknown) => {
    throw missing('segment.unreachable', cause);
  });
  return withTimeLimit(loaded, LIMIT_MS, () => missing('segment.timeout'));
}
