import type { Entry } from '../serving/release-entry';
import type { Build } from '../src/platform/release';
import type { ChangeResult } from './apply-change';
import { checkBuild } from './check-build';
import type { HostPolicy } from './host-policy';
import { type Entries, entryIn } from './release-file';
import { strayEntries } from './release-problems';

interface NamedBuild {
  readonly role: string;
  readonly build: Build;
}

/** Checks every build that visitors may still get, or that a rollback may bring back: a line for each. */
export async function checkRelease(
  entries: Entries,
  segments: readonly string[],
  policy: HostPolicy,
): Promise<ChangeResult> {
  const checked = await Promise.all(
    segments.map((segment) => checkSegment(segment, entryIn(entries, segment), policy)),
  );
  const stray = strayEntries(entries, segments);
  const results = [...checked.flat(), ...stray.map((problem) => ({ isGood: false, text: problem }))];
  const troubles = results.filter(({ isGood }) => !isGood).length;
  return {
    lines: [...results.map(({ isGood, text }) => `${isGood ? 'ok      ' : 'TROUBLE '} ${text}`), summaryOf(troubles)],
    warnings: policy.warnings,
    isTrouble: troubles > 0,
  };
}

interface Result {
  readonly isGood: boolean;
  readonly text: string;
}

async function checkSegment(segment: string, entry: Entry | undefined, policy: HostPolicy): Promise<readonly Result[]> {
  if (!entry) return [{ isGood: true, text: `${segment}  not released: visitors are led to the specialists` }];
  return Promise.all(buildsIn(entry, Date.now()).map((named) => checkNamed(segment, named, policy)));
}

async function checkNamed(segment: string, { role, build }: NamedBuild, policy: HostPolicy): Promise<Result> {
  try {
    const { warnings } = await checkBuild(segment, build.manifest, { known: build, policy });
    const remarks = warnings.map((warning) => `; ${warning}`).join('');
    return { isGood: true, text: `${segment} ${role}  ${build.manifest}${remarks}` };
  } catch (error) {
    return { isGood: false, text: `${segment} ${role}  ${error instanceof Error ? error.message : String(error)}` };
  }
}

/** Without retired builds that no journey can have any more. */
function buildsIn(entry: Entry, now: number): readonly NamedBuild[] {
  const { canary, history = [], retired = [] } = entry;
  return [
    { role: 'release', build: entry },
    ...(canary ? [{ role: 'canary', build: canary }] : []),
    ...history.map((build, index) => ({ role: `history ${index + 1}`, build })),
    ...retired
      .filter(({ until }) => Date.parse(until) > now)
      .map((build, index) => ({ role: `retired ${index + 1}`, build })),
  ];
}

function summaryOf(troubles: number): string {
  if (troubles === 0) return 'Every build that visitors may get is there and may be loaded.';
  return `${troubles === 1 ? '1 trouble' : `${troubles} troubles`}. Upload again what is missing; what cannot come back must leave the file.`;
}
