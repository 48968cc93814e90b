import type { Journey } from '../entities';
import type { Answer } from './engine/events';
import type { Scene } from './scene';
import type { NoState } from './segment-state';

/** What a visitor gives to a step: an answer, or the form of an overlay: what it adds to the body of its request, which no event carries. */
export type Given = Answer | { readonly kind: 'form'; readonly form: object };

/** A text is what the visitor types into the field of the step, or without a field the id of an option. */
export type GivenExample = string | Given;

type Refused = Readonly<Record<string, string>>;

/**
 * How visitors answer a step. Everything that plays a visitor reads it: random journeys, browser journeys, seeds, the contract kit,
 * the development server. No production build contains it.
 */
export interface StepExample<State = NoState> {
  /**
   * Answers that the step accepts. The first one is the usual visitor's; all of them are those of one person. The id of an option is
   * an answer only while the option is offered.
   */
  readonly right: readonly GivenExample[] | ((scene: Scene<State>) => readonly GivenExample[]);
  /** Texts that its field refuses, each with the sentence that the visitor reads. */
  readonly refused?: Refused | ((scene: Scene<State>) => Refused);
  /** The step says that something went wrong, or was left open earlier: the usual visitor never gets there. */
  readonly isTrouble?: true;
  /** Whether the step asks, where it is skipped for a journey that knows the answer. Says it without the code of `known`. */
  asked?(journey: Journey & State): boolean;
}
