import { AppError } from '@consorcio/shared/errors';
import type { Place, Segment } from '@consorcio/shared/flow';
import { loadedInTime } from '../platform/load-limit';
import { retryUnavailableSegment } from './retry-unavailable-segment';
import type { SegmentLoader } from './segment-loader';
import { whenShown } from './when-shown';

/** The loader of a journey's segments, which also retries by itself. */
export interface LateSegments extends SegmentLoader {
  /** Retries a segment that could not be loaded, without a request of the visitor. Returns the function that cancels it. */
  retryUntilLoaded(name: string, onLoaded: (segment: Segment) => void): () => void;
  /** Runs what only the next questions need, once the present one is on the screen. */
  whenShown(run: () => void): void;
}

/** The segments of a journey, with the parts of the chat that show them. Nothing that is loaded ahead can fail. */
export interface SegmentSource extends Omit<LateSegments, 'foresee'> {
  /** Loads the components that the next question may need. */
  warmUpNext(segments: Readonly<Record<string, Segment>>, place: Place): void;
  /** Loads the components of the first question of a segment, or of the one that begins at `step`. */
  warmUpEntry(segment: Segment, step?: string): void;
  /** A question is asked. If its answer may lead to another segment, the release is read meanwhile. */
  foresee(segments: Readonly<Record<string, Segment>>, place: Place): void;
}

/** A source whose code loads at its first use: the first messages need none of it. */
export function lateSegments(open: () => Promise<SegmentLoader>): LateSegments {
  let present: SegmentLoader | undefined;
  const openHere = async () => {
    present = await open();
    return present;
  };
  const whenOpen = (use: (loader: SegmentLoader) => void) => void openHere().then(use, () => undefined);
  const opened = () => hostCode(openHere());
  const load = async (name: string) => (await opened()).load(name);
  return {
    load,
    replace: async (name) => (await opened()).replace(name),
    atHand: (name) => present?.atHand(name),
    foresee: () => whenOpen((loader) => loader.foresee()),
    preload: (name, onLoaded) => whenOpen((loader) => loader.preload(name, onLoaded)),
    firstStepShown: (name) => whenOpen((loader) => loader.firstStepShown(name)),
    retryUntilLoaded: (name, onLoaded) => retryUnavailableSegment(() => load(name), onLoaded),
    whenShown,
  };
}

/** Code of the host that is loading. Rejects with `segment.unreachable` or `segment.timeout`. */
export function hostCode<T>(loading: Promise<T>): Promise<T> {
  const missing = (code: 'segment.timeout' | 'segment.unreachable', cause?: unknown) =>
    new AppError(code, 'Code of the host that segments need did not load.', {
      cause,
    });
  const loaded = loading.catch((cause: unknown) => {
    throw missing('segment.unreachable', cause);
  });
  return loadedInTime(loaded, () => missing('segment.timeout'));
}
