import type { Outgoing } from '../api/outgoing';
import type { Dialect } from '../dialect/dialect';
import { type AnsweredCall, speakLoosely } from '../dialect/speak-loosely';

export type Speech = ReturnType<typeof createSpeech>;

/** The dialect of the answers: the first one until `POST /sandbox/dialect` chooses another. */
export function createSpeech(first: Dialect) {
  let dialect = first;
  return {
    say: (call: AnsweredCall, answer: Outgoing): Outgoing =>
      dialect === 'loose' ? speakLoosely(call, answer) : answer,
    use(chosen: Dialect): void {
      dialect = chosen;
    },
    reset(): void {
      dialect = first;
    },
  };
}
