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

/** The steps that the engine leads to from every segment. They belong to the host. */
export interface SharedPlaces {
  /** Explains a failure; the target `error-general` stands for it. */
  readonly failure: StepPlace;
  /** Says that a segment cannot be loaded, and offers a retry. */
  readonly missingSegment: StepPlace;
  /** Says that the missing segment is loaded, and leads back to where it was needed. */
  readonly segmentReturned: StepPlace;
  /** Says that another tab or an earlier visit has a payment of the same proposal, so that nothing was sent. */
  readonly purchaseElsewhere: StepPlace;
  /** Asks whether a conversation that is a day old goes on, at the place where it stopped. */
  readonly oldConversation: StepPlace;
}

export function isSamePlace(one: Place, other: Place): boolean {
  return one.segment === other.segment && one.step === other.step;
}
