import { readFileSync, realpathSync, statSync } from 'node:fs';
import { Refusal } from '@consorcio/shared/webpack/fail-with';
import { type Entry, releaseFileSchema } from '../serving/release-entry';
import { errorCode, rewriteFile } from '../serving/rewrite-file';
import { releaseProblems } from './release-problems';

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
  const target = realFile(file); // otherwise a symbolic link would be replaced, not its target
  await rewriteFile(target, () => {
    const { json, entries } = read(target);
    if (JSON.stringify(entryIn(entries, segment)) !== JSON.stringify(before)) {
      throw new Refusal(
        `Another program has changed ${segment} in ${file}: look with \`pnpm release show\`, then try again.`,
      );
    }
    const next = { ...json, segments: { ...json.segments, [segment]: after } }; // other segments with their unknown fields
    return { text: `${JSON.stringify(next, null, 2)}\n`, mode: statSync(target).mode };
  });
}

function read(file: string): { readonly json: { readonly segments: object }; readonly entries: Entries } {
  const text = textOf(file);
  const problems = releaseProblems(text);
  if (problems.length > 0) {
    throw new Refusal(
      `${file} cannot be used, so nothing was changed:\n${problems.map((problem) => `  ${problem}\n`).join('')}` +
        'Repair it by hand, or restore the last good file.',
    );
  }
  const json: { segments: object } = JSON.parse(text);
  return { json, entries: releaseFileSchema.parse(json).segments };
}

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8').replace(/^\uFEFF/, ''); // some editors write a byte order mark
  } catch (error) {
    throw new Refusal(
      `${file} cannot be read (${errorCode(error)}): start the product with \`npm start\`, or name the file with --file or RELEASE_FILE.`,
    );
  }
}

/** The file itself where `file` is a symbolic link to it. */
export function realFile(file: string): string {
  try {
    return realpathSync(file);
  } catch {
    return file; // the next read reports what is wrong
  }
}
