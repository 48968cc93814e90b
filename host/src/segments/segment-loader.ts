import type { AppError } from '@consorcio/shared/errors';
import type { Segment } from '@consorcio/shared/flow';
import { type BuildSearchSettings, createBuildSearch } from './build-search';
import { failedLoad } from './failed-load';
import type { JourneyBuilds } from './journey-builds';
import { createLoadLog } from './load-log';
import type { LoadTrace } from './load-trace';
import { createLoadedSegments, type LoadedSegment } from './loaded-segments';

export interface SegmentLoaderSettings extends BuildSearchSettings {
  /** ms that one `load` may take, including reading the release, the second attempt and falling back to another build. */
  readonly timeoutMs: number;
  readonly builds: JourneyBuilds;
  /** Called when no build of a segment could be loaded. */
  report(error: AppError, where: { readonly segment: string }): void;
  /** Called for every load, successful or not. */
  observe(trace: LoadTrace): void;
}

export interface SegmentLoader {
  /**
   * The segment that the journey enters: the build it entered before, else the one that the release names now. If that does
   * not load, another build of the release or of the page is used. Rejects with `segment.absent`, `.unreachable`, `.timeout`,
   * `.broken` or `.contract`, or with the error of `readRelease`; the next call then sends new requests, at new addresses.
   * Simultaneous calls for the same segment share one attempt.
   */
  load(name: string): Promise<Segment>;
  /** Loads a segment of the release before it is needed. A failure has no effect; if the segment caused it, it is reported. */
  preload(name: string): void;
  /** The build that the release names now, although the journey entered another one: that one proved to be broken. */
  replace(name: string): Promise<Segment>;
  /** The page shows the first step of a segment that was loaded. */
  firstStepShown(name: string): void;
}

/** Loads segments as the release says. See docs/adr/0001-host-without-remotes.md and 0018. */
export function createSegmentLoader(settings: SegmentLoaderSettings): SegmentLoader {
  const { timeoutMs, builds, report, observe } = settings;
  const loaded = createLoadedSegments();
  const log = createLoadLog(observe);
  const search = createBuildSearch(settings, loaded, log);

  return {
    load: (name) => enter(name, false),
    replace: (name) => enter(name, true),
    preload(name) {
      if (!loaded.newest(name)) void find(name, 'preload', false).catch(() => undefined); // reported below
    },
    firstStepShown: log.firstStepShown,
  };

  async function enter(name: string, isBroken: boolean): Promise<Segment> {
    const { build, segment } = await find(name, 'enter', isBroken);
    builds.keep(name, build);
    return segment;
  }

  async function find(name: string, moment: LoadTrace['moment'], isBroken: boolean): Promise<LoadedSegment> {
    const entered = builds.of(name);
    const known = entered ? loaded.find(name, entered) : loaded.newest(name);
    if (known && entered && !isBroken) return known;
    const request = { name, moment, end: Date.now() + timeoutMs };
    try {
      return await (known ? search.newerThan(request, known) : search.first(request, entered));
    } catch (error) {
      const failure = failedLoad(name, error);
      const isNeeded = moment === 'enter';
      // The conversation may never reach a segment that the release lacks.
      const counts = isNeeded || failure.code !== 'segment.absent';
      if (counts) log.searchFailed(name);
      // A preload that fails because the device is offline needs no report.
      if (counts && (isNeeded || failure.code.startsWith('segment.'))) report(failure, { segment: name });
      throw failure;
    }
  }
}
