import { leakProblems } from './checks/leaks';
import type { Cycled, StepEvidence } from './evidence';
import type { KitPage } from './kit-page';
import type { Alive } from './page/contract';

/** What is left each time is still there after so many measurements; what was only late is not. */
const MEASUREMENTS = 3;

/** Mounts and unmounts each component many times, at the first step that shows it, and counts what is left. */
export async function measureLeaks(
  page: KitPage,
  step: string,
  { part }: StepEvidence['played'],
  times: number,
  cycled: Cycled[],
): Promise<Partial<StepEvidence>> {
  if (!part || cycled.some((other) => other.part === part.name)) return {};
  let before = await look(page, Math.min(times, 10), 'quick'); // what is created only once exists after this
  let measured: Cycled;
  for (let measurement = 1; ; measurement += 1) {
    const after = await look(page, times, measurement === 1 ? 'quick' : 'thorough');
    measured = { part: part.name, step, times, ...differenceOf(before, after) };
    if (measurement === MEASUREMENTS || leakProblems(measured).length === 0) break;
    before = after;
  }
  cycled.push(measured);
  return {};
}

interface Look {
  readonly alive: Alive;
  readonly counted: Cycled['counted'];
}

async function look(page: KitPage, times: number, how: 'quick' | 'thorough'): Promise<Look> {
  return { alive: await page.kit.cycle(times), counted: await page.counts(how) };
}

function differenceOf(before: Look, after: Look): Pick<Cycled, 'grown' | 'counted'> {
  return {
    grown: {
      listeners: after.alive.listeners - before.alive.listeners,
      intervals: after.alive.intervals - before.alive.intervals,
      timeouts: after.alive.timeouts - before.alive.timeouts,
      frames: after.alive.frames - before.alive.frames,
      observers: after.alive.observers - before.alive.observers,
      elements: after.alive.elements - before.alive.elements,
    },
    counted: {
      listeners: after.counted.listeners - before.counted.listeners,
      nodes: after.counted.nodes - before.counted.nodes,
      heapKib: after.counted.heapKib - before.counted.heapKib,
    },
  };
}
