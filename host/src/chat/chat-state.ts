import type { Message, Phase, Place, Step } from '@consorcio/shared/flow';

/** What the visitor can do now, read from where the talk is. */
export interface ChatState {
  /** As the page says it to tests and tools: `data-state`. */
  readonly state: 'waiting' | 'busy' | 'ended';
  /** The step whose question is on the screen, if any. */
  readonly asked: Step | undefined;
  /** The token an answer to it carries. */
  readonly token: number | undefined;
  /** One value a question: it changes when the same step asks again. */
  readonly key: string | undefined;
  /** The answer has been given and is being looked at by the server. */
  readonly isVerifying: boolean;
  /** The form over the page was handed in and is on its way. */
  readonly isSubmitting: boolean;
  readonly problem: string | undefined;
}

/** A question whose segment is not loaded (yet) cannot be answered: the chat is then busy. */
export function chatState(place: Place, phase: Phase, step: Step | undefined): ChatState {
  const nothing = { asked: undefined, token: undefined, key: undefined, problem: undefined };
  const idle = { ...nothing, isVerifying: false, isSubmitting: false };
  if (phase.kind === 'ended') return { ...idle, state: 'ended' };
  if (!asks(phase) || !step) return { ...idle, state: 'busy' };
  const { token } = phase;
  const question = { ...idle, asked: step, token, key: `${place.segment}:${place.step}:${token}` };
  if (phase.kind === 'waiting') return { ...question, state: 'waiting', problem: phase.problem };
  const isVerifying = phase.kind === 'verifying';
  return { ...question, state: 'busy', isVerifying, isSubmitting: !isVerifying };
}

/** The question stays on the screen, also while its answer is on its way. */
function asks(phase: Phase): phase is Extract<Phase, { kind: 'waiting' | 'verifying' | 'submitting' }> {
  return phase.kind === 'waiting' || phase.kind === 'verifying' || phase.kind === 'submitting';
}

/** The message whose component asks, while it does. It is the last one: a component comes with a step's last bubble. */
export function askingMessage(asked: Step | undefined, transcript: readonly Message[]): Message | undefined {
  const last = transcript.at(-1);
  return asked?.component?.asks && last?.component?.name === asked.component.name ? last : undefined;
}
