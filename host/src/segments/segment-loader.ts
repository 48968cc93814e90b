import { AppError } from '@consorcio/shared/errors';
import type { Segment, WatchPresence } from '@consorcio/shared/flow';
import type { TabMemory } from '../memory/tab-memory';
import { hostCode, withTimeLimit } from '../platform/load-limit';
import { failuresThatCount } from '../platform/presence';
import type { ChosenBuild, Release } from '../platform/release';
import { createLoadLog, type LoadEntry, type LoadTrace } from '../telemetry/observation/load-log';
import { chooseBuild, isNamed, isSameBuild, previousBuild, stableBuild } from './build-choice';
import { broken, failedLoad, tooLate } from './failed-load';
import type { Federation, LoadedSegment } from './federation';
import { limits } from './limits';
import { createReleaseReader } from './release-reader';
import { refuseOtherContracts } from './segment-contract';
import type { Segments } from './segments';

interface ChatParts {
  warmUpNext: Segments['foresee'];
  warmUpEntry(segment: Segment, step?: string): void;
  mayLeaveSegment(...where: Parameters<Segments['foresee']>): boolean;
}

export interface SegmentLoaderSettings {
  readonly federation: Federation;
  readonly readRelease: () => Promise<Release>;
  /** ms that one `load` may take, including reading the release, further requests and falling back to another build. */
  readonly timeoutMs: number;
  readonly builds: TabMemory['builds'];
  /** The id that decides which visitors get a canary. */
  visitor(): string;
  /** Called when no build of a segment could be loaded, and when a stored build does not count. */
  report(error: AppError, where: { readonly segment: string }): void;
  /** Called for every load, successful or not. */
  observe(trace: LoadTrace): void;
  /** A failure counts only in a page that stays. The visitor is always here when absent. */
  readonly watchPresence?: WatchPresence | undefined;
  /** Segments of the host itself: no release names them. */
  readonly own: Readonly<Record<string, () => Promise<{ readonly default: Segment }>>>;
  /** The parts of the chat with which steps of segments are shown. A segment counts as loaded once they are loaded. */
  readonly loadParts: () => Promise<ChatParts>;
}

/** Decides which builds of a segment to try, in which order and for how long. See docs/adr/0018-a-journey-keeps-its-builds.md. */
export function createSegmentLoader(settings: SegmentLoaderSettings): Segments {
  const { federation, readRelease, timeoutMs, builds, visitor, report, observe, watchPresence, own } = settings;
  const log = createLoadLog(observe, watchPresence);
  const releases = createReleaseReader(readRelease);
  const reported = new Set<string>();
  let foreseen = Number.NEGATIVE_INFINITY;
  let parts: ChatParts | undefined;
  const preload = withParts(
    async (name) => federation.newest(name) ?? find(name, 'preload', Date.now() - limits.release),
  );

  return {
    load: withParts((name) => enter(name, arrivalSince(name))),
    replace: withParts((name) => enter(name, Date.now(), true)),
    atHand(name) {
      const { entered, known } = inPage(name);
      const release = releases.arrivedSince(arrivalSince(name));
      const wanted = entered ?? (release && chooseBuild(release, name, visitor));
      if (!parts || !known || !wanted || !isSameBuild(wanted, known.build)) return undefined;
      if (!entered) {
        const entry = log.start(name, 'enter');
        entry.mark('release');
        entry.succeeded(known.build, known.remote, null);
      }
      builds.keep(name, known.build);
      return known.segment;
    },
    preload(name, step) {
      const warmUp = (segment: Segment) => parts?.warmUpEntry(segment, step);
      preload(name).then(warmUp, () => undefined); // reported below
    },
    foresee(...where) {
      const prepare = ({ mayLeaveSegment, warmUpNext }: ChatParts) => {
        warmUpNext(...where);
        if (!mayLeaveSegment(...where)) return;
        foreseen = Date.now() - limits.moment;
        releases.readSince(foreseen).catch(() => undefined); // the load reads it again
      };
      loadParts().then(prepare, () => undefined); // the load tries again
    },
    firstStepShown: log.firstStepShown,
  };

  async function loadParts(): Promise<ChatParts> {
    parts = await settings.loadParts();
    return parts;
  }

  function withParts(load: (name: string) => Promise<Pick<LoadedSegment, 'segment'>>) {
    return async (name: string): Promise<Segment> => {
      const open = Object.hasOwn(own, name) && own[name];
      const loading = open ? hostCode(open()).then((module) => ({ segment: module.default })) : load(name);
      const [{ segment }] = await Promise.all([loading, hostCode(loadParts())]);
      return segment;
    };
  }

  function inPage(name: string) {
    const entered = builds.of(name);
    return { entered, known: entered ? federation.find(name, entered) : federation.newest(name) };
  }

  /** Since when a reading is recent enough for a segment that the journey enters now. */
  function arrivalSince(name: string): number {
    const now = Date.now();
    return now - foreseen <= limits.release && !log.hasFailed(name) ? foreseen : now;
  }

  async function enter(name: string, releasedSince: number, isBroken = false): Promise<LoadedSegment> {
    const { entered, known } = inPage(name);
    const found = known && entered && !isBroken ? known : await find(name, 'enter', releasedSince);
    builds.keep(name, found.build);
    return found;
  }

  async function find(name: string, moment: LoadTrace['moment'], releasedSince: number): Promise<LoadedSegment> {
    const ifItCounts = failuresThatCount(watchPresence);
    try {
      return await search(name, moment, releasedSince);
    } catch (error) {
      log.searchFailed(name);
      const failure = failedLoad(name, error);
      // The conversation may never reach a segment that the release lacks, and a preload without a connection needs no report.
      const counts = moment === 'enter' || (failure.code.startsWith('segment.') && failure.code !== 'segment.absent');
      if (counts) ifItCounts(failure, () => report(failure, { segment: name }));
      throw failure;
    }
  }

  async function search(name: string, moment: LoadTrace['moment'], releasedSince: number): Promise<LoadedSegment> {
    const end = Date.now() + timeoutMs;
    const { entered, known } = inPage(name);
    const first = log.start(name, moment);
    const reading = releases.readSince(releasedSince);
    const limit = known ? limits.optionalRelease : timeoutMs;
    const release = await withTimeLimit(reading, limit, () => tooLate('The release')).catch((error: unknown) => {
      if (!known) throw first.failed(failedLoad(name, error)); // only the release proves that a build is ours
      return { segments: {} };
    });
    first.mark('release');
    for (const other of Object.keys(release.segments)) {
      const build = chooseBuild(release, other, visitor);
      if (build) federation.register(other, build);
    }
    const isProven = entered && isNamed(release, name, entered);
    if (entered && !known && !isProven && !reported.has(name)) {
      const why = `The tab has stored a build of ${name} that the release does not name: the released one is used.`;
      report(new AppError('storage.unreadable', why), { segment: name });
      reported.add(name);
    }
    const chosen = chooseBuild(release, name, visitor);
    const earlier = known?.build ?? previousBuild(release, name);
    const fallbacks = known ? [] : [stableBuild(release, name)];
    const wanted = distinct([!known && isProven && entered, chosen, ...fallbacks, earlier]);
    let failure: unknown;
    for (const [index, build] of wanted.entries()) {
      const entry = index === 0 ? first : log.start(name, moment);
      const rest = end - Date.now();
      // A slow build gets all the time: another one would be as slow. Only a build that already failed gets half of it.
      const hasFailed = index === 0 && wanted.length > 1 && log.hasFailed(name);
      const most = known ? limits.replacement : rest / (hasFailed ? 2 : 1);
      try {
        const isKnown = known && build === known.build;
        const result = isKnown ? known : await load(name, build, entry, Math.min(rest, most), moment === 'preload');
        entry.succeeded(result.build, result.remote, index === 0 ? null : build === earlier ? 'previous' : 'release');
        return result;
      } catch (error) {
        failure = entry.failed(failedLoad(name, error));
        if (!known && Date.now() >= end) break;
      }
    }
    throw failure ?? first.failed(new AppError('segment.absent', `The release has no segment ${name}.`));
  }

  async function load(name: string, build: ChosenBuild, entry: LoadEntry, ms: number, isAhead: boolean) {
    entry.tries(build);
    refuseOtherContracts(name, build.contract, 'the release');
    // A development build of the host also loads builds that change while they are served.
    if (process.env.NODE_ENV === 'production' && build.integrity === undefined)
      throw broken(`The release has no hash for ${build.manifest}: release it with \`pnpm release set ${name}\`.`);
    return withTimeLimit(federation.load(name, build, isAhead), ms, () => tooLate(`The segment ${name}`));
  }
}

function distinct(builds: readonly (ChosenBuild | false | undefined)[]): readonly ChosenBuild[] {
  const present = builds.filter((build) => build !== undefined && build !== false);
  return present.filter((build, index) => present.findIndex((other) => isSameBuild(build, other)) === index);
}
