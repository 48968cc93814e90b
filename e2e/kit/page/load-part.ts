import { arrival, fetchPart } from '@consorcio/host/chat';
import { toFailure } from '@consorcio/shared/errors';
import type { Loader } from '@consorcio/shared/flow';
import { withinTurns } from './turns';

/** A component arrives within this many turns: about 6 s on a quiet machine. The host shows a component even after its own time limit. */
const TURNS = 180;

/** Loads a component of the segment as the host does, but waits longer. */
export async function loadPart(load: Loader): Promise<unknown> {
  return fetchPart(load).catch((error: unknown) => {
    if (toFailure(error).code !== 'segment.timeout') throw error;
    return withinTurns(arrival(load), TURNS, 'whether a component loads', () => {
      throw error;
    });
  });
}
