import { AppError } from '@consorcio/shared/errors';
import type { Segment } from '@consorcio/shared/flow';
import type { Release } from '../config/release';
import { withTimeLimit } from '../platform/with-time-limit';
import { createAttempts } from './attempts';
import { type ChosenBuild, chooseBuild, isSameBuild, stableBuild } from './build-choice';
import { adaptSegment, refuseOtherContracts } from './contract-adapter';
import { failedLoad, tooLate } from './failed-load';
import type { JourneyBuilds } from './journey-builds';
import { createLoadTracer, type LoadTrace, type LoadTracer, type Recovery } from './load-trace';
import { fetchManifest, type Remote } from './manifest';
import { parseSegment } from './parse-segment';

/** Runs the code of a remote and gives its `./segment` module. Injected, so that loading is tested without a browser. */
export interface SegmentRuntime {
  /** `mark` is told when the entry has run and when the module is there. */
  run(remote: Remote, mark?: (phase: 'entry' | 'init') => void): Promise<unknown>;
}

export interface SegmentLoaderSettings {
  /** Asked before each load: a release that was changed meanwhile counts at once. */
  readonly readRelease: () => Promise<Release>;
  readonly fetch: typeof globalThis.fetch;
  /** ms that one `load` may take: the release, a second try and the way back to another build included. */
  readonly timeoutMs: number;
  readonly builds: JourneyBuilds;
  /** By which a canary knows its visitors. */
  visitor(): string;
  /** Told of loads that failed for good. */
  report(error: AppError, where: { readonly segment: string }): void;
  /** Told of every load, well or not. */
  observe(trace: LoadTrace): void;
  /** The federation runtime by default, a chunk of its own that comes with the first segment. */
  readonly runtime?: () => Promise<SegmentRuntime>;
}

export interface SegmentLoader {
  /**
   * The segment that the journey enters: the build it entered before, else the one that the release names now. Where that
   * does not load, another build that the release or the page has takes its place. Rejects with `segment.absent`,
   * `.unreachable`, `.timeout`, `.broken` or `.contract`, or with what `readRelease` threw; loading again then really asks
   * again, at new addresses. Calls for the same segment share one attempt.
   */
  load(name: string): Promise<Segment>;
  /** Loads a segment of the release ahead of need. A failure has no consequence; one of the segment's is reported. */
  preload(name: string): void;
  /** The build that the release names now, also for a journey that entered another one, which has proved to be broken. */
  replace(name: string): Promise<Segment>;
  /** The first step of a segment that was loaded stands on the page. */
  played(name: string): void;
}

interface Loaded {
  readonly build: ChosenBuild;
  readonly remote: Remote;
  readonly segment: Segment;
}

interface Search {
  readonly name: string;
  readonly moment: LoadTrace['moment'];
  /** By when, in ms of `Date.now()`, a segment is found or not. */
  readonly end: number;
  /** Of the build that is tried now. */
  readonly tracer: LoadTracer;
}

/** ms that a release may take when the page could go on without it. */
const RELEASE_CHECK_MS = 1000;
/** ms that another build may take when the page has one that it could go on with. */
const SWAP_MS = 2000;
/** ms that one try may take at most. Nobody waits for so long, but a slow network may bring it for the next wish. */
const LONGEST_TRY_MS = 30_000;

/** Loads segments as the release says. Laws of the flow, 4 and 9; see docs/adr/0001-host-without-remotes.md and 0018. */
export function createSegmentLoader(settings: SegmentLoaderSettings): SegmentLoader {
  const { timeoutMs, builds, visitor, report, observe, runtime = federationRuntime } = settings;
  const attempts = createAttempts<Loaded>();
  /** By segment, in the order in which they came. */
  const loaded = new Map<string, readonly Loaded[]>();
  const failed = new Set<string>();
  const unplayed = new Map<string, LoadTracer>();

  return {
    async load(name) {
      const { build, segment } = await found(name, 'enter');
      builds.keep(name, build);
      return segment;
    },
    preload(name) {
      if (!newest(name)) void found(name, 'preload').catch(() => undefined); // reported below
    },
    async replace(name) {
      const { build, segment } = await found(name, 'enter', true);
      builds.keep(name, build);
      return segment;
    },
    played(name) {
      const tracer = unplayed.get(name);
      if (!tracer) return;
      unplayed.delete(name);
      tracer.mark('firstStep');
      observe(tracer.end('loaded'));
    },
  };

  async function found(name: string, moment: LoadTrace['moment'], isBroken = false): Promise<Loaded> {
    const entered = builds.of(name);
    const known = entered ? thereIs(name, entered) : newest(name);
    if (known && entered && !isBroken) return known;
    const search = { name, moment, end: Date.now() + timeoutMs, tracer: newTracer(name, moment) };
    try {
      return await (known ? presentOr(search, known) : first(search, entered));
    } catch (error) {
      const failure = failedLoad(name, error);
      const isMissed = failure.code !== 'segment.absent' || moment === 'enter'; // else the talk may never get there
      if (isMissed) failed.add(name);
      // A device without a connection is no news before anybody wants the segment.
      if (isMissed && (moment === 'enter' || failure.code.startsWith('segment.'))) report(failure, { segment: name });
      throw failure;
    }
  }

  function thereIs(name: string, build: ChosenBuild): Loaded | undefined {
    return loaded.get(name)?.find((one) => isSameBuild(one.build, build));
  }

  function newest(name: string): Loaded | undefined {
    return loaded.get(name)?.at(-1);
  }

  function newTracer(name: string, moment: LoadTrace['moment']): LoadTracer {
    return createLoadTracer(name, moment, () => performance.now());
  }

  /** A segment that the page does not have yet. */
  async function first(search: Search, entered: ChosenBuild | undefined): Promise<Loaded> {
    const { name, end } = search;
    const release = await releaseFor(search, entered !== undefined);
    const candidates = distinct([entered, chooseBuild(release, name, visitor), stableBuild(release, name)]);
    const [wanted, ...others] = candidates;
    if (!wanted) throw ended(search, absent(name));
    // What is only slow is waited for: another build would be as slow. What was waited for in vain before is not again.
    const half = Date.now() + (end - Date.now()) / 2;
    let next = pursue({ ...search, end: failed.has(name) && others.length > 0 ? half : end }, wanted, null);
    for (const other of others) {
      next = next.catch((error: unknown) => {
        if (Date.now() >= end) throw error;
        return pursue({ ...search, tracer: newTracer(name, search.moment) }, other, 'release');
      });
    }
    return next;
  }

  /** The page has the segment already. Another build takes its place if the release names one now, and it is well. */
  async function presentOr(search: Search, known: Loaded): Promise<Loaded> {
    const release = await releaseFor(search, true);
    const wanted = chooseBuild(release, search.name, visitor);
    if (!wanted || isSameBuild(wanted, known.build)) return told(search, known, null);
    const end = Math.min(search.end, Date.now() + SWAP_MS);
    return pursue({ ...search, end }, wanted, null).catch(() =>
      told({ ...search, tracer: newTracer(search.name, search.moment) }, known, 'previous'),
    );
  }

  /** The present release; an empty one when it does not come soon and the talk could go on without it. */
  async function releaseFor(search: Search, canDoWithout: boolean): Promise<Release> {
    const limit = canDoWithout ? Math.min(search.end, Date.now() + RELEASE_CHECK_MS) : search.end;
    const release = await withTimeLimit(settings.readRelease(), limit - Date.now(), () =>
      tooLate('/release.json'),
    ).catch((error: unknown) => {
      if (canDoWithout) return { segments: {} };
      throw ended(search, error);
    });
    search.tracer.mark('release');
    return release;
  }

  /** Tries to get one build, and tells what became of it. */
  async function pursue(search: Search, build: ChosenBuild, recovery: Recovery | null): Promise<Loaded> {
    const { name, end, tracer } = search;
    let how = recovery;
    tracer.meet(build);
    const known = thereIs(name, build); // it came too late for whoever asked first
    if (known) return told(search, known, how);
    try {
      refuseOtherContracts(name, build.contract, 'the release');
      const result = await attempts.wish(build, `The segment ${name}`, {
        end,
        begin: (count) => once(search, build, count),
        isFinal: (error) => failedLoad(name, error).code === 'segment.contract',
        onSecond: () => {
          how ??= 'retry';
        },
      });
      return told(search, result, how);
    } catch (error) {
      throw ended(search, error);
    }
  }

  /** A load that went well. One that was entered is told of when its first step stands on the page. */
  function told({ name, moment, tracer }: Search, result: Loaded, recovery: Recovery | null): Loaded {
    tracer.meet(result.build, result.remote);
    const wasMissed = failed.delete(name);
    tracer.recoveredBy(recovery ?? (wasMissed ? 'later' : null));
    if (moment === 'enter') unplayed.set(name, tracer);
    else observe(tracer.end('loaded'));
    return result;
  }

  /** A load that failed, whatever comes to its help. */
  function ended({ name, moment, tracer }: Search, error: unknown): AppError {
    const failure = failedLoad(name, error);
    if (failure.code !== 'segment.absent' || moment === 'enter') observe(tracer.end(failure.code));
    return failure;
  }

  async function once({ name, tracer }: Search, build: ChosenBuild, count: number): Promise<Loaded> {
    const [{ run }, remote] = await Promise.all([
      runtime(),
      fetchManifest(settings.fetch, build, count, LONGEST_TRY_MS),
    ]);
    tracer.mark('manifest');
    refuseOtherContracts(name, remote.contract, 'its manifest');
    const segment = parseSegment(await run(remote, tracer.mark), name);
    refuseOtherContracts(name, segment.contract, 'its code');
    const result = { build, remote, segment: adaptSegment(segment) };
    loaded.set(name, [...(loaded.get(name) ?? []), result]);
    return result;
  }
}

const federationRuntime = async (): Promise<SegmentRuntime> => import('./federation-runtime');

function distinct(builds: readonly (ChosenBuild | undefined)[]): readonly ChosenBuild[] {
  const given = builds.filter((build) => build !== undefined);
  return given.filter((build, index) => given.findIndex((other) => isSameBuild(build, other)) === index);
}

function absent(name: string): AppError {
  return new AppError(
    'segment.absent',
    `The release has no segment ${name}, so the conversation cannot go on there. Add it to release.json.`,
  );
}
