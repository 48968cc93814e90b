import { AppError } from '@consorcio/shared/errors';
import type { Release } from '../config/release';
import { withTimeLimit } from '../platform/with-time-limit';
import { createAttempts } from './attempts';
import { type ChosenBuild, chooseBuild, isNamed, isSameBuild, stableBuild } from './build-choice';
import { refuseOtherContracts } from './contract-adapter';
import { failedLoad, tooLate } from './failed-load';
import { type LoadBuildSettings, loadBuild } from './load-build';
import type { LoadEntry, LoadLog } from './load-log';
import type { LoadTrace, Recovery } from './load-trace';
import type { LoadedSegment, LoadedSegments } from './loaded-segments';
import type { ReleaseReader } from './release-reader';

export interface BuildSearchSettings extends LoadBuildSettings {
  /** The id that decides which visitors get a canary. */
  visitor(): string;
  /** Called for what went wrong with a segment. */
  report(error: AppError, where: { readonly segment: string }): void;
}

/** A request for a segment by name. */
export interface SegmentRequest {
  readonly name: string;
  readonly moment: LoadTrace['moment'];
  /** The time limit, in ms of `Date.now()`. */
  readonly end: number;
  /** A reading of the release that began at this time or later is recent enough. */
  readonly releasedSince: number;
}

/** Decides which builds of a segment to try, in which order and for how long. See docs/adr/0018. */
export interface BuildSearch {
  /**
   * For a segment that the page has not loaded: `entered` first if the release names it, then the build of the release, then its
   * stable build. Without a release nothing is loaded: only the release proves that a build is ours.
   */
  first(request: SegmentRequest, entered: ChosenBuild | undefined): Promise<LoadedSegment>;
  /** For a segment that the page has loaded: the build of the release if it is another one and loads, else `known`. */
  newerThan(request: SegmentRequest, known: LoadedSegment): Promise<LoadedSegment>;
  /** The same without waiting: whether the page already knows that the release names `known`. */
  isNewest(request: SegmentRequest, known: LoadedSegment): boolean;
}

/** A request and the log of the build that is being tried for it. */
type Trial = SegmentRequest & { readonly entry: LoadEntry };

/** ms that reading the release may take when the page could continue without it. */
const RELEASE_CHECK_MS = 1000;
/** ms that another build may take when the page has one to continue with. */
const REPLACEMENT_MS = 2000;

export function createBuildSearch(
  settings: BuildSearchSettings,
  releases: ReleaseReader,
  loaded: LoadedSegments,
  log: LoadLog,
): BuildSearch {
  const { visitor, report } = settings;
  const reported = new Set<string>();
  const attempts = createAttempts<LoadedSegment>();

  return {
    async first(request, entered) {
      const { name, end } = request;
      const trial = startTrial(request);
      const release = await releaseFor(trial, false);
      const proven = entered && isNamed(release, name, entered) ? entered : undefined;
      if (entered && !proven) reportOnce(name);
      const [wanted, ...others] = distinct([proven, chooseBuild(release, name, visitor), stableBuild(release, name)]);
      if (!wanted) throw trial.entry.failed(absent(name));
      // A slow build gets all the time: another one would be as slow. Only a build that already failed gets half of it.
      const half = Date.now() + (end - Date.now()) / 2;
      const wantedEnd = log.hasFailed(name) && others.length > 0 ? half : end;
      let result = tryBuild({ ...trial, end: wantedEnd }, wanted, null);
      for (const other of others) {
        result = result.catch((error: unknown) => {
          if (Date.now() >= end) throw error;
          return tryBuild(startTrial(request), other, 'release');
        });
      }
      return result;
    },
    async newerThan(request, known) {
      const trial = startTrial(request);
      const release = await releaseFor(trial, true);
      const wanted = chooseBuild(release, request.name, visitor);
      if (!wanted || isSameBuild(wanted, known.build)) return use(trial.entry, known, null);
      const end = Math.min(request.end, Date.now() + REPLACEMENT_MS);
      return tryBuild({ ...trial, end }, wanted, null).catch(() => use(startTrial(request).entry, known, 'previous'));
    },
    isNewest(request, known) {
      const release = releases.arrivedSince(request.releasedSince);
      const wanted = release && chooseBuild(release, request.name, visitor);
      if (!wanted || !isSameBuild(wanted, known.build)) return false;
      const { entry } = startTrial(request);
      entry.mark('release');
      entry.succeeded(known, null);
      return true;
    },
  };

  function reportOnce(segment: string): void {
    if (reported.has(segment)) return;
    reported.add(segment);
    report(unnamed(segment), { segment });
  }

  function startTrial(request: SegmentRequest): Trial {
    return { ...request, entry: log.start(request.name, request.moment) };
  }

  /** The present release; an empty one when reading it is slow or fails and the page can continue without it. */
  async function releaseFor({ end, entry, releasedSince }: Trial, isOptional: boolean): Promise<Release> {
    const limit = isOptional ? Math.min(end, Date.now() + RELEASE_CHECK_MS) : end;
    const late = () => tooLate('/release.json');
    const reading = releases.readSince(releasedSince);
    const release = await withTimeLimit(reading, limit - Date.now(), late).catch((error: unknown) => {
      if (isOptional) return { segments: {} };
      throw entry.failed(error);
    });
    entry.mark('release');
    return release;
  }

  async function tryBuild({ name, end, entry }: Trial, build: ChosenBuild, recovery: Recovery | null) {
    entry.tries(build);
    const known = loaded.find(name, build); // it finished after the request that started it had ended
    if (known) return use(entry, known, recovery);
    try {
      refuseOtherContracts(name, build.contract, 'the release');
      refuseUnpinned(name, build);
      const { result, isRetry } = await attempts.request(build, `The segment ${name}`, {
        end,
        async begin(count) {
          const result = await loadBuild(settings, { name, build, count, mark: entry.mark });
          loaded.add(name, result);
          return result;
        },
        isFinal: (error) => failedLoad(name, error).code === 'segment.contract',
      });
      return use(entry, result, recovery ?? (isRetry ? 'retry' : null));
    } catch (error) {
      throw entry.failed(error);
    }
  }
}

function use(entry: LoadEntry, loaded: LoadedSegment, recovery: Recovery | null): LoadedSegment {
  entry.succeeded(loaded, recovery);
  return loaded;
}

function distinct(builds: readonly (ChosenBuild | undefined)[]): readonly ChosenBuild[] {
  const present = builds.filter((build) => build !== undefined);
  return present.filter((build, index) => present.findIndex((other) => isSameBuild(build, other)) === index);
}

/** A development build of the host also loads builds that change while they are served. */
function refuseUnpinned(name: string, { integrity }: ChosenBuild): void {
  if (process.env.NODE_ENV !== 'production' || integrity !== undefined) return;
  throw new AppError(
    'segment.broken',
    `The release has no hash for the segment ${name}, so nothing proves that the build is the released one and none of its code ` +
      `was run. Release it with \`pnpm release set ${name} <address>\`, which writes the hash.`,
  );
}

function unnamed(name: string): AppError {
  return new AppError(
    'storage.unreadable',
    `The tab has stored a build of the segment ${name} that the release does not name with this hash, so the released one is used. ` +
      'Keep old builds in the lists of release.json for as long as journeys last.',
  );
}

function absent(name: string): AppError {
  return new AppError(
    'segment.absent',
    `The release has no segment ${name}, so the conversation cannot go on there. Add it to release.json.`,
  );
}
