import type { Phase, Place, Step } from '@consorcio/shared/flow';

/** What the visitor can do now. Every field is a plain value, so that two states can be compared field by field. */
export interface ChatState {
  /** Tests and tools read it as `data-state`. */
  readonly state: 'waiting' | 'busy' | 'ended';
  /** The step whose question is on the screen, if any. */
  readonly asked: Step | undefined;
  /** The token that an answer to it carries. */
  readonly token: number | undefined;
  /** Identifies one question: it changes when the same step asks again. */
  readonly key: string | undefined;
  /** The server is checking the answer. */
  readonly isVerifying: boolean;
  /** The form over the page is being sent. */
  readonly isSubmitting: boolean;
}

const noQuestion = { asked: undefined, token: undefined, key: undefined, isVerifying: false, isSubmitting: false };

/** A question whose segment is not loaded (yet) cannot be answered: the chat is then busy. */
export function chatState(place: Place, phase: Phase, step: Step | undefined): ChatState {
  if (phase.kind === 'ended') return { ...noQuestion, state: 'ended' };
  if (!hasQuestion(phase) || !step) return { ...noQuestion, state: 'busy' };
  return {
    state: phase.kind === 'waiting' ? 'waiting' : 'busy',
    asked: step,
    token: phase.token,
    key: `${place.segment}:${place.step}:${phase.token}`,
    isVerifying: phase.kind === 'verifying',
    isSubmitting: phase.kind === 'submitting',
  };
}

/** The question also stays on the screen while its answer is being checked or sent. */
function hasQuestion(phase: Phase): phase is Extract<Phase, { kind: 'waiting' | 'verifying' | 'submitting' }> {
  return phase.kind === 'waiting' || phase.kind === 'verifying' || phase.kind === 'submitting';
}
