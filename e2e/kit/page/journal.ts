// What the watches of `page/watch` saw. It is read, and emptied, after each step.
import type { KitNote } from './contract';

const notes = new Map<string, KitNote>();
let now: KitNote['moment'] = 'loaded';

export function moment(): KitNote['moment'] {
  return now;
}

export function setMoment(next: KitNote['moment']): void {
  now = next;
}

/** Notes what code of the segment did, once for each line that does it. */
export function note(kind: KitNote['kind'], what: string, at?: string): void {
  const noted: KitNote = { kind, what, moment: now, ...(at !== undefined && { at }) };
  const key = JSON.stringify(noted);
  if (!notes.has(key)) notes.set(key, noted);
}

export function drainNotes(): readonly KitNote[] {
  const all = [...notes.values()];
  notes.clear();
  return all;
}
