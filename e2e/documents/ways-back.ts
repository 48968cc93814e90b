import type { Segment } from '@consorcio/shared/flow';

/** Each step with the steps it leads back to. */
export type WaysBack = ReadonlyMap<string, readonly string[]>;

/**
 * The targets of each step that lead back to a step on the path to it. Without them, all arrows run from the entry steps to the
 * ends. The order of the definitions decides, so the same steps always give the same diagram.
 */
export function waysBack({ steps }: Segment, entrySteps: readonly string[]): WaysBack {
  const back = new Map<string, readonly string[]>();
  for (const name of [...entrySteps, ...Object.keys(steps)]) walk(name, []);
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
