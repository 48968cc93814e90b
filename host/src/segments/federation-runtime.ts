import { createInstance } from '@module-federation/runtime';
import * as core from '@module-federation/runtime/core';
import { loadEntry } from './load-entry';
import type { Remote } from './manifest';
import { sharedLibraries } from './shared-libraries';

// The segments are built with `experiments.externalRuntime`: they expect the runtime's core in this global variable.
Object.assign(globalThis, { _FEDERATION_RUNTIME_CORE: core });

const federation = createInstance({
  name: 'host',
  remotes: [],
  shared: sharedLibraries,
  // The default would wait for every registered segment before the first share is used: one dead segment stops all.
  shareStrategy: 'loaded-first',
  plugins: [
    {
      name: 'own-entry',
      loadEntry: ({ remoteInfo }) => loadEntry(remoteInfo.entry, remoteInfo.entryGlobalName),
    },
  ],
});

/** The real `SegmentRuntime`. A remote that is already registered is replaced: an attempt never meets an earlier one. */
export async function run({ name, globalName, entry, chunks }: Remote): Promise<unknown> {
  for (const chunk of chunks) preloadScript(chunk);
  federation.registerRemotes([{ name, entry, entryGlobalName: globalName, type: 'global' }], { force: true });
  return federation.loadRemote(`${name}/segment`);
}

/** Lets a file come beside the entry that will ask for it. */
function preloadScript(url: string): void {
  const link = document.createElement('link');
  Object.assign(link, { rel: 'preload', as: 'script', href: url, crossOrigin: 'anonymous' });
  document.head.append(link);
}
