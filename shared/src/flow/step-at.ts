import type { Place } from './place';
import type { Segment } from './segment';
import type { Step } from './step';

/** The step at a place; undefined if its segment is not loaded, has no such step, or has not been entered yet. */
export function stepAt(segments: Readonly<Record<string, Segment>>, { segment: name, step }: Place): Step | undefined {
  const segment = segments[name];
  return segment && step !== null && Object.hasOwn(segment.steps, step) ? segment.steps[step] : undefined;
}
