import { readsIn } from './reads';
import type { TreeProblem } from './tree-problem';

/** A key of the journey, and the folders whose code may read it. */
export interface Datum {
  readonly key: string;
  /** Where it is declared. */
  readonly file: string;
  readonly folders: readonly string[];
}

export interface ProductFile {
  readonly file: string;
  readonly text: string;
}

/** Every datum that no code reads. It is found by its name, so a datum that shares its name with another property counts as read. */
export function unreadData(data: readonly Datum[], sources: readonly ProductFile[]): readonly TreeProblem[] {
  const open = new Set(data);
  for (const { file, text } of sources) {
    const inReach = [...open].filter(({ key, folders }) => text.includes(key) && folders.some(isIn(file)));
    if (inReach.length === 0) continue;
    const reads = readsIn(file, text);
    for (const datum of inReach) if (reads.has(datum.key)) open.delete(datum);
  }
  return [...open].map(({ key, file }) => ({
    kind: 'unread-datum',
    message: `${file} declares ${key}, but no code reads it. Use it (a later step, a summary, a request), or delete it and what records it.`,
  }));
}

const isIn = (file: string) => (folder: string) => file.startsWith(`${folder}/`);
