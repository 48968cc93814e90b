import type { Fault } from '../state/faults';
import type { SandboxState } from '../state/sandbox-state';
import type { Endpoint, EndpointRequest } from './endpoint';
import { jsonType, type Outgoing } from './outgoing';
import type { Timing } from './timing';
import { work } from './work';

/** What the caller receives. */
export type Delivered =
  | { readonly kind: 'answer'; readonly outgoing: Outgoing }
  /** The connection breaks after the head of the answer. */
  | { readonly kind: 'cut-off' };

export interface Handled {
  readonly delivery: Delivered;
  /** The answer of the endpoint as the SPEC shows it, delivered or not; absent if a fault replaced the endpoint. */
  readonly worked?: Outgoing;
}

/** A request whose endpoint is known. */
export interface Incoming {
  readonly endpoint: Endpoint;
  readonly fault: Fault | undefined;
  /** Parses the request; throws an `HttpError` if it is wrong. */
  read(): EndpointRequest<unknown, unknown>;
}

export interface Conditions {
  readonly state: SandboxState;
  readonly timing: Timing;
  /** Compares the endpoint's answer with its schema before it is sent. */
  readonly checksAnswers: boolean;
}

/** Answers one request in the same way for every adapter: first the armed fault, then the endpoint, then its delays. */
export async function respond(incoming: Incoming, { state, timing, checksAnswers }: Conditions): Promise<Handled> {
  const { endpoint, fault, read } = incoming;
  const isLateAnswer = fault?.kind === 'late-answer';
  if (fault && !isLateAnswer && (fault.ms || fault.kind === 'latency')) await timing.wait(fault.ms ?? latencyInMs);
  if (fault?.kind === 'hang') await timing.hang();
  const instead = fault && replacementOf(fault);
  if (instead) return { delivery: instead };

  const { outgoing: worked, delayInMs, lost } = work(endpoint, read, state, checksAnswers);
  const late = isLateAnswer ? (fault.ms ?? latencyInMs) : delayInMs;
  if (late) await timing.wait(late);
  if (lost || fault?.kind === 'lost-answer') return { worked, delivery: cutOff };
  const outgoing = fault?.kind === 'failed-after-work' ? failing(fault, 504) : state.speech.say(endpoint, worked);
  return { worked, delivery: { kind: 'answer', outgoing } };
}

const latencyInMs = 3_000;
const cutOff: Delivered = { kind: 'cut-off' };

/** What a fault delivers without running the endpoint, if it does. */
function replacementOf(fault: Fault): Delivered | undefined {
  switch (fault.kind) {
    case 'hang':
    case 'reset':
      return cutOff;
    case 'empty':
      return { kind: 'answer', outgoing: { status: fault.status ?? 200, text: '', contentType: jsonType } };
    case 'malformed':
      return { kind: 'answer', outgoing: malformed(fault) };
    case 'status':
      return { kind: 'answer', outgoing: failing(fault, 500) };
    default:
      return undefined;
  }
}

function failing({ status: asked, body }: Fault, usual: number): Outgoing {
  const status = asked ?? usual;
  return { status, json: body === undefined ? { errors: [`A fault was armed here: ${status}.`] } : body };
}

/** HTML instead of JSON, as proxies send it; a text in `body` is sent unchanged, with a JSON content type. */
function malformed({ status = 200, body }: Fault): Outgoing {
  if (typeof body === 'string') return { status, text: body, contentType: jsonType };
  const text = '<!doctype html><html><body><h1>Under maintenance</h1></body></html>';
  return { status, text, contentType: 'text/html; charset=utf-8' };
}
