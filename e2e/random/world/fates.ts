import { serverSentences } from '@consorcio/shared/errors';
import type { ApiCall } from '../../sandbox/in-process/create-in-process-api';
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

/** Why the server refuses the data of what would be created. */
const refusedData: Readonly<Record<string, readonly string[]>> = {
  '/api/proposta': [serverSentences.invalidCep, 'O telefone não foi aceito.'],
  '/api/lead': ['O nome não foi aceito.', 'Confira o nome e a renda.', 'E-mail inválido.'],
};

/**
 * The fault that this fate is for a call. A server that uses keys returns the earlier answer of a key that it knows, and does not
 * refuse it now: `isKnown`.
 */
export function faultFor(call: ApiCall, fate: Fate, isKnown: boolean, random: Random): Fault | undefined {
  const struck = fate === 'odd' ? oddFate(call, random) : fate;
  if (!struck || (struck.status === REFUSED && isKnown)) return undefined;
  return { ...struck, method: call.method, path: call.path };
}

function oddFate({ path, body }: ApiCall, random: Random): Exclude<Fate, 'odd'> | undefined {
  const reasons = refusedData[path];
  if (reasons) return { kind: 'status', status: REFUSED, body: { errors: [random.pick(reasons)] } };
  const odd = oddAnswers[path]?.filter(({ fits }) => fits?.(body) ?? true);
  return odd && { kind: 'status', ...random.pick(odd) };
}
