import { parseSegment, type Segment } from '@consorcio/shared/flow';
import { createInstance } from '@module-federation/runtime';
import bundlerRuntime from '@module-federation/webpack-bundler-runtime';
import type { ChosenBuild } from '../platform/release';
import { isSameBuild } from './build-choice';
import { failedLoad } from './failed-load';
import { refuseOldForms, refuseOtherContracts } from './segment-contract';
import { note, type SegmentRemote, segmentPlugin } from './segment-plugin';
import { sharedLibraries } from './shared-libraries';

export interface LoadedSegment {
  readonly build: ChosenBuild;
  readonly remote: SegmentRemote;
  readonly segment: Segment;
}

/** The federation of this page. Its remotes stay until the page closes: the code of a remote cannot be unloaded. */
export type Federation = ReturnType<typeof createFederation>;

/** Creates the host of the federation. See docs/adr/0001 and 0015. */
export function createFederation(fetch: typeof globalThis.fetch, run?: Parameters<typeof segmentPlugin>[2]) {
  Object.assign(globalThis, { _FEDERATION_BUNDLER_RUNTIME: bundlerRuntime }); // the code of segments uses it
  const remotes = new Map<string, SegmentRemote>();
  const loaded: LoadedSegment[] = [];
  const { plugin, manifestOf } = segmentPlugin(remotes, fetch, run);
  const host = createInstance({
    name: 'host',
    remotes: [],
    shared: sharedLibraries,
    shareStrategy: 'loaded-first', // by default the first share waits for every remote: a dead one would stop all
    plugins: [plugin],
  });

  /** The build, if it is loaded. */
  const find = (segment: string, build: ChosenBuild) =>
    loaded.find((one) => one.remote.segment === segment && isSameBuild(one.build, build));

  /** Registers a build of a segment as a remote, once. */
  function register(segment: string, build: ChosenBuild): SegmentRemote {
    const known = [...remotes.values()].filter((remote) => remote.segment === segment);
    const same = known.find((remote) => !remote.isBroken && isSameBuild(remote.build, build));
    if (same) return same;
    const mark = known.length === 0 ? '' : `@${known.length + 1}`;
    const remote: SegmentRemote = { name: `${segment}${mark}`, segment, build, at: {} };
    remotes.set(remote.name, remote);
    // The runtime keeps manifests by address, and a file at an address may change: each remote has an address of its own.
    host.registerRemotes([{ name: remote.name, entry: `${build.manifest}${mark && `#${mark}`}` }]);
    return remote;
  }

  return {
    register,
    find,
    /** The build of a segment that finished loading last. */
    newest: (segment: string) => loaded.findLast(({ remote }) => remote.segment === segment),
    /**
     * Loads a build, or goes on with a load that is running. Before a segment is needed, its files are preloaded first. Rejects with a
     * named failure. It has no time limit: no hook of the runtime surrounds a whole load.
     */
    async load(segment: string, build: ChosenBuild, isAhead: boolean): Promise<LoadedSegment> {
      const remote = register(segment, build);
      try {
        await manifestOf(remote); // the runtime would print what its hook rejects with, and pass on only the text
        if (isAhead)
          await host.preloadRemote([{ nameOrAlias: remote.name, exposes: ['segment'] }]).catch(() => undefined);
        const parsed = parseSegment(await host.loadRemote(`${remote.name}/segment`), segment);
        refuseOtherContracts(segment, parsed.contract, 'its code');
        refuseOldForms(parsed);
        const known = find(segment, build);
        if (known) return known;
        note(remote, 'init');
        const result = { build, remote, segment: parsed };
        loaded.push(result);
        return result;
      } catch (error) {
        const failure = failedLoad(segment, error);
        remote.isBroken = failure.code === 'segment.broken' && remote.at.entry !== undefined;
        throw failure;
      }
    },
  };
}
