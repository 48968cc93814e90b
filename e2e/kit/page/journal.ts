// What the watches of `page/watch` saw. It is read, and emptied, after each step.
import type { Note } from './contract';

const notes = new Map<string, Note>();
let now: Note['moment'] = 'loaded';

export function moment(): Note['moment'] {
  return now;
}

export function setMoment(next: Note['moment']): void {
  now = next;
}

/** Notes what code of the segment did, once for each line that does it. */
export function note(kind: Note['kind'], what: string, at?: string): void {
  const noted: Note = { kind, what, moment: now, ...(at !== undefined && { at }) };
  const key = JSON.stringify(noted);
  if (!notes.has(key)) notes.set(key, noted);
}

export function drainNotes(): readonly Note[] {
  const all = [...notes.values()];
  notes.clear();
  return all;
}
