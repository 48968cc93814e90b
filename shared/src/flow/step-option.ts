import type { Journey } from '../entities';
import type { Fact } from '../events';
import type { Scene } from './scene';
import type { NoState } from './segment-state';

/** The look of an option. `specialists` also has the messaging icon. */
export type OptionTone = 'primary' | 'secondary' | 'quiet' | 'specialists';

/** How the options of a step are arranged. SPEC section 2, special button layouts. */
export type OptionLayout = 'flow' | 'grid' | 'stack';

/** What an option can open beside the conversation: the specialists' chat. */
export type Opening = 'specialists';

interface OptionButton {
  readonly id: string;
  /** The label of the button, which is also the text of the visitor's bubble. */
  readonly label: string;
  /** A second line on the button: the value that it changes or keeps. */
  readonly detail?: string;
  /** Gets its own row in a layout with columns, so that a number is not broken into two lines. */
  readonly isWide?: boolean;
  readonly tone?: OptionTone;
  /**
   * The component that offers the option in its last message, instead of a button under the conversation: a row of a
   * summary is corrected where it is shown. A component may fail to load, so an indispensable option must also be a button.
   */
  readonly part?: string;
  /** Why it cannot be chosen now: it is then grey and shows this reason. */
  readonly unavailable?: string;
}

/** An option that answers the step: the conversation continues at its target. */
export interface AnswerOption<Target extends string = string, State = NoState> extends OptionButton {
  readonly to: Target;
  readonly opens?: never;
  record?(journey: Journey & State, scene: Scene<State>): Journey & State;
  /** Published instead of the step's own facts when this option is chosen, from the journey after the answer. */
  facts?(scene: Scene<State>): readonly Fact[];
}

/** An option that opens something beside the conversation, which stays at the step, so it can be chosen again. */
export interface OpeningOption<Opens extends Opening = Opening> extends OptionButton {
  readonly opens: Opens;
  readonly to?: never;
}

export type StepOption<Target extends string = string, State = NoState, Opens extends Opening = Opening> =
  | AnswerOption<Target, State>
  | OpeningOption<Opens>;
