import type { Segment } from '@consorcio/shared/flow';

/** Each step with the steps it leads back to. */
export type WaysBack = ReadonlyMap<string, readonly string[]>;

/**
 * The ways of a segment that lead back to a step on the way to them; what remains runs from the beginnings to the ends. Walks
 * in the order of the definitions, so that the same steps give the same drawing.
 */
export function waysBack({ steps }: Segment, beginnings: readonly string[]): WaysBack {
  const back = new Map<string, readonly string[]>();
  for (const name of [...beginnings, ...Object.keys(steps)]) walk(name, []);
  return back;

  function walk(name: string, before: readonly string[]): void {
    const step = steps[name];
    if (!step || back.has(name)) return;
    back.set(
      name,
      step.leadsTo.filter((target) => before.includes(target)),
    );
    for (const target of step.leadsTo) walk(target, [...before, name]);
  }
}
