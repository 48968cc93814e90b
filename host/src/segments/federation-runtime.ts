import { createInstance } from '@module-federation/runtime';
import * as core from '@module-federation/runtime/core';
import type { IntegrityTable } from '../opening/integrity-table';
import { loadEntry } from './load-entry';
import type { Remote } from './manifest';
import { sharedLibraries } from './shared-libraries';

/** Defined by host/webpack.config.ts: the package belongs to the federation plugin, and the host cannot import it by name. */
declare const FEDERATION_BUNDLER_RUNTIME: object;

/** The HTML of a production page made it, with the hashes of the host's scripts; the code of the segments reads it there too. */
const pageIntegrity: IntegrityTable = globalThis._FEDERATION_INTEGRITY ?? {};

// The globals that the code of segments uses: see docs/adr/0001 and 0015.
Object.assign(globalThis, {
  _FEDERATION_RUNTIME_CORE: core, // builds of contract 4 have their own bundler runtime and expect its core here
  _FEDERATION_BUNDLER_RUNTIME: FEDERATION_BUNDLER_RUNTIME,
  _FEDERATION_INTEGRITY: pageIntegrity,
});

/** The host's side of the share scope. It knows no remotes: `run` loads their containers as their manifests say. */
const federation = createInstance({ name: 'host', remotes: [], shared: sharedLibraries });

/** The real `SegmentRuntime`. Each call runs the entry again, so that attempts do not affect each other. */
export async function run(remote: Remote, mark?: (phase: 'entry' | 'init') => void): Promise<unknown> {
  const { globalName, entry, chunks, integrity } = remote;
  Object.assign(pageIntegrity, integrity);
  const links = chunks.map((chunk) => preloadScript(chunk, integrityOf(chunk)));
  try {
    const container = await loadEntry(entry, globalName, integrityOf(entry));
    mark?.('entry');
    const { default: shareScope = {} } = federation.shareScopeMap;
    await container.init(shareScope);
    const module = await container.get('./segment');
    mark?.('init');
    return module();
  } finally {
    for (const link of links) link.remove(); // a segment that keeps failing is requested all day
  }
}

/** Empty when the build has no hashes: then every script is accepted. */
function integrityOf(url: string): string {
  return pageIntegrity[url.split('?', 1).join()] ?? '';
}

/** Loads a file in parallel with the entry that will import it. */
function preloadScript(url: string, integrity: string): HTMLLinkElement {
  const link = document.createElement('link');
  Object.assign(link, { rel: 'preload', as: 'script', href: url, integrity, crossOrigin: 'anonymous' });
  document.head.append(link);
  return link;
}
