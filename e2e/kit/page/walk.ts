// What is recorded of a walk through the steps. Everything is plain data.

/** How a walk ended: at a waiting step, in another segment, at the end of the conversation, or not in time. */
export interface WalkEnd {
  readonly kind: 'waits' | 'leaves' | 'ends' | 'stuck';
  readonly segment: string;
  readonly step: string;
  /** What led to the host's apology, if the walk ended there. */
  readonly trouble?: string;
}

/** What was recorded while a step was played. */
export interface Recorded {
  /** Names of the facts that match their schemas. */
  readonly facts: readonly string[];
  /** Why facts do not match their schemas. */
  readonly invalidFacts: readonly string[];
  /** Error codes that the engine reported. */
  readonly reports: readonly string[];
  /** Messages of errors that components threw. */
  readonly thrown: readonly string[];
  /** Personal data that facts hold. */
  readonly personal: readonly string[];
  /** What was recorded, and a reload would not find. */
  readonly lost: readonly string[];
}

export type AnswerKind = 'option' | 'typed' | 'component' | 'form';

/** One answer to a waiting step. */
export interface Answered extends Recorded {
  readonly kind: AnswerKind;
  /** The question is answered: another one, or nothing more, is asked. */
  readonly leadsOn: boolean;
  readonly answer: string;
  readonly end: WalkEnd;
}

/** What is seen of a step apart from where it leads. */
export interface Observed {
  /** Functions of the step that are not pure. */
  readonly impure: readonly string[];
  /** What became markup, or was escaped, and should not. */
  readonly markup: readonly string[];
  /** Texts that are not Portuguese. */
  readonly foreign: readonly string[];
  /** What the step asks for, apart from its options. */
  readonly asks: readonly Exclude<AnswerKind, 'option'>[];
}
