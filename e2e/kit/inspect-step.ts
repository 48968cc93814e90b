import type { Cycled, StepEvidence } from './evidence';
import type { KitPage } from './kit-page';
import type { Alive } from './page/contract';

/** What else is checked after a step was played. */
export type FurtherChecks = (
  page: KitPage,
  step: string,
  played: StepEvidence['played'],
) => Promise<Partial<StepEvidence>>;

/** Plays a step, and checks it with axe if it waits there. A step that throws, or blocks the page, is evidence too. */
export async function inspectStep(
  page: KitPage,
  step: string,
  axe: 'all' | 'contrast' | undefined,
  further: FurtherChecks,
): Promise<StepEvidence> {
  try {
    const played = await page.kit.play(step);
    const waitsHere = played.end.kind === 'waits' && played.end.step === step;
    const violations = waitsHere && axe ? await page.kit.axe(axe) : [];
    return { step, played, violations, lines: [], ...(await further(page, step, played)) };
  } catch (error) {
    return brokenStep(step, error);
  }
}

function brokenStep(step: string, error: unknown): StepEvidence {
  const end = { kind: 'stuck', segment: '', step } as const;
  const nothing = { facts: [], invalidFacts: [], reports: [], thrown: [], unstable: [] };
  const [line = ''] = String(error instanceof Error ? error.message : error).split('\n');
  return { step, played: { ...nothing, end, hasControl: false, isPartMissing: false }, violations: [], lines: [line] };
}

/** A reload, and every answer, where the step waits. */
export async function reloadAndAnswer(
  page: KitPage,
  step: string,
  { end }: StepEvidence['played'],
  { resumes, answers }: { readonly resumes?: boolean; readonly answers?: boolean },
): Promise<Partial<StepEvidence>> {
  if (end.kind !== 'waits' || end.step !== step) return {};
  const resumed = resumes ? await page.kit.resume() : undefined;
  const answered = answers ? await page.kit.answerAll() : undefined;
  return { ...(resumed && { resumed }), ...(answered && { answered }) };
}

/** Mounts and unmounts each component many times, at the first step that shows it, and counts what is left. */
export async function measureLeaks(
  page: KitPage,
  step: string,
  { part }: StepEvidence['played'],
  times: number,
  cycled: Cycled[],
): Promise<Partial<StepEvidence>> {
  if (!part || cycled.some((other) => other.part === part.name)) return {};
  const before = await page.kit.cycle(Math.min(times, 10)); // what is created only once exists after this
  const counted = await page.counts();
  const after = await page.kit.cycle(times);
  const { listeners, nodes, heapKib } = await page.counts();
  const timesPressed = Math.min(times, 10);
  const afterPresses = await page.kit.cyclePressed(timesPressed);
  cycled.push({
    part: part.name,
    step,
    times,
    grown: difference(after, before),
    counted: {
      listeners: listeners - counted.listeners,
      nodes: nodes - counted.nodes,
      heapKib: heapKib - counted.heapKib,
    },
    pressed: { times: timesPressed, grown: difference(afterPresses, after) },
  });
  return {};
}

function difference(after: Alive, before: Alive): Alive {
  return {
    listeners: after.listeners - before.listeners,
    intervals: after.intervals - before.intervals,
    timeouts: after.timeouts - before.timeouts,
    frames: after.frames - before.frames,
    observers: after.observers - before.observers,
    elements: after.elements - before.elements,
  };
}
