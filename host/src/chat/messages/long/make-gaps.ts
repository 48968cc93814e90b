import { ESTIMATE, type Gap, type Gaps } from '../gaps';
import { farGroupsIn } from './far-groups';
import type { MessageGroup } from './message-groups';

/** Returns the gaps for a view, or undefined where the present ones are right. */
export type MakeGaps = (groups: readonly MessageGroup[], view: DOMRect) => Gaps | undefined;

/** Remembers the heights of the groups that were rendered. */
export function createMakeGaps(): MakeGaps {
  const heights = new Map<number, number>();
  const heightOf = ({ number, size }: MessageGroup) => heights.get(number) ?? size * ESTIMATE;

  return (groups, view) => {
    if (view.height === 0) return undefined; // the chat is not shown
    const far = farGroupsIn(groups, view, heightOf);
    if (groups.every(({ number, rows }) => far.has(number) === (rows === undefined))) return undefined;
    for (const { number, rows } of groups) if (rows && far.has(number)) heights.set(number, heightOfRows(rows));
    const gaps = new Map<number, Gap>();
    for (const run of runsOf(groups, far)) {
      const gap = { height: run.reduce((sum, group) => sum + heightOf(group), 0) };
      for (const { number } of run) gaps.set(number, gap);
    }
    return gaps;
  };
}

/** Neighbouring far groups. */
function runsOf(groups: readonly MessageGroup[], far: ReadonlySet<number>): readonly (readonly MessageGroup[])[] {
  const runs: MessageGroup[][] = [[]];
  for (const group of groups) {
    if (far.has(group.number)) runs.at(-1)?.push(group);
    else runs.push([]);
  }
  return runs;
}

/** With the distance from the message above. */
function heightOfRows(rows: readonly Element[]): number {
  const [first] = rows;
  const last = rows.at(-1);
  if (!first || !last) return 0;
  const margin = Number.parseFloat(getComputedStyle(first).marginTop) || 0;
  return margin + last.getBoundingClientRect().bottom - first.getBoundingClientRect().top;
}
