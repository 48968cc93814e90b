import {
  chmodSync,
  closeSync,
  fsyncSync,
  openSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import * as z from 'zod/mini';
import { errorCode } from './error-code';
import { underLock } from './file-lock';
import { Refusal } from './refusal';
import { type Entry, releaseFileSchema } from './release-entry';

export type Entries = Readonly<Record<string, Entry>>;

/** The entries of a release file by segment. Refuses a missing or invalid file. */
export function readEntries(file: string): Entries {
  return read(file).entries;
}

/** The entry of one segment, if there is one. */
export function entryIn(entries: Entries, segment: string): Entry | undefined {
  return Object.hasOwn(entries, segment) ? entries[segment] : undefined;
}

/**
 * Writes the entry of one segment and keeps the rest of the file. Refuses when another program changed that segment since `before`
 * was read; changes to other segments are kept. Readers see the old file or the new one, never a part.
 */
export async function writeEntry(
  file: string,
  segment: string,
  before: Entry | undefined,
  after: Entry,
): Promise<void> {
  const target = realOf(file); // otherwise a symbolic link would be replaced, not its target
  await underLock(target, (isStillOurs) => {
    const { json, entries } = read(target);
    if (JSON.stringify(entryIn(entries, segment)) !== JSON.stringify(before)) {
      throw new Refusal(
        `Another program has changed ${segment} in ${file}: look with \`pnpm release show\`, then try again.`,
      );
    }
    const next = { ...json, segments: { ...json.segments, [segment]: after } }; // other segments with their unknown fields
    replaceFile(target, `${JSON.stringify(next, null, 2)}\n`, isStillOurs);
  });
}

function read(file: string): { readonly json: { readonly segments: object }; readonly entries: Entries } {
  const json = jsonIn(file, textOf(file));
  const parsed = releaseFileSchema.safeParse(json);
  if (parsed.success) return { json: json as { segments: object }, entries: parsed.data.segments }; // the schema has checked it
  throw new Refusal(`${file} is not a valid release, so nothing was changed: ${z.prettifyError(parsed.error)}`);
}

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new Refusal(
      `${file} cannot be read (${errorCode(error)}): start the product with \`npm start\`, or name the file with --file or RELEASE_FILE.`,
    );
  }
}

function jsonIn(file: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Refusal(`${file} is not JSON, so nothing was changed: fix it by hand first.`);
  }
}

function realOf(file: string): string {
  try {
    return realpathSync(file);
  } catch {
    return file; // the next read reports what is wrong
  }
}

/** Writes a new file next to the old one, and renames it when every byte is on the disk. */
function replaceFile(file: string, text: string, isStillOurs: () => boolean): void {
  const fresh = join(dirname(file), `.${basename(file)}.${process.pid}.new`);
  try {
    writeFileSync(fresh, text, { flush: true });
    chmodSync(fresh, statSync(file).mode);
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
