import type * as z from 'zod/mini';
import type { Scene } from './scene';
import type { NoState } from './segment-state';

/** A component of the segment in the conversation. Its name is a key of the segment's `components`. */
export interface StepComponent<Answer, State = NoState> {
  readonly name: string;
  /** Plain data, stored with the message. */
  props?(scene: Scene<State>): unknown;
  /** Set if the component asks a question: it is shown while the step waits, and removed once it is answered. */
  readonly asks?: {
    readonly answer: z.ZodMiniType<Answer>;
    /** The answer as text, for the visitor's bubble. */
    say(answer: Answer, scene: Scene<State>): string;
  };
}

/** A component over the page. */
export interface StepOverlay<Answer, State = NoState> extends StepComponent<Answer, State> {
  /** The option that Escape and the back gesture choose. Without it, only the component's own answer closes it. */
  readonly dismiss?: string;
}
