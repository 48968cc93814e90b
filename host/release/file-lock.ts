import { lock } from 'proper-lockfile';
import { errorCode } from './error-code';
import { Refusal } from './refusal';

/** A lock older than this (ms) was left behind: it is held for one read and one write. */
const STALE_MS = 10_000;
const PATIENCE_MS = 15_000;
const PAUSE_MS = 50;

/**
 * Runs `work` while holding the lock of a file; waits while another program holds it, and takes over a lock that was left behind.
 * A paused program may lose its lock to another one, so the work calls `isStillOurs` before a step that cannot be undone.
 */
export async function underLock<Result>(file: string, work: (isStillOurs: () => boolean) => Result): Promise<Result> {
  const release = await acquire(file);
  const lockedAt = Date.now();
  try {
    return work(() => Date.now() - lockedAt < STALE_MS);
  } finally {
    await release().catch(() => undefined); // another program took the lock over
  }
}

async function acquire(file: string): Promise<() => Promise<void>> {
  try {
    return await lock(file, {
      stale: STALE_MS,
      realpath: false,
      retries: { retries: PATIENCE_MS / PAUSE_MS, minTimeout: PAUSE_MS, maxTimeout: PAUSE_MS },
      onCompromised: () => undefined, // `isStillOurs` covers it
    });
  } catch (error) {
    const code = errorCode(error);
    if (code === 'ELOCKED') {
      throw new Refusal(`Another program is editing ${file} (${file}.lock exists): try again in a moment.`);
    }
    throw new Refusal(`${file}.lock cannot be written (${code}), so nothing was changed.`);
  }
}
