import { watch } from 'node:fs';

/** An editor may write a file in several parts. */
const SETTLED_MS = 120;

/** Calls `onChange` soon after JSON files of the folders changed. Returns a function that ends it. */
export function watchFolders(folders: readonly string[], onChange: () => void): () => void {
  let timer: NodeJS.Timeout | undefined;
  const watchers = folders.map((folder) =>
    watch(folder, (_, name) => {
      if (name !== null && !name.endsWith('.json')) return;
      clearTimeout(timer);
      timer = setTimeout(onChange, SETTLED_MS);
    }),
  );
  return () => {
    clearTimeout(timer);
    for (const watcher of watchers) watcher.close();
  };
}
