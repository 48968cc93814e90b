import type { ApiCall } from '../../sandbox/api/in-process';
import type { Fault } from '../../sandbox/state/faults';
import type { Random } from '../random';
import { oddAnswers } from './odd-answers';

/** What becomes of a call, as the sandbox arms it; 'odd': an answer that the sandbox sends rarely or never. */
export type Fate = Omit<Fault, 'method' | 'path'> | 'odd';

/** ms: later than any client waits. */
const TOO_LATE = 10 * 60_000;
/** The status of a server that processed and refused a request. */
const REFUSED = 400;
/** Broken bodies of requests that the server has processed. */
const spoilt: readonly unknown[] = ['<!doctype html>', '', null, {}, { data: null }, { data: [{}] }, { data: {} }];

export const fates: readonly Fate[] = [
  { kind: 'reset' },
  { kind: 'lost-answer' },
  { kind: 'hang' },
  { kind: 'late-answer', ms: TOO_LATE },
  { kind: 'latency', ms: TOO_LATE },
  { kind: 'status', status: REFUSED, body: {} },
  { kind: 'status', status: 429, body: {} },
  { kind: 'status', status: 503 },
  { kind: 'failed-after-work', status: 500 },
  ...spoilt.map((body): Fate => ({ kind: 'failed-after-work', status: 200, body })),
  ...Array.from({ length: 6 }, (): Fate => 'odd'),
];

/**
 * The fault that this fate is for a call. A server that uses keys returns the earlier answer of a key that it knows, and does not
 * refuse it now: `isKnown`.
 */
export function faultFor(call: ApiCall, fate: Fate, isKnown: boolean, random: Random): Fault | undefined {
  const { method, path, body } = call;
  const odd = oddAnswers[path]?.filter(({ fits }) => fits?.(body) ?? true);
  const struck = fate === 'odd' ? odd && { kind: 'status' as const, ...random.pick(odd) } : fate;
  if (!struck || (struck.status === REFUSED && isKnown)) return undefined;
  return { ...struck, method, path };
}
