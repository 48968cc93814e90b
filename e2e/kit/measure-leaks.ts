import { leakProblems } from './checks/leaks';
import type { Cycled, StepEvidence } from './evidence';
import type { KitPage } from './kit-page';
import type { Alive } from './page/contract';

/** A real leak shows in each measurement. What was only removed late does not. */
const MEASUREMENTS = 3;
/** Mounts in which the controls are pressed: each takes longer than one without presses. */
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
    measured = {
      part: part.name,
      step,
      times,
      grown: growth(before.alive, after.alive),
      counted: growth(before.counted, after.counted),
    };
    if (measurement === MEASUREMENTS || leakProblems(measured).length === 0) break;
    before = after;
  }
  cycled.push({ ...measured, pressed: await measurePressed(page, Math.min(times, MOST_PRESSED)) });
  return {};
}

/** The same with presses. The first two mounts create what exists only once on the page. */
async function measurePressed(page: KitPage, times: number): Promise<Cycled['pressed']> {
  const before = await page.kit.cyclePressed(2);
  const after = await page.kit.cyclePressed(times);
  return { times, grown: growth(before, after) };
}

interface Look {
  readonly alive: Alive;
  readonly counted: Cycled['counted'];
}

async function look(page: KitPage, times: number, how: 'quick' | 'thorough'): Promise<Look> {
  return { alive: await page.kit.cycle(times), counted: await page.counts(how) };
}

/** By how much each count has grown. */
function growth<Counts extends object>(before: Counts, after: Counts): Counts {
  const grown = Object.entries(after).map(([name, count]) => [name, count - Number(Reflect.get(before, name))]);
  return Object.fromEntries(grown) as Counts; // the same names
}
