import type { StepEvidence } from './evidence';
import type { KitPage } from './kit-page';
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
    const violations = waitsHere && axe ? await page.kit.axe(axe) : [];
    return { step, played, violations, lines: [], ...(await further(page, step, played)) };
  } catch (error) {
    if (error instanceof TooSlow) throw error;
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
