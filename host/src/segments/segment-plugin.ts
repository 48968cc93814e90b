import { loadScript, type ModuleFederationRuntimePlugin } from '@module-federation/runtime';
import type { RemoteEntryExports } from '@module-federation/runtime/types';
import type { IntegrityTable } from '../platform/integrity-table';
import type { Build } from '../platform/release';
import type { LoadProgress } from '../telemetry/observation/load-log';
import { createAsk } from './ask';
import { broken, tooLate, unreachable } from './failed-load';
import { type Manifest, readManifest } from './manifest';
import { refuseOtherContracts, refuseUnmetShares } from './segment-contract';
import { sharedLibraries } from './shared-libraries';

/** A build of a segment as a remote of the federation, and what is known about its load. */
export interface SegmentRemote extends LoadProgress {
  readonly name: string;
  readonly segment: string;
  readonly build: Build;
  reading?: Promise<Manifest> | undefined;
  manifest?: Manifest;
  /** Its code threw. The runtime keeps such a container, so the build gets another remote. */
  isBroken?: boolean;
}

/**
 * What we promise beyond the federation runtime, on its documented hooks: every file has the hash that the release or the manifest says,
 * contract and shares are compared before any code runs, a lost file is requested again, and two builds of a segment fit into one page.
 * @param remotes by the name under which they are registered
 * @param run runs an entry; tests have no scripts
 */
export function segmentPlugin(remotes: ReadonlyMap<string, SegmentRemote>, send: typeof fetch, run = runScript) {
  const ask = createAsk();
  /** The HTML of a production page made it, with the hashes of the host's scripts; the code of the segments reads it there too. */
  const pageIntegrity: IntegrityTable = globalThis._FEDERATION_INTEGRITY ?? {};
  globalThis._FEDERATION_INTEGRITY = pageIntegrity;

  const plugin: ModuleFederationRuntimePlugin = {
    name: 'segment-plugin',
    createScript: pin,
    createLink: pin,

    fetch(_manifest, _init, remoteInfo) {
      const remote = remotes.get(remoteInfo?.name ?? '');
      return remote && manifestOf(remote).then(({ bytes }) => new Response(bytes));
    },

    /** The runtime would find an entry by its global variable, which all builds of a segment share. */
    async loadEntry({ remoteInfo: { name, entry, entryGlobalName } }) {
      const attrs = {};
      pin({ url: entry, attrs });
      const { answer, isRetry } = await ask(entry, (address) => run(address, entryGlobalName, attrs));
      const remote = remotes.get(name);
      if (remote) note(remote, 'entry', isRetry);
      return answer;
    },
  };
  return { plugin, manifestOf };

  /** Reads the manifest of a remote, once if it succeeds. */
  function manifestOf(remote: SegmentRemote): Promise<Manifest> {
    remote.reading ??= readFor(remote).catch((error: unknown) => {
      remote.reading = undefined;
      throw error;
    });
    return remote.reading;
  }

  async function readFor(remote: SegmentRemote): Promise<Manifest> {
    const { segment, build } = remote;
    const request = (address: string) => readManifest(send, build.manifest, address, build.integrity);
    const { answer: manifest, isRetry } = await ask(build.manifest, request);
    refuseOtherContracts(segment, manifest.contract, 'its manifest');
    refuseUnmetShares(segment, manifest.requires, sharedLibraries);
    // A build that has loaded may still request its scripts, and must not get those of another one.
    const clash = Object.entries(manifest.integrity).find(([url, hash]) => (pageIntegrity[url] ?? hash) !== hash);
    if (clash)
      throw broken(
        `${clash[0]} has another hash in a build that the page knows. Serve each build at addresses of its own.`,
      );
    Object.assign(pageIntegrity, manifest.integrity);
    remote.manifest = manifest;
    note(remote, 'manifest', isRetry);
    return manifest;
  }

  /** No hash is needed for a development build of the host: then every script is accepted. */
  function pin({ url, attrs = {} }: { url: string; attrs?: Record<string, unknown> }): void {
    const integrity = pageIntegrity[url.split('?', 1).join()];
    if (integrity === undefined && process.env.NODE_ENV === 'production') throw broken(`${url} has no hash.`);
    // Without CORS the browser compares no hash, and hides errors.
    Object.assign(attrs, { integrity: integrity ?? '', crossorigin: 'anonymous' });
  }
}

export function note(remote: SegmentRemote, phase: keyof SegmentRemote['at'], isRetry = false): void {
  remote.at[phase] = performance.now();
  remote.isRetry ||= isRetry;
}

/**
 * Runs an entry and returns the container that it leaves in the global variable. All builds of a segment use the same variable, and one
 * may load long after it was requested: so the variable is emptied after each script, and no container is mistaken for that of another.
 */
export async function runScript(url: string, globalName: string, attrs: object): Promise<RemoteEntryExports> {
  const page = globalThis as unknown as Record<string, RemoteEntryExports | undefined>;
  const failure: unknown = await loadScript(url, { attrs }).catch((error) => error);
  const container = page[globalName]; // the browser runs this before another script
  page[globalName] = undefined;
  const { name, message = '' } = failure instanceof Error ? failure : {};
  if (name === 'ScriptNetworkError') throw message.includes('timed out') ? tooLate(url) : unreachable(url);
  if (container && failure === undefined) return container;
  throw broken(`${url} left nothing that can be loaded. It threw, or it is not the entry of a segment.`, failure);
}
