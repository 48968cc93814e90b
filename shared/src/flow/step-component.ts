import type * as z from 'zod/mini';
import type { Scene } from './scene';
import type { NoState } from './segment-state';

/** A component of the segment in the conversation. Its name is a key of the segment's `components`. */
export interface StepComponent<Answer, State = NoState> {
  readonly name: string;
  /** Plain data, stored with the message. */
  props?(scene: Scene<State>): unknown;
  /**
   * What a person would say of it to someone who cannot see it: what it is, how many, what is in it. Announced once, after the text of
   * its message. A host that does not know it announces only the text.
   */
  spoken?(scene: Scene<State>): string;
  /** Set if the component asks a question: it is shown while the step waits, and removed once it is answered. */
  readonly asks?: {
    readonly answer: z.ZodMiniType<Answer>;
    /** The answer as text, for the visitor's bubble. */
    say(answer: Answer, scene: Scene<State>): string;
  };
}

/** A component over the page. It gets the focus when it opens, and screen readers read it then. */
export interface StepOverlay<Answer, State = NoState> extends Omit<StepComponent<Answer, State>, 'spoken'> {
  /** The option that Escape and the back gesture choose. Without it, only the component's own answer closes it. */
  readonly dismiss?: string;
  /** For one that takes long to open: it is mounted, closed, while the present question may lead to its step, and keeps what it holds. */
  readonly isAhead?: true;
}
