import { createInstance } from '@module-federation/runtime';
import * as core from '@module-federation/runtime/core';
import { loadEntry } from './load-entry';
import type { Remote } from './manifest';
import { sharedLibraries } from './shared-libraries';

/** Put here by host/webpack.config.ts: the package belongs to the federation plugin, and the host cannot import it by name. */
declare const FEDERATION_BUNDLER_RUNTIME: object;

/** The hash that each script must have, by its address without a query: the segments' own code looks them up here. */
const pageIntegrity: Record<string, string> = {};

// What segments take from the page: see docs/adr/0001 and 0015.
Object.assign(globalThis, {
  _FEDERATION_RUNTIME_CORE: core, // the builds of contract 4 bring their own bundler runtime, and expect its core here
  _FEDERATION_BUNDLER_RUNTIME: FEDERATION_BUNDLER_RUNTIME,
  _FEDERATION_INTEGRITY: pageIntegrity,
});

/** The host's side of the share scope. It knows no remotes: their containers are run here, each as its manifest says. */
const federation = createInstance({ name: 'host', remotes: [], shared: sharedLibraries });

/** The real `SegmentRuntime`. Each call runs the entry anew, so that an attempt never meets an earlier one. */
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
    for (const link of links) link.remove(); // a segment that keeps failing is asked for all day
  }
}

/** Empty when the build has no hashes: then any script will do. */
function integrityOf(url: string): string {
  return pageIntegrity[url.split('?', 1).join()] ?? '';
}

/** Lets a file come beside the entry that will ask for it. */
function preloadScript(url: string, integrity: string): HTMLLinkElement {
  const link = document.createElement('link');
  Object.assign(link, { rel: 'preload', as: 'script', href: url, integrity, crossOrigin: 'anonymous' });
  document.head.append(link);
  return link;
}
