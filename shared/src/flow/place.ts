/** Where the talk is: a segment (or the host) and a step of it. */
export interface Place {
  readonly segment: string;
  /** `null` is the entry of the segment: only the loaded segment knows which step that is. */
  readonly step: string | null;
}

/** A step by its segment and its name. */
export interface StepPlace extends Place {
  readonly step: string;
}

/** The steps that serve every segment. They belong to a segment that is always loaded: the host's own. */
export interface SharedPlaces {
  /** Explains a failure; the target `error-general` stands for it. */
  readonly failure: StepPlace;
  /** Says that a segment cannot be loaded, and offers to try again. */
  readonly missingSegment: StepPlace;
  /** Says that the missing segment has arrived, and leads back to where it was missing. */
  readonly segmentReturned: StepPlace;
}

export function isSamePlace(one: Place, other: Place): boolean {
  return one.segment === other.segment && one.step === other.step;
}
