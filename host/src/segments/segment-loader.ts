import { AppError } from '@consorcio/shared/errors';
import type { Segment } from '@consorcio/shared/flow';
import type { Release } from '../config/release';
import { type ChosenBuild, chooseBuild, isSameBuild, stableBuild } from './build-choice';
import { adaptSegment, refuseOtherContracts } from './contract-adapter';
import { failedLoad, tooLate } from './failed-load';
import type { JourneyBuilds } from './journey-builds';
import { createLoadTracer, type LoadTrace, type LoadTracer } from './load-trace';
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
  /** Told of every load that failed for good. */
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
  /** Loads a segment of the release ahead of need. A failure is reported and has no consequence. */
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
  /** By when, in ms of `Date.now()`, a segment is found or not. */
  readonly end: number;
  readonly tracer: LoadTracer;
}

/** ms before the automatic second try: a server that refuses now seldom changes its mind at once. */
const PAUSE_MS = 250;
/** ms that a release may take when the page could go on without it. */
const RELEASE_CHECK_MS = 1000;

/** Loads segments as the release says. Laws of the flow, 4 and 9; see docs/adr/0001-host-without-remotes.md and 0018. */
export function createSegmentLoader(settings: SegmentLoaderSettings): SegmentLoader {
  const { timeoutMs, builds, visitor, report, observe, runtime = federationRuntime } = settings;
  const loaded = new Map<string, Loaded>();
  const loading = new Map<string, Promise<Loaded>>();
  const attempts = new Map<string, number>();
  const failed = new Set<string>();
  const unplayed = new Map<string, LoadTracer>();

  return {
    async load(name) {
      const { build, segment } = await shared(name, () => found(name, 'enter'));
      builds.keep(name, build);
      return segment;
    },
    preload(name) {
      if (!loaded.has(name)) void shared(name, () => found(name, 'preload')).catch(() => undefined); // reported below
    },
    async replace(name) {
      const { build, segment } = await shared(name, () => found(name, 'enter', true));
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

  function shared(name: string, find: () => Promise<Loaded>): Promise<Loaded> {
    const running = loading.get(name) ?? find().finally(() => loading.delete(name));
    loading.set(name, running);
    return running;
  }

  async function found(name: string, moment: LoadTrace['moment'], isBroken = false): Promise<Loaded> {
    const known = loaded.get(name);
    const entered = builds.of(name);
    if (known && entered && !isBroken && isSameBuild(known.build, entered)) return known;
    const tracer = createLoadTracer(name, moment, () => performance.now());
    const search = { name, end: Date.now() + timeoutMs, tracer };
    try {
      const result = await (known ? presentOr(search, known) : first(search, entered));
      if (failed.delete(name)) tracer.recoveredBy('later');
      if (moment === 'enter') unplayed.set(name, tracer);
      else observe(tracer.end('loaded'));
      return result;
    } catch (error) {
      const failure = failedLoad(name, error);
      const isMissed = failure.code !== 'segment.absent' || moment === 'enter'; // else the talk may never get there
      if (isMissed) {
        failed.add(name);
        report(failure, { segment: name });
        observe(tracer.end(failure.code));
      }
      throw failure;
    }
  }

  /** A segment that the page does not have yet. */
  async function first(search: Search, entered: ChosenBuild | undefined): Promise<Loaded> {
    const release = await releaseFor(search, entered !== undefined);
    const { name, tracer } = search;
    const candidates = distinct([entered, chooseBuild(release, name, visitor), stableBuild(release, name)]);
    if (candidates.length === 0) throw absent(name);
    let failure: unknown;
    for (const [index, build] of candidates.entries()) {
      const share = (search.end - Date.now()) / (candidates.length - index);
      try {
        const result = await twice({ ...search, end: Date.now() + share }, build);
        if (index > 0) tracer.recoveredBy('release');
        return result;
      } catch (error) {
        failure = error;
      }
    }
    throw failure;
  }

  /** The page has the segment already. Another build takes its place if the release names one now, and it is well. */
  async function presentOr(search: Search, known: Loaded): Promise<Loaded> {
    const release = await releaseFor(search, true);
    const wanted = chooseBuild(release, search.name, visitor);
    const stay = () => {
      search.tracer.meet(known.build, known.remote);
      return known;
    };
    if (!wanted || isSameBuild(wanted, known.build)) return stay();
    return twice(search, wanted).catch(() => {
      search.tracer.recoveredBy('previous');
      return stay();
    });
  }

  /** The present release; an empty one when it does not come soon and the talk could go on without it. */
  async function releaseFor({ end, tracer }: Search, canDoWithout: boolean): Promise<Release> {
    const limit = canDoWithout ? Math.min(end, Date.now() + RELEASE_CHECK_MS) : end;
    const release = await before(limit, settings.readRelease(), '/release.json').catch((error: unknown) => {
      if (canDoWithout) return { segments: {} };
      throw error;
    });
    tracer.mark('release');
    return release;
  }

  function twice(search: Search, build: ChosenBuild): Promise<Loaded> {
    return before(search.end, tryTwice(search, build), `The segment ${search.name}`);
  }

  async function tryTwice(search: Search, build: ChosenBuild): Promise<Loaded> {
    const { name, end, tracer } = search;
    // Half of the time, so that a manifest that hangs leaves time to ask for it at another address.
    return once(search, build, (end - Date.now()) / 2).catch(async (error: unknown) => {
      if (failedLoad(name, error).code === 'segment.contract') throw error;
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
      const rest = end - Date.now();
      if (rest <= 0) throw error;
      const result = await once(search, build, rest);
      tracer.recoveredBy('retry');
      return result;
    });
  }

  async function once({ name, end, tracer }: Search, build: ChosenBuild, manifestLimitMs: number): Promise<Loaded> {
    refuseOtherContracts(name, build.contract, 'the release');
    tracer.meet(build);
    const attempt = attempts.get(build.manifest) ?? 0;
    attempts.set(build.manifest, attempt + 1);
    const [{ run }, remote] = await Promise.all([
      runtime(),
      fetchManifest(settings.fetch, build, attempt, manifestLimitMs),
    ]);
    tracer.mark('manifest');
    tracer.meet(build, remote);
    refuseOtherContracts(name, remote.contract, 'its manifest');
    const segment = parseSegment(await run(remote, tracer.mark), name);
    refuseOtherContracts(name, segment.contract, 'its code');
    const result = { build, remote, segment: adaptSegment(segment) };
    // Also when it came too late for the visitor who asked: the next one has it at once.
    if (Date.now() <= end || !loaded.has(name)) loaded.set(name, result);
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

/** The work, or `segment.timeout` at the end of the time. What the work does later harms nobody. */
function before<T>(end: number, work: Promise<T>, what: string): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(tooLate(what)), end - Date.now());
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
