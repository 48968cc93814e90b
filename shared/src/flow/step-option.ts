import type { Journey } from '../entities';
import type { Fact } from '../events';
import type { Scene } from './scene';
import type { NoState } from './segment-state';

/** How an option looks. `specialists` also carries the messaging icon. */
export type OptionTone = 'primary' | 'secondary' | 'quiet' | 'specialists';

/** How the options of a step are arranged. SPEC section 2, special button layouts. */
export type OptionLayout = 'flow' | 'grid' | 'stack';

/** What an option can open beside the talk: the specialists' chat. */
export type Opening = 'specialists';

interface OptionButton {
  readonly id: string;
  /** The name of the button, and what the visitor says by pressing it. */
  readonly label: string;
  /** A second line on the button: the value it is about. */
  readonly detail?: string;
  /** Takes a row of its own where options are arranged in columns: a number must not be broken. */
  readonly isWide?: boolean;
  readonly tone?: OptionTone;
  /**
   * The component that offers it, in its last message, instead of a button under the talk: a row of a summary is
   * corrected where it is shown. A component may fail to load: what the visitor cannot do without belongs among the
   * buttons too.
   */
  readonly part?: string;
  /** Why it cannot be chosen now: it is then drawn grey, with this reason to read. */
  readonly unavailable?: string;
}

/** An answer: the talk goes on at its target. */
export interface AnswerOption<Target extends string = string, State = NoState> extends OptionButton {
  readonly to: Target;
  readonly opens?: never;
  record?(journey: Journey & State, scene: Scene<State>): Journey & State;
  /** Published instead of the step's own facts when this option is chosen, with the journey as it then is. */
  facts?(scene: Scene<State>): readonly Fact[];
}

/** Opens something beside the talk, which stays at the step: it can be chosen again. */
export interface OpeningOption<Opens extends Opening = Opening> extends OptionButton {
  readonly opens: Opens;
  readonly to?: never;
}

export type StepOption<Target extends string = string, State = NoState, Opens extends Opening = Opening> =
  | AnswerOption<Target, State>
  | OpeningOption<Opens>;
