import { randomUUID } from 'node:crypto';
import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { errorCode } from './error-code';
import { Refusal } from './refusal';

/** ms after which a lock belongs to nobody: it is held for one read and one write. */
const STALE_MS = 10_000;
const PATIENCE_MS = 15_000;
const PAUSE_MS = 50;

/**
 * Does `work` while nobody else holds the lock, waiting for its turn. A lock that somebody left behind is taken over; so the work
 * asks `isStillMine` before what cannot be undone.
 */
export async function underLock<T>(lock: string, work: (isStillMine: () => boolean) => T): Promise<T> {
  const mark = randomUUID();
  await take(lock, mark);
  try {
    return work(() => markIn(lock) === mark);
  } finally {
    if (markIn(lock) === mark) rmSync(lock, { force: true });
  }
}

async function take(lock: string, mark: string): Promise<void> {
  const end = Date.now() + PATIENCE_MS;
  while (!isTaken(lock, mark)) {
    if (ageOf(lock) > STALE_MS) rmSync(lock, { force: true });
    else if (Date.now() > end) throw new Refusal(`Somebody else is editing (${lock}): try again in a moment.`);
    else await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
}

function isTaken(lock: string, mark: string): boolean {
  try {
    writeFileSync(lock, mark, { flag: 'wx' });
    return true;
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return false;
    throw new Refusal(`${lock} cannot be written (${errorCode(error)}), so nothing was changed.`);
  }
}

function markIn(lock: string): string | undefined {
  try {
    return readFileSync(lock, 'utf8');
  } catch {
    return undefined; // it was taken over
  }
}

function ageOf(lock: string): number {
  return Date.now() - (statSync(lock, { throwIfNoEntry: false })?.mtimeMs ?? Date.now());
}
