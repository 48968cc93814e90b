import type { ChosenBuild } from './build-choice';
import { adaptSegment, refuseOtherContracts } from './contract-adapter';
import type { LoadedSegment } from './loaded-segments';
import { fetchManifest, type Remote } from './manifest';
import { parseSegment } from './parse-segment';

/** Runs the code of a remote and returns its `./segment` module. Injected, so that tests of loading need no browser. */
export interface SegmentRuntime {
  /** `mark` is called when the entry has run and when the module is initialised. */
  run(remote: Remote, mark?: (phase: 'entry' | 'init') => void): Promise<unknown>;
}

export interface LoadBuildSettings {
  readonly fetch: typeof globalThis.fetch;
  /** The federation runtime by default, a chunk of its own that loads with the first segment. */
  readonly runtime?: () => Promise<SegmentRuntime>;
}

/** One attempt to load one build. */
export interface LoadAttempt {
  readonly name: string;
  readonly build: ChosenBuild;
  /** 0 for the first attempt; each later one uses a new address. */
  readonly count: number;
  readonly mark: (phase: 'manifest' | 'entry' | 'init') => void;
}

/** ms that one attempt may take. No visitor waits that long, but on a slow network its result serves the next request. */
const LONGEST_ATTEMPT_MS = 30_000;

/** Loads one build of a segment. The contract is checked before its code runs, and again after. */
export async function loadBuild(
  { fetch, runtime = federationRuntime }: LoadBuildSettings,
  { name, build, count, mark }: LoadAttempt,
): Promise<LoadedSegment> {
  const [{ run }, remote] = await Promise.all([runtime(), fetchManifest(fetch, build, count, LONGEST_ATTEMPT_MS)]);
  mark('manifest');
  refuseOtherContracts(name, remote.contract, 'its manifest');
  const segment = parseSegment(await run(remote, mark), name);
  refuseOtherContracts(name, segment.contract, 'its code');
  return { build, remote, segment: adaptSegment(segment) };
}

const federationRuntime = async (): Promise<SegmentRuntime> => import('./federation-runtime');
