import { existsSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { Refusal } from '@consorcio/shared/webpack/fail-with';
import * as z from 'zod/mini';
import { errorCode, rewriteFile } from '../serving/rewrite-file';
import { realFile } from './release-file';

const changeSchema = z.object({
  at: z.iso.datetime(),
  by: z.string(),
  segment: z.string(),
  /** What the command printed about it. */
  lines: z.array(z.string()),
  /** Why, where a person did not decide it. */
  reason: z.optional(z.string()),
});
export type Change = z.infer<typeof changeSchema>;

const historySchema = z.object({ changes: z.array(changeSchema) });

/** How many changes the file keeps. */
const MAX_CHANGES = 200;

/**
 * The file with the history of a release file: the only record of who changed what. It names people, so it is beside the served file
 * and never in it. The builds that a rollback and open journeys need are in the release file, because pages read them.
 */
export function historyFile(releaseFile: string): string {
  const file = realFile(releaseFile);
  return join(dirname(file), `${basename(file, '.json')}-history.json`);
}

/** The changes of a release, the newest first. */
export function readHistory(releaseFile: string): readonly Change[] {
  const file = historyFile(releaseFile);
  if (!existsSync(file)) return [];
  try {
    return historySchema.parse(JSON.parse(readFileSync(file, 'utf8'))).changes;
  } catch (error) {
    const why = error instanceof SyntaxError || error instanceof z.core.$ZodError ? 'is no history' : errorCode(error);
    throw new Refusal(`${file} cannot be read (${why}): repair it, or move it away. It only says who changed what.`);
  }
}

/** Adds a change, after it reached visitors. A failure is only a warning. */
export function recordChange(releaseFile: string, change: Change): Promise<readonly string[]> {
  return addToHistory(releaseFile, change).then(
    () => [],
    (error: Error) => [`The release was changed, but its history was not: ${error.message}`],
  );
}

async function addToHistory(releaseFile: string, change: Change): Promise<void> {
  const file = historyFile(releaseFile);
  await rewriteFile(file, () => {
    const changes = [change, ...readHistory(releaseFile)].slice(0, MAX_CHANGES);
    const mode = statSync(realFile(releaseFile)).mode & 0o660; // not for everybody: it names people
    return { text: `${JSON.stringify({ changes }, null, 2)}\n`, mode };
  });
}

/** The history as lines for people. */
export function describeHistory(changes: readonly Change[]): readonly string[] {
  if (changes.length === 0) return ['No change is recorded yet.'];
  return changes.flatMap(({ at, by, lines, reason }) => [
    `${at.slice(0, 16).replace('T', ' ')}  ${by}`,
    ...(reason === undefined ? [] : [`  ${reason}`]),
    ...lines.map((line) => `  ${line}`),
  ]);
}
