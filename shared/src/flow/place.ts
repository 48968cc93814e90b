/** Where the conversation is: a segment (or the host) and one of its steps. */
export interface Place {
  readonly segment: string;
  /** `null` is the entry of the segment: only the loaded segment knows which step that is. */
  readonly step: string | null;
}

/** A step by its segment and its name. */
export interface StepPlace extends Place {
  readonly step: string;
}

/** The steps that the engine leads to from every segment. They belong to a segment that is always loaded: the host's own. */
export interface SharedPlaces {
  /** Explains a failure; the target `error-general` stands for it. */
  readonly failure: StepPlace;
  /** Says that a segment cannot be loaded, and offers a retry. */
  readonly missingSegment: StepPlace;
  /** Says that the missing segment is loaded, and leads back to where it was needed. */
  readonly segmentReturned: StepPlace;
}

export function isSamePlace(one: Place, other: Place): boolean {
  return one.segment === other.segment && one.step === other.step;
}
