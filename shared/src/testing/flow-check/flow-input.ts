import type { Itinerary, Segment, SharedPlaces } from '../../flow';

/** A conversation to check or to draw. */
export interface FlowCheckInput {
  readonly segments: readonly Segment[];
  readonly itinerary: Itinerary;
  /** The steps that the engine itself leads to. */
  readonly places: SharedPlaces;
  /** Where a journey begins: `segment:step`. */
  readonly start: string;
  /** For a segment that is checked alone, because it may not import others: an exit to one of these counts as an end. */
  readonly elsewhere?: readonly string[];
}

/** A problem of the conversation, and how to fix it. */
export interface FlowProblem {
  readonly kind:
    | 'dangling-target'
    | 'unreachable-step'
    | 'no-way-to-an-end'
    | 'waitless-loop'
    | 'no-live-control'
    | 'missing-component'
    | 'locked-in';
  readonly where: string;
  readonly message: string;
}

/** The problem as a list, empty if the flow is right there. */
export function problemUnless(isRight: boolean, problem: FlowProblem): readonly FlowProblem[] {
  return isRight ? [] : [problem];
}
