import type { Journey } from '../entities';
import type { Answer } from './engine/events';
import type { Scene } from './scene';
import type { NoState } from './segment-state';

/** What a visitor gives to a step: an answer, or the form of an overlay, which no event carries. */
export type Given = Answer | { readonly kind: 'form'; readonly form: unknown };

/** A text is what the visitor types into the field of the step, or without a field the id of an option. */
export type GivenExample = string | Given;

/**
 * How visitors answer a step. Everything that plays a visitor reads it: random journeys, browser journeys, seeds, the contract kit,
 * the development server. No production build contains it.
 */
export interface StepExample<State = NoState> {
  /** Answers that the step accepts. The first one is the usual visitor's; all of them are those of one person. */
  readonly right: readonly GivenExample[] | ((scene: Scene<State>) => readonly GivenExample[]);
  /** Answers that it refuses, each with the sentence that the visitor reads. */
  readonly refused?: readonly (readonly [given: GivenExample, sentence: string])[];
  /** Whether the step asks, where it is skipped for a journey that knows the answer. Says it without the code of `known`. */
  asked?(journey: Journey & State): boolean;
}
