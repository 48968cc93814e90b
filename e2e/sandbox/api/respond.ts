import type { Fault } from '../state/faults';
import type { SandboxState } from '../state/sandbox-state';
import type { Endpoint, EndpointRequest } from './endpoint';
import { empty, failing, malformed } from './fault-answer';
import type { Outgoing } from './outgoing';
import type { Timing } from './timing';
import { work } from './work';

/** What the caller receives. */
export type Delivery =
  | { readonly kind: 'answer'; readonly outgoing: Outgoing }
  /** The connection breaks after the head of the answer. */
  | { readonly kind: 'cut-off' }
  /** The connection breaks without a byte. */
  | { readonly kind: 'dropped' };

export interface Exchange {
  readonly delivery: Delivery;
  /** What the endpoint answered, whether it was delivered or not; absent when a fault took its place. */
  readonly worked?: Outgoing;
}

/** A request that has found its endpoint. */
export interface Incoming {
  readonly endpoint: Endpoint;
  readonly fault: Fault | undefined;
  /** Parses the request; throws an `HttpError` when it is wrong. */
  read(): EndpointRequest<unknown, unknown>;
}

export interface Conditions {
  readonly state: SandboxState;
  readonly timing: Timing;
  /** Whether an endpoint's answer is compared with its schema before it goes out. */
  readonly checksAnswers: boolean;
}

/** Answers one request in the same way for every adapter: the armed fault, the endpoint's own work, then its delays. */
export async function respond(incoming: Incoming, { state, timing, checksAnswers }: Conditions): Promise<Exchange> {
  const { endpoint, fault, read } = incoming;
  const isLateAnswer = fault?.kind === 'late-answer';
  if (fault && !isLateAnswer && (fault.ms || fault.kind === 'latency')) await timing.wait(fault.ms ?? latencyInMs);
  if (fault?.kind === 'hang') await timing.hang();
  const instead = fault && insteadOfWork(fault);
  if (instead) return { delivery: instead };

  const { outgoing: worked, delayInMs, lost } = work(endpoint, read, state, checksAnswers);
  const late = isLateAnswer ? (fault.ms ?? latencyInMs) : delayInMs;
  if (late) await timing.wait(late);
  return { worked, delivery: lost && fault?.kind !== 'drop' ? cutOff : afterWork(fault, worked) };
}

const latencyInMs = 3_000;
const cutOff: Delivery = { kind: 'cut-off' };

/** What a fault delivers in place of the endpoint; nothing when it lets the endpoint work first. */
function insteadOfWork(fault: Fault): Delivery | undefined {
  switch (fault.kind) {
    case 'hang':
    case 'reset':
      return cutOff;
    case 'empty':
      return { kind: 'answer', outgoing: empty(fault) };
    case 'malformed':
      return { kind: 'answer', outgoing: malformed(fault) };
    case 'status':
      return { kind: 'answer', outgoing: failing(fault, 500) };
    default:
      return undefined;
  }
}

function afterWork(fault: Fault | undefined, outgoing: Outgoing): Delivery {
  if (fault?.kind === 'drop') return { kind: 'dropped' };
  if (fault?.kind === 'lost-answer') return cutOff;
  return { kind: 'answer', outgoing: fault?.kind === 'failed-after-work' ? failing(fault, 504) : outgoing };
}
