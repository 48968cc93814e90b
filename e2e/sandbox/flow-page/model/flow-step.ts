import type { AuditedText } from '../../../documents/texts/collect-texts';

/** A call that a step sends to the API. */
export interface FlowCall {
  /** When it is sent: before the step says anything, with a form, to check an answer, or in passing. */
  readonly when: 'fetch' | 'submit' | 'verify' | 'send';
  readonly method: 'GET' | 'POST';
  readonly path: string;
  /** The intent of a call that creates something. */
  readonly creates?: string;
}

/** A way on from a step. */
export interface FlowWay {
  /** `segment:step`, `end` or `back-to-trouble`. */
  readonly to: string;
  /** The exit of the segment by which it leaves. */
  readonly exit?: string;
  /** It leads back to a step before this one. */
  readonly isBack: boolean;
}

/** What a step says to the visitor of the seeded journey. */
export interface FlowWords {
  readonly bubbles: readonly string[];
  readonly field?: { readonly label: string; readonly hint?: string; readonly reason?: string };
  readonly options: readonly string[];
}

/** A step of the conversation with everything that the page shows about it. */
export interface FlowStep {
  /** `segment:step`. */
  readonly key: string;
  readonly segment: string;
  readonly name: string;
  readonly waits: boolean;
  readonly opens: readonly string[];
  readonly words: FlowWords;
  /** Every text of its module, with its source. */
  readonly texts: readonly AuditedText[];
  readonly calls: readonly FlowCall[];
  readonly ways: readonly FlowWay[];
  /** The steps that lead here. */
  readonly from: readonly string[];
}

export interface FlowSegment {
  readonly name: string;
  readonly steps: readonly FlowStep[];
}
