import { AppError } from '@consorcio/shared/errors';
import type { Segment } from '@consorcio/shared/flow';
import { withTimeLimit } from '../platform/with-time-limit';
import { retryUnavailableSegment } from './retry-unavailable-segment';
import type { SegmentSource } from './segment-source';

/** ms that loading a segment of the host may take. */
const LIMIT_MS = 3000;

/** Imports a segment that is part of the host, but not of its first script. */
type OpenSegment = () => Promise<{ readonly default: Segment }>;

/** A source that also has segments of the host itself. No release names them, and no build of them is chosen. */
export function withOwnSegments(source: SegmentSource, own: Readonly<Record<string, OpenSegment>>): SegmentSource {
  const isOwn = (name: string) => Object.hasOwn(own, name);
  const load = (name: string) => (own[name] ? opened(own[name]) : source.load(name));
  return {
    load,
    replace: (name) => (isOwn(name) ? load(name) : source.replace(name)),
    preload: (name) => (isOwn(name) ? void load(name).catch(() => undefined) : source.preload(name)),
    firstStepShown: (name) => (isOwn(name) ? undefined : source.firstStepShown(name)),
    retryUntilLoaded: (name, onLoaded) =>
      isOwn(name) ? retryUnavailableSegment(() => load(name), onLoaded) : source.retryUntilLoaded(name, onLoaded),
  };
}

async function opened(open: OpenSegment): Promise<Segment> {
  const missing = (cause?: unknown) =>
    new AppError(
      'segment.unreachable',
      'A segment of the host did not load. Check the connection and the files of the host.',
      { cause },
    );
  try {
    return (await withTimeLimit(open(), LIMIT_MS, missing)).default;
  } catch (cause) {
    throw missing(cause);
  }
}
