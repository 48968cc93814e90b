import { serverSentences } from '@consorcio/shared/errors';
import type { ApiCall } from '../sandbox/in-process/create-in-process-api';
import type { Fault } from '../sandbox/state/faults';
import { oddAnswers } from './odd-answers';
import type { Random } from './random';
import { TURNED_AWAY } from './received';
import type { ServerWatch } from './server-watch';

type Fate = Omit<Fault, 'method' | 'path'>;

/** The status of a server that processed and refused the request. */
const REFUSED = 400;
/** ms: later than any client waits. */
export const TOO_LATE = 10 * 60_000;
const fates: readonly Fate[] = [
  { kind: 'reset' },
  { kind: 'lost-answer' },
  { kind: 'hang' },
  { kind: 'late-answer', ms: TOO_LATE },
  { kind: 'latency', ms: TOO_LATE },
  { kind: 'status', status: REFUSED, body: {} },
  { kind: 'status', status: TURNED_AWAY, body: {} },
  { kind: 'status', status: 503 },
  { kind: 'failed-after-work', status: 500 },
];
/** Broken bodies of requests that the server has processed. */
const spoilt: readonly unknown[] = ['<!doctype html>', '', null, {}, { data: null }, { data: [{}] }, { data: {} }];

/** Why the server refuses the data of what would be created. */
const refusedData: Readonly<Record<string, readonly string[]>> = {
  '/api/proposta': [serverSentences.invalidCep, 'O telefone não foi aceito.'],
  '/api/lead': ['O nome não foi aceito.', 'Confira o nome e a renda.', 'E-mail inválido.'],
};

/** The failures between a page and its server. */
export class Trouble {
  private readonly late = new Set<string>();
  /** Most servers refuse the same data again. By what was sent. */
  private readonly refusals = new Map<string, Fate>();

  constructor(
    private readonly server: ServerWatch,
    private readonly luck: () => Random,
    /** How often a call fails now: 0 to 1. */
    private readonly rate: () => number,
  ) {}

  /** Whether the device says that it has a connection. */
  isOnline(): boolean {
    const random = this.luck();
    return !(random.chance(this.rate()) && random.chance(1 / (fates.length + 2)));
  }

  faultFor(call: ApiCall): Fault | undefined {
    const fate = this.fateOf(call);
    return fate && { ...fate, method: call.method, path: call.path };
  }

  private fateOf(call: ApiCall): Fate | undefined {
    const random = this.luck();
    const { path, idempotencyKey: key } = call;
    const refusal = this.refusals.get(dataOf(call));
    if (refusal && this.rate() > 0 && !this.isKnown(call) && random.chance(0.8)) return refusal;
    if (!random.chance(this.rate())) return this.oddFate(call);
    if (random.chance(1 / (fates.length + 1)))
      return { kind: 'failed-after-work', status: 200, body: random.pick(spoilt) };
    const fate = random.pick(fates);
    if (fate.status === REFUSED && this.isKnown(call)) return undefined;
    if (fate.kind === 'latency' && key !== null) this.late.add(`${path} ${key}`);
    return fate;
  }

  /** An odd answer of the server, which the sandbox sends rarely or never. Not in an outage, when there is no answer. */
  private oddFate(call: ApiCall): Fate | undefined {
    const random = this.luck();
    const { path, body } = call;
    const rate = this.rate();
    const reasons = refusedData[path];
    const share = reasons ? 1 : 2; // few journeys send the data of a contract
    if (rate === 0 || rate === 1 || !random.chance(rate / share)) return undefined;
    if (reasons) {
      if (this.isKnown(call)) return undefined;
      const refusal: Fate = { kind: 'status', status: REFUSED, body: { errors: [random.pick(reasons)] } };
      this.refusals.set(dataOf(call), refusal);
      return refusal;
    }
    const odd = oddAnswers[path]?.filter(({ fits }) => fits?.(body) ?? true);
    if (!odd) return undefined;
    const { status, body: answer } = random.pick(odd);
    return { kind: 'status', status, body: answer };
  }

  /** A server that uses keys returns the earlier answer of a known key, and does not accept a refused request later. */
  private isKnown({ path, idempotencyKey: key }: ApiCall): boolean {
    return key !== null && (this.server.knows(key) || this.late.has(`${path} ${key}`));
  }
}

function dataOf({ path, body }: ApiCall): string {
  return `${path} ${JSON.stringify(body)}`;
}
