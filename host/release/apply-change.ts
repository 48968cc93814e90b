import type { Entry } from '../serving/release-entry';
import { keptForJourneys } from './change-entry';
import { describeChange } from './describe-release';
import { recordChange } from './history-file';
import { writeEntry } from './release-file';

export interface ReleaseChange {
  readonly segment: string;
  readonly before: Entry | undefined;
  readonly after: Entry;
  readonly id?: string | undefined;
  readonly by: string;
  /** Why, where a person did not decide it. */
  readonly reason?: string;
}

export interface ChangeResult {
  readonly lines: readonly string[];
  readonly warnings: readonly string[];
  /** The answer is a trouble that a script should notice. */
  readonly isTrouble?: boolean;
}

/** Writes a change to the release file and to its history; a dry run only says what would change. */
export async function applyChange(file: string, change: ReleaseChange, isDryRun: boolean): Promise<ChangeResult> {
  const { segment, before, after, id, by, reason } = change;
  const lines = describeChange(segment, before, after, id);
  if (lines.length === 0) return { lines: [`${segment} is already in this state: nothing was changed.`], warnings: [] };
  if (isDryRun) return { lines: ['A dry run: nothing was written. It would be:', ...lines], warnings: [] };
  const now = new Date();
  await writeEntry(file, segment, before, keptForJourneys(before, after, now.getTime()));
  const recorded = { at: now.toISOString(), by, segment, lines: [...lines], ...(reason !== undefined && { reason }) };
  return { lines, warnings: await recordChange(file, recorded) };
}
