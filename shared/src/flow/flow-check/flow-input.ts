import type { SharedPlaces } from '../place';
import type { Itinerary, Segment } from '../segment';

/** A conversation to check or to draw. */
export interface FlowCheckInput {
  readonly segments: readonly Segment[];
  readonly itinerary: Itinerary;
  /** The steps that the engine itself leads to. */
  readonly places: SharedPlaces;
  /** Where a journey begins: `segment:step`. */
  readonly start: string;
  /** For a segment checked without its neighbours, which it may not import: an exit to one of these counts as an end. */
  readonly elsewhere?: readonly string[];
}

/** One thing wrong with the conversation, and what to do about it. */
export interface FlowProblem {
  readonly kind:
    | 'dangling-target'
    | 'unreachable-step'
    | 'no-way-to-an-end'
    | 'waitless-loop'
    | 'no-live-control'
    | 'missing-component';
  readonly where: string;
  readonly message: string;
}
