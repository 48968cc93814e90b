import { AppError } from '../../errors';
import { bubblesOf, hasControl, waitsForVisitor } from '../read-step';
import type { Step } from '../step';
import { type Draft, emit, type Next, nextToken, set } from './draft';
import { sceneOf } from './journey';
import { addBotMessage } from './messages';
import { completeStep } from './move';
import { markUnknownAsTold } from './submissions';

/** Delays that a step which rests leaves for reading: 9 s where the delay is the SPEC's. */
const READING = 6;

/** Says the step's bubbles, the first after `ms`. */
export function speak(draft: Draft, step: Step, ms: number): Next {
  if (bubblesOf(step, sceneOf(draft)).length === 0) return spoken(draft, step);
  return ms <= 0 ? say(draft, step, 0) : showTyping(draft, 0, ms);
}

/** Says the bubbles from `bubble` on, with a pause between two of them. */
export function say(draft: Draft, step: Step, bubble: number): Next {
  const bubbles = bubblesOf(step, sceneOf(draft));
  for (const [index, text] of bubbles.entries()) {
    if (index < bubble) continue;
    const isLast = index === bubbles.length - 1;
    addBotMessage(draft, step, text, isLast);
    const gap = pauseBetweenBubbles(draft.world.delayMs);
    if (!isLast && gap > 0) return showTyping(draft, index + 1, gap);
  }
  const rest = READING * draft.world.delayMs;
  if (step.rests && bubble < bubbles.length && rest > 0) return showTyping(draft, bubbles.length, rest, true);
  return spoken(draft, step);
}

/** ms between two bubbles of one step: the SPEC's pause before a CEP or Pix retry, but never more than the delay. SPEC section 9. */
export function pauseBetweenBubbles(delayMs: number): number {
  return Math.min(500, delayMs);
}

/** ms before the first bubble of a new step. */
export function delayOf({ snapshot, world, at }: Draft, step: Step): number {
  if (step.atOnce) return 0;
  const { phase } = snapshot;
  // The delay overlaps with the loading before it. The clock may have been set back since.
  const waited = phase.kind === 'arriving' && phase.since > 0 ? Math.max(0, at - phase.since) : 0;
  return Math.max(0, world.delayMs - waited);
}

function showTyping(draft: Draft, bubble: number, ms: number, isRest = false): undefined {
  const token = nextToken(draft);
  set(draft, { phase: { kind: 'typing', token, bubble, ms, ...(isRest && { isRest }) } });
  emit(draft, { type: 'wait', token, ms });
}

/** After the last bubble: the step waits for an answer, or is done. */
function spoken(draft: Draft, step: Step): Next {
  if (!waitsForVisitor(step)) return completeStep(draft, step);
  const scene = sceneOf(draft);
  if (!hasControl(step, scene)) throw new AppError('engine.no-control', `${step.name} waits and offers nothing.`);
  if (draft.snapshot.trouble?.uncertain) markUnknownAsTold(draft);
  const token = nextToken(draft);
  const text = draft.snapshot.kept[step.name] ?? step.input?.initial?.(sceneOf(draft)) ?? '';
  set(draft, { phase: { kind: 'waiting', token }, draft: text });
}
