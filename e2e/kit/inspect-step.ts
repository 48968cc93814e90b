import type { StepEvidence } from './evidence';
import type { KitPage } from './kit-page';
import { lookAt } from './look-at';
import { TooSlow } from './page/too-slow';

/** What else is checked after a step was played. */
export type FurtherChecks = (
  page: KitPage,
  step: string,
  played: StepEvidence['played'],
) => Promise<Partial<StepEvidence>>;

/** Plays a step, and checks it with axe if it waits there. A step that throws, or blocks the page, is evidence too; a slow machine is none. */
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
    if (error instanceof TooSlow) throw error;
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
