import type { AppError } from '@consorcio/shared/errors';
import type { Segment, WatchPresence } from '@consorcio/shared/flow';
import type { Release } from '../config/release';
import { failuresThatCount } from '../platform/presence';
import { type BuildSearchSettings, createBuildSearch, type SegmentRequest } from './build-search';
import { failedLoad } from './failed-load';
import type { JourneyBuilds } from './journey-builds';
import { createLoadLog } from './load-log';
import type { LoadTrace } from './load-trace';
import { createLoadedSegments, type LoadedSegment } from './loaded-segments';
import { createReleaseReader } from './release-reader';

export interface SegmentLoaderSettings extends BuildSearchSettings {
  readonly readRelease: () => Promise<Release>;
  /** ms that one `load` may take, including reading the release, the second attempt and falling back to another build. */
  readonly timeoutMs: number;
  readonly builds: JourneyBuilds;
  /** Called when no build of a segment could be loaded, and when a stored build does not count. */
  report(error: AppError, where: { readonly segment: string }): void;
  /** Called for every load, successful or not. */
  observe(trace: LoadTrace): void;
  /** A failure counts only in a page that stays. The visitor is always here when absent. */
  readonly watchPresence?: WatchPresence | undefined;
}

export interface SegmentLoader {
  /**
   * The segment that the journey enters: the build it entered before if the release names it, else the one that the release names now. If that does
   * not load, another build of the release or of the page is used. Rejects with `segment.absent`, `.unreachable`, `.timeout`,
   * `.broken` or `.contract`, or with the error of `readRelease`; the next call then sends new requests, at new addresses.
   * Simultaneous calls for the same segment share one attempt.
   */
  load(name: string): Promise<Segment>;
  /** What `load` would return, if that needs no waiting: the page has the segment, and has just read that the release names it. */
  atHand(name: string): Segment | undefined;
  /** A question is asked whose answer may lead to another segment: the release is read while the visitor answers. */
  foresee(): void;
  /** Loads a segment of the release before it is needed. A failure has no effect; if the segment caused it, it is reported. */
  preload(name: string, onLoaded?: (segment: Segment) => void): void;
  /** The build that the release names now, although the journey entered another one: that one proved to be broken. */
  replace(name: string): Promise<Segment>;
  /** The page shows the first step of a segment that was loaded. */
  firstStepShown(name: string): void;
}

/** ms for which a release that was read for a question counts for what its answer leads to. */
const FORESEEN_MS = 60_000;
/** ms within which a question shares the reading of what is preloaded with it: they come one after the other, with pauses between messages. */
const MOMENT_MS = 2000;
/** ms for which a release may be used to preload: at the arrival it is read again. */
const PRELOAD_MS = 60_000;

/** Loads segments as the release says. See docs/adr/0001-host-without-remotes.md and 0018. */
export function createSegmentLoader(settings: SegmentLoaderSettings): SegmentLoader {
  const { readRelease, timeoutMs, builds, report, observe, watchPresence } = settings;
  const loaded = createLoadedSegments();
  const log = createLoadLog(observe, watchPresence);
  const releases = createReleaseReader(readRelease);
  const search = createBuildSearch(settings, releases, loaded, log);
  let foreseen = Number.NEGATIVE_INFINITY;
  /** The segments whose last attempt failed: the release may have been repaired since it was read. */
  const failed = new Set<string>();

  return {
    load: (name) => enter(name, false),
    replace: (name) => enter(name, true),
    atHand(name) {
      const { entered, known } = knownBuild(name);
      if (!known || !(entered || search.isNewest(requestFor(name, 'enter', arrivalSince(name)), known)))
        return undefined;
      builds.keep(name, known.build);
      return known.segment;
    },
    foresee() {
      foreseen = Date.now() - MOMENT_MS;
      releases.readSince(foreseen).catch(() => undefined); // the load reads it again
    },
    preload(name, onLoaded) {
      const newest = loaded.newest(name);
      if (newest) onLoaded?.(newest.segment);
      else
        find(name, 'preload', false).then(
          ({ segment }) => onLoaded?.(segment),
          () => undefined,
        ); // reported below
    },
    firstStepShown: log.firstStepShown,
  };

  function knownBuild(name: string) {
    const entered = builds.of(name);
    return { entered, known: entered ? loaded.find(name, entered) : loaded.newest(name) };
  }

  function requestFor(name: string, moment: LoadTrace['moment'], releasedSince: number): SegmentRequest {
    return { name, moment, end: Date.now() + timeoutMs, releasedSince };
  }

  /** Since when a reading is recent enough for a segment that the journey enters now. */
  function arrivalSince(name: string): number {
    const now = Date.now();
    return now - foreseen <= FORESEEN_MS && !failed.has(name) ? foreseen : now;
  }

  async function enter(name: string, isBroken: boolean): Promise<Segment> {
    const { build, segment } = await find(name, 'enter', isBroken);
    builds.keep(name, build);
    return segment;
  }

  async function find(name: string, moment: LoadTrace['moment'], isBroken: boolean): Promise<LoadedSegment> {
    const { entered, known } = knownBuild(name);
    if (known && entered && !isBroken) return known;
    const since = moment === 'preload' ? Date.now() - PRELOAD_MS : isBroken ? Date.now() : arrivalSince(name);
    const request = requestFor(name, moment, since);
    const ifItCounts = failuresThatCount(watchPresence);
    try {
      const found = await (known ? search.newerThan(request, known) : search.first(request, entered));
      failed.delete(name);
      return found;
    } catch (error) {
      failed.add(name);
      const failure = failedLoad(name, error);
      const isNeeded = moment === 'enter';
      // The conversation may never reach a segment that the release lacks.
      const counts = isNeeded || failure.code !== 'segment.absent';
      if (counts) log.searchFailed(name);
      // A preload that fails because the device is offline needs no report.
      if (counts && (isNeeded || failure.code.startsWith('segment.')))
        ifItCounts(failure, () => report(failure, { segment: name }));
      throw failure;
    }
  }
}
