import type { Cycled, StepEvidence } from './evidence';
import type { KitPage } from './kit-page';
import { lookAt } from './look-at';
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
    // A step that goes on by itself may have left a component in the conversation.
    const seen = axe && (waitsHere || played.part) ? await lookAt(page, axe, waitsHere) : { violations: [] };
    return { step, played, lines: [], ...seen, ...(await further(page, step, played)) };
  } catch (error) {
    return brokenStep(step, error);
  }
}

function brokenStep(step: string, error: unknown): StepEvidence {
  const end = { kind: 'stuck', segment: '', step } as const;
  const recorded = { facts: [], invalidFacts: [], reports: [], thrown: [], personal: [], lost: [] };
  const nothing = { ...recorded, unstable: [], impure: [], markup: [], foreign: [], asks: [], shown: [] };
  const [line = ''] = String(error instanceof Error ? error.message : error).split('\n');
  return { step, played: { ...nothing, end, hasControl: false, isPartMissing: false }, violations: [], lines: [line] };
}

/** A reload, every answer, and the form, where the step waits. */
export async function reloadAndAnswer(
  page: KitPage,
  step: string,
  { end, asks }: StepEvidence['played'],
  { resumes, answers }: { readonly resumes?: boolean; readonly answers?: boolean },
): Promise<Partial<StepEvidence>> {
  if (end.kind !== 'waits' || end.step !== step) return {};
  const resumed = resumes ? await page.kit.resume() : undefined;
  const answered = answers ? await page.kit.answerAll() : undefined;
  const submitted = answers && asks.includes('form') ? await page.kit.submitCard() : undefined;
  return { ...(resumed && { resumed }), ...(answered && { answered }), ...(submitted && { submitted }) };
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
