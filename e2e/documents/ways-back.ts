import type { Segment } from '@consorcio/shared/flow';

/**
 * The ways of a segment that lead back to a step on the way to them, each as `from to`: without them the segment is drawn
 * from its beginning to its end. Walks in the order of the definitions, so that the same steps give the same drawing.
 */
export function waysBack({ steps }: Segment, beginnings: readonly string[]): ReadonlySet<string> {
  const back = new Set<string>();
  const seen = new Set<string>();
  const walk = (name: string, path: readonly string[]) => {
    const here = [...path, name];
    seen.add(name);
    for (const target of steps[name]?.leadsTo ?? []) {
      if (here.includes(target)) back.add(`${name} ${target}`);
      else if (!seen.has(target)) walk(target, here);
    }
  };
  for (const name of [...beginnings, ...Object.keys(steps)]) if (!seen.has(name)) walk(name, []);
  return back;
}
