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
  readonly problem: string | undefined;
}

/** A question whose segment is not loaded (yet) cannot be answered: the chat is then busy. */
export function chatState(place: Place, phase: Phase, step: Step | undefined): ChatState {
  const nothing = { asked: undefined, token: undefined, key: undefined, isVerifying: false, problem: undefined };
  if (phase.kind === 'ended') return { ...nothing, state: 'ended' };
  if ((phase.kind !== 'waiting' && phase.kind !== 'verifying') || !step) return { ...nothing, state: 'busy' };
  const { token } = phase;
  const key = `${place.segment}:${place.step}:${token}`;
  if (phase.kind === 'verifying') return { ...nothing, state: 'busy', asked: step, token, key, isVerifying: true };
  return { state: 'waiting', asked: step, token, key, isVerifying: false, problem: phase.problem };
}

/** The message whose component asks, while it does. It is the last one: a component comes with a step's last bubble. */
export function askingMessage(asked: Step | undefined, transcript: readonly Message[]): Message | undefined {
  const last = transcript.at(-1);
  return asked?.component?.asks && last?.component?.name === asked.component.name ? last : undefined;
}
