import { leakProblems } from './checks/leaks';
import type { Cycled, StepEvidence } from './evidence';
import type { KitPage } from './kit-page';
import type { Alive } from './page/contract';

/** What is left each time is still there after so many measurements; what was only late is not. */
const MEASUREMENTS = 3;
/** Mounts with presses. */
const MOST_PRESSED = 10;

/** Mounts and unmounts each component many times, at the first step that shows it, and counts what is left. */
export async function measureLeaks(
  page: KitPage,
  step: string,
  { part }: StepEvidence['played'],
  times: number,
  cycled: Cycled[],
): Promise<Partial<StepEvidence>> {
  if (!part || cycled.some((other) => other.part === part.name)) return {};
  await page.thread.pause();
  let before = await look(page, Math.min(times, 10), 'quick'); // what is created only once exists after this
  let measured: Omit<Cycled, 'pressed'>;
  for (let measurement = 1; ; measurement += 1) {
    const after = await look(page, times, measurement === 1 ? 'quick' : 'thorough');
    measured = { part: part.name, step, times, ...differenceOf(before, after) };
    if (measurement === MEASUREMENTS || leakProblems(measured).length === 0) break;
    before = after;
  }
  cycled.push({ ...measured, pressed: await measurePressed(page, Math.min(times, MOST_PRESSED)) });
  return {};
}

/** The same with presses. The first ones start what exists once for the page. */
async function measurePressed(page: KitPage, times: number): Promise<Cycled['pressed']> {
  const before = await page.kit.cyclePressed(2);
  const after = await page.kit.cyclePressed(times);
  return { times, grown: differenceOfAlive(before, after) };
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
    grown: differenceOfAlive(before.alive, after.alive),
    counted: {
      listeners: after.counted.listeners - before.counted.listeners,
      nodes: after.counted.nodes - before.counted.nodes,
      heapKib: after.counted.heapKib - before.counted.heapKib,
    },
  };
}

function differenceOfAlive(before: Alive, after: Alive): Alive {
  return {
    listeners: after.listeners - before.listeners,
    intervals: after.intervals - before.intervals,
    timeouts: after.timeouts - before.timeouts,
    frames: after.frames - before.frames,
    observers: after.observers - before.observers,
    elements: after.elements - before.elements,
  };
}
