import { chmodSync, closeSync, fsyncSync, openSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { errorCode } from './error-code';
import { Refusal } from './refusal';

interface Replacement {
  readonly text: string;
  /** The permissions of the new file. */
  readonly mode: number;
  /** Whether the lock of the file is still held. */
  isStillOurs(): boolean;
}

/** Writes a new file next to the old one, and renames it when every byte is on the disk. Readers see one of both, never a part. */
export function replaceFile(file: string, { text, mode, isStillOurs }: Replacement): void {
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
