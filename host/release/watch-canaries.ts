import { Refusal } from '@consorcio/shared/webpack/fail-with';
import { applyChange } from './apply-change';
import { withoutCanary } from './change-entry';
import { observedOf, readObservedBuilds } from './observed-builds';
import type { WatchRequest } from './parse-arguments';
import { readEntries } from './release-file';
import { describeObserved, describeRule, whyToStop } from './stop-rule';

interface Look {
  readonly lines: readonly string[];
  /** Whether a canary with a rule still has visitors. */
  readonly isNeeded: boolean;
}

interface Watch extends Pick<WatchRequest, 'observed'> {
  readonly file: string;
  readonly isDryRun: boolean;
}

/** Looks once: stops each canary whose rule says so, and says how the others do. */
export async function lookAtCanaries({ file, observed, isDryRun }: Watch): Promise<Look> {
  const canaries = Object.entries(readEntries(file)).flatMap(([segment, before]) => {
    const { canary } = before;
    return canary?.stop && canary.percent > 0 ? [{ segment, before, canary, rule: canary.stop }] : [];
  });
  if (canaries.length === 0) return { lines: ['No canary with a rule has visitors.'], isNeeded: false };
  const builds = await readObservedBuilds(observed);
  const lines: string[] = [];
  let left = canaries.length;
  for (const { segment, before, canary, rule } of canaries) {
    const [tried, usual] = [observedOf(builds, segment, canary), observedOf(builds, segment, before)];
    const reason = whyToStop(rule, tried, usual);
    if (reason === undefined) {
      lines.push(`${segment} canary: ${describeObserved(tried, usual)}; ${describeRule(rule)}`);
      continue;
    }
    const change = { segment, before, after: withoutCanary(segment, before), by: 'pnpm release watch', reason };
    const done = await applyChange(file, change, isDryRun);
    lines.push(`${segment} canary ${reason}`, ...done.lines, ...done.warnings);
    left -= 1;
  }
  return { lines, isNeeded: left > 0 };
}

interface Reporter {
  say(line: string): void;
  /** Waits for the next look. */
  pause(): Promise<void>;
}

/** Looks again and again until no canary is left. What it cannot read now, it reads at the next look. */
export async function watchCanaries(watch: Watch, { say, pause }: Reporter): Promise<void> {
  let last = '';
  for (;;) {
    const { lines, isNeeded } = await lookAtCanaries(watch).catch((error: unknown) => {
      if (!(error instanceof Refusal)) throw error;
      return { lines: [error.message], isNeeded: true };
    });
    const text = lines.join('\n');
    if (text !== last) say(text);
    last = text;
    if (!isNeeded) return;
    await pause();
  }
}
