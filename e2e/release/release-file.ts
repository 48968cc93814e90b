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

/** What a release file says, segment by segment. Refuses when it is missing or no release. */
export function readEntries(file: string): Entries {
  return read(file).entries;
}

/** What the file says of one segment, if it says something. */
export function entryIn(entries: Entries, segment: string): Entry | undefined {
  return Object.hasOwn(entries, segment) ? entries[segment] : undefined;
}

/**
 * Writes what the file says of one segment, and nothing else of it. Refuses when somebody changed that segment since `before` was
 * read; what others did to other segments meanwhile stays. Whoever reads sees the old file or the new one, never a part.
 */
export async function writeEntry(
  file: string,
  segment: string,
  before: Entry | undefined,
  after: Entry,
): Promise<void> {
  const target = realOf(file); // else a link would be replaced, and not what it leads to
  await underLock(`${target}.lock`, (isStillMine) => {
    const { json, entries } = read(target);
    if (JSON.stringify(entryIn(entries, segment)) !== JSON.stringify(before)) {
      throw new Refusal(
        `Somebody else changed ${segment} in ${file} meanwhile: look with \`pnpm release show\`, then try again.`,
      );
    }
    const next = { ...json, segments: { ...json.segments, [segment]: after } }; // the others as they were written
    replaceFile(target, `${JSON.stringify(next, null, 2)}\n`, isStillMine);
  });
}

function read(file: string): { readonly json: { readonly segments: object }; readonly entries: Entries } {
  const json = jsonIn(file, textOf(file));
  const parsed = releaseFileSchema.safeParse(json);
  if (parsed.success) return { json: json as { segments: object }, entries: parsed.data.segments }; // the schema says so
  throw new Refusal(`${file} is no release, so nothing was changed: ${z.prettifyError(parsed.error)}`);
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
    throw new Refusal(`${file} is not JSON, so nothing was changed: mend it by hand first.`);
  }
}

function realOf(file: string): string {
  try {
    return realpathSync(file);
  } catch {
    return file; // it was read a moment ago; reading it again says what is wrong
  }
}

/** Writes beside the file and takes its name when every byte is on the disk. */
function replaceFile(file: string, text: string, isStillMine: () => boolean): void {
  const fresh = join(dirname(file), `.${basename(file)}.${process.pid}.new`);
  try {
    writeFileSync(fresh, text, { flush: true });
    chmodSync(fresh, statSync(file).mode);
    if (!isStillMine()) throw new Refusal(`Somebody else took over the edit of ${file}: try again.`);
    renameSync(fresh, file);
    syncFolder(dirname(file));
  } catch (error) {
    rmSync(fresh, { force: true, recursive: true });
    if (error instanceof Refusal) throw error;
    throw new Refusal(`${file} cannot be written (${errorCode(error)}): it stays as it was.`);
  }
}

/** The new name too must outlive a power cut. Some systems cannot sync a folder, and keep it anyway. */
function syncFolder(folder: string): void {
  try {
    const opened = openSync(folder, 'r');
    fsyncSync(opened);
    closeSync(opened);
  } catch {
    // The file has its new name; that it would survive a power cut is all that is unknown.
  }
}
