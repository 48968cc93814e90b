import type { GivenExample } from '@consorcio/shared/flow';
import type { Fault } from '../../sandbox/state/faults';

/** A conversation that is played. */
export interface Story {
  /** What happens. */
  readonly title: string;
  /** The file name of the brand; `home` without one. */
  readonly brand?: string;
  /** The answers that differ from the usual ones, by step; of several, one each time that the step asks. Of a form, only what differs. */
  readonly answers?: Readonly<Record<string, readonly GivenExample[]>>;
  /** Each step first gets the answers that its example says it refuses. */
  readonly isRefused?: boolean;
  /** What the API does wrong. */
  readonly faults?: readonly Fault[];
  /** The segments that do not load the first time. */
  readonly missing?: readonly string[];
  /** The step at which it stops; without one, it ends. */
  readonly until?: string;
}
