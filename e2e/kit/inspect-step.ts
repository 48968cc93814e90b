import { type StepEvidence, waitsAtItself } from './evidence';
import type { KitPage } from './kit-page';
import { lookAt } from './look-at';
import { thrownMessage } from './page/message-of';
import { TooSlow } from './page/too-slow';

/** What else is checked after a step was played. */
export type FurtherChecks = (
  page: KitPage,
  step: string,
  played: StepEvidence['played'],
) => Promise<Partial<StepEvidence>>;

/**
 * Plays a step, and checks it with axe if it waits there. A step that throws, or blocks the page, is evidence too. That the machine is
 * too slow is not.
 */
export async function inspectStep(
  page: KitPage,
  step: string,
  axe: 'all' | 'contrast' | undefined,
  further: FurtherChecks,
): Promise<StepEvidence> {
  try {
    const played = await page.kit.play(step);
    const waitsHere = waitsAtItself({ step, played });
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
  const noRecord = { facts: [], invalidFacts: [], reports: [], thrown: [], personal: [], lost: [] };
  const nothingSeen = { unstable: [], impure: [], markup: [], foreign: [], asks: [], shown: [] };
  const [line = ''] = thrownMessage(error).split('\n');
  const played = { ...noRecord, ...nothingSeen, end, hasControl: false, isPartMissing: false };
  return { step, played, violations: [], lines: [line] };
}

/** Where the step waits: reloads, tries every answer, and submits the form. */
export async function reloadAndAnswer(
  page: KitPage,
  step: string,
  played: StepEvidence['played'],
  { resumes, answers }: { readonly resumes?: boolean; readonly answers?: boolean },
): Promise<Partial<StepEvidence>> {
  if (!waitsAtItself({ step, played })) return {};
  const resumed = resumes ? await page.kit.resume() : undefined;
  const answered = answers ? await page.kit.answerAll() : undefined;
  const submitted = answers && played.asks.includes('form') ? await page.kit.submitCard() : undefined;
  return { ...(resumed && { resumed }), ...(answered && { answered }), ...(submitted && { submitted }) };
}
