import { AppError } from '@consorcio/shared/errors';
import { CONTRACT_VERSION, type Segment } from '@consorcio/shared/flow';
import type { Release, ReleasedSegment } from '../config/release';
import { failedLoad, tooLate } from './failed-load';
import { fetchManifest, type Remote } from './manifest';
import { parseSegment } from './parse-segment';

/** Runs the code of a remote and gives its `./segment` module. Injected, so that loading is tested without a browser. */
export interface SegmentRuntime {
  run(remote: Remote): Promise<unknown>;
}

export interface SegmentLoaderSettings {
  /** Asked before the first load, and again after one that failed: a release that was mended meanwhile counts at once. */
  readonly readRelease: () => Promise<Release>;
  readonly fetch: typeof globalThis.fetch;
  /** ms that one `load` may take, its automatic second try included. */
  readonly timeoutMs: number;
  /** Told of every `load` and `preload` that failed. */
  report(error: AppError, where: { readonly segment: string }): void;
  /** The federation runtime by default, a chunk of its own that comes with the first segment. */
  readonly runtime?: () => Promise<SegmentRuntime>;
}

export interface SegmentLoader {
  /**
   * Loads a segment. Rejects with `segment.absent`, `.unreachable`, `.timeout`, `.broken` or `.contract`, or with what
   * `readRelease` threw; loading again then really asks again, at new addresses. Calls for the same segment share one
   * attempt, and one success serves all.
   */
  load(name: string): Promise<Segment>;
  /** Loads a segment of the release ahead of need. A failure is reported and has no consequence. */
  preload(name: string): void;
}

/** The contract versions this host can play. */
const supportedContracts: readonly number[] = [CONTRACT_VERSION];

/** ms before the automatic second try: a server that refuses now seldom changes its mind at once. */
const PAUSE_MS = 250;

/** Loads segments as the release says. Laws of the flow, 4 and 9; see docs/adr/0001-host-without-remotes.md. */
export function createSegmentLoader(settings: SegmentLoaderSettings): SegmentLoader {
  const { timeoutMs, report, runtime = federationRuntime } = settings;
  let release: Promise<Release> | undefined;
  const loaded = new Map<string, Segment>();
  const loading = new Map<string, Promise<Segment>>();
  const attempts = new Map<string, number>();

  return {
    load,
    preload: (name) => void loadReleased(name).catch(() => undefined), // reported below
  };

  function load(name: string): Promise<Segment> {
    const segment = loaded.get(name);
    if (segment) return Promise.resolve(segment);
    const running = loading.get(name);
    if (running) return running;
    const attempt = withinLimit(name).finally(() => loading.delete(name));
    loading.set(name, attempt);
    return attempt;
  }

  /** What the release does not have is not missed before the talk gets there. */
  async function loadReleased(name: string): Promise<void> {
    if (isReleased(await presentRelease(), name)) await load(name);
  }

  async function withinLimit(name: string): Promise<Segment> {
    const known = await presentRelease();
    const end = Date.now() + timeoutMs;
    try {
      return await before(end, twice(name, findReleased(known, name), end), `The segment ${name}`);
    } catch (error) {
      release = undefined;
      const failure = failedLoad(name, error);
      report(failure, { segment: name });
      throw failure;
    }
  }

  function presentRelease(): Promise<Release> {
    release ??= settings.readRelease().catch((error: unknown) => {
      release = undefined;
      throw error;
    });
    return release;
  }

  async function twice(name: string, released: ReleasedSegment, end: number): Promise<Segment> {
    // Half of the time, so that a manifest that hangs leaves time to ask for it at another address.
    return once(name, released, timeoutMs / 2).catch(async (error: unknown) => {
      const { code } = failedLoad(name, error);
      if (code !== 'segment.unreachable' && code !== 'segment.timeout') throw error;
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
      const rest = end - Date.now();
      if (rest <= 0) throw error;
      return once(name, released, rest);
    });
  }

  async function once(name: string, released: ReleasedSegment, manifestLimitMs: number): Promise<Segment> {
    const attempt = attempts.get(name) ?? 0;
    attempts.set(name, attempt + 1);
    const [{ run }, remote] = await Promise.all([
      runtime(),
      fetchManifest(settings.fetch, released.manifest, attempt, manifestLimitMs),
    ]);
    refuseOtherContracts(name, remote.contract, 'its manifest');
    const segment = parseSegment(await run(remote), name);
    refuseOtherContracts(name, segment.contract, 'its code');
    // Also when it came too late for the visitor who asked: the next one has it at once.
    if (!loaded.has(name)) loaded.set(name, segment);
    return segment;
  }
}

const federationRuntime = async (): Promise<SegmentRuntime> => import('./federation-runtime');

function isReleased(release: Release, name: string): boolean {
  return Object.hasOwn(release.segments, name);
}

function findReleased(release: Release, name: string): ReleasedSegment {
  const released = isReleased(release, name) ? release.segments[name] : undefined;
  if (!released) {
    throw new AppError(
      'segment.absent',
      `The release has no segment ${name}, so the conversation cannot go on there. Add it to release.json.`,
    );
  }
  refuseOtherContracts(name, released.contract, 'the release');
  return released;
}

/** Called before the code of the segment runs: a build that speaks otherwise would fail in the middle of the talk. */
function refuseOtherContracts(name: string, contract: number, source: string): void {
  if (supportedContracts.includes(contract)) return;
  throw new AppError(
    'segment.contract',
    `The segment ${name} speaks contract ${contract}, says ${source}, and this host ${supportedContracts.join(', ')}. ` +
      'Release builds that speak the same contract.',
  );
}

/** The work, or `segment.timeout` at the end of the time. What the work does later harms nobody. */
function before<T>(end: number, work: Promise<T>, what: string): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(tooLate(what)), end - Date.now());
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
