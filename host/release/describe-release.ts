import type { Canary, Entry } from '../serving/release-entry';
import type { Build } from '../src/platform/release';
import { type Entries, entryIn } from './release-file';
import { describeRule } from './stop-rule';

/** A line for each segment, in the order of the itinerary. */
export function describeRelease(entries: Entries, segments: readonly string[]): readonly string[] {
  const names = [...segments, ...Object.keys(entries).filter((name) => !segments.includes(name))];
  const width = Math.max(...names.map((name) => name.length));
  return names.map((name) => `${name.padEnd(width)}  ${wordsOf(entryIn(entries, name))}`);
}

function wordsOf(entry: Entry | undefined): string {
  if (!entry) return 'not released';
  const { canary, history = [] } = entry;
  return [
    describeBuild(entry),
    ...(canary ? [`canary ${describeCanary(canary)}`] : []),
    ...(history.length > 0 ? [`${history.length} earlier`] : []),
  ].join('; ');
}

/** A line for the release and one for the canary, where it changed. `id` is the build that was checked. */
export function describeChange(
  segment: string,
  before: Entry | undefined,
  after: Entry,
  id?: string,
): readonly string[] {
  const checked = id === undefined ? '' : `, build ${id}`;
  const builds = [before ? describeBuild(before) : 'none', describeBuild(after)] as const;
  const canaries = [describeCanary(before?.canary), describeCanary(after.canary)] as const;
  const isReleased = builds[0] !== builds[1] || before?.integrity !== after.integrity;
  const isTried = canaries[0] !== canaries[1] || before?.canary?.integrity !== after.canary?.integrity;
  return [
    ...(isReleased ? [`${segment} release: ${builds.join(' → ')}${checked}`] : []),
    ...(isTried ? [`${segment} canary: ${canaries.join(' → ')}${isReleased ? '' : checked}`] : []),
  ];
}

function describeCanary(canary: Canary | undefined): string {
  if (!canary) return 'none';
  const rule = canary.stop ? `, ${describeRule(canary.stop)}` : '';
  return `${describeBuild(canary)} for ${canary.percent}%${rule}`;
}

function describeBuild({ manifest, contract }: Build): string {
  return `${manifest} (contract ${contract})`;
}
