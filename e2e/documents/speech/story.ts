import type { GivenExample } from '@consorcio/shared/flow';
import type { Fault } from '../../sandbox/state/faults';

/** What a visitor hears, or does in between. */
export interface Line {
  /**
   * `announced` by the live region; an `alert` at the field; the name of a `dialog`, which is read when it opens; or what the `visitor`
   * does, which is not announced.
   */
  readonly kind: 'announced' | 'alert' | 'dialog' | 'visitor';
  readonly text: string;
}

/** An answer and what is heard after it, as far as one segment says it. */
export interface Turn {
  readonly segment: string;
  readonly lines: readonly Line[];
}

/** A conversation whose announcements are written down. */
export interface Story {
  readonly name: string;
  readonly title: string;
  /** The file name of the brand. */
  readonly brand: string;
  /** The answers that differ from the usual ones, by step; of several, one each time that the step asks. Of a form, only what differs. */
  readonly answers: Readonly<Record<string, readonly GivenExample[]>>;
  /** Each step first gets the answers that its example says it refuses. */
  readonly isRefused?: boolean;
  /** What the API does wrong. */
  readonly faults?: readonly Fault[];
  /** The segments that do not load the first time. */
  readonly missing?: readonly string[];
  /** The step at which it stops; without one, it ends. */
  readonly until?: string;
}
