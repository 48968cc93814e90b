import type { FlowCheckInput, Segment } from '@consorcio/shared/flow';
import type { Coverage } from './coverage';

/** What all journeys share. */
export interface Stage {
  readonly conversation: FlowCheckInput;
  readonly coverage: Coverage;
  /** Every segment a journey can load, by name. */
  readonly segments: Readonly<Record<string, Segment>>;
  /** How many steps lie between a target (as a step names it) and the end. */
  distance(segment: string, target: string): number;
}
