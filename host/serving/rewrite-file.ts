import { chmodSync, closeSync, fsyncSync, openSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { Refusal } from '@consorcio/shared/webpack/fail-with';
import { lock } from 'proper-lockfile';

/** A lock older than this (ms) was left behind: it is held for one read and one write. */
const STALE_MS = 10_000;
const PATIENCE_MS = 15_000;
const PAUSE_MS = 50;

/** The new content of a file, and its permissions. */
interface Replacement {
  readonly text: string;
  readonly mode: number;
}

/**
 * Replaces a file by what `change` makes of it, under a lock: waits while another program holds it, and takes over one that was left
 * behind. Readers see the old file or the new one, never a part.
 */
export async function rewriteFile(file: string, change: () => Replacement): Promise<void> {
  const release = await acquire(file);
  const lockedAt = Date.now();
  try {
    replace(file, change(), () => Date.now() - lockedAt < STALE_MS);
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

/** Writes the new file next to the old one, and renames it when every byte is on the disk. A paused program may have lost its lock. */
function replace(file: string, { text, mode }: Replacement, isStillOurs: () => boolean): void {
  const fresh = join(dirname(file), `.${basename(file)}.${process.pid}.new`);
  try {
    writeFileSync(fresh, text, { flush: true });
    chmodSync(fresh, mode);
    if (!isStillOurs()) throw new Refusal(`Another program took over the lock of ${file}: try again.`);
    renameSync(fresh, file);
    syncFolder(dirname(file));
  } catch (error) {
    rmSync(fresh, { force: true, recursive: true });
    if (error instanceof Refusal) throw error;
    throw new Refusal(`${file} cannot be written (${errorCode(error)}): it was not changed.`);
  }
}

/** The new name must survive a power cut too. Some systems cannot sync a folder. */
function syncFolder(folder: string): void {
  try {
    const opened = openSync(folder, 'r');
    fsyncSync(opened);
    closeSync(opened);
  } catch {
    // The file has its new name; only its survival of a power cut is uncertain.
  }
}

/** The code of a system error (ENOENT). `instanceof` fails for errors of another realm. */
export function errorCode(error: unknown): string {
  return typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : String(error);
}
