import * as z from 'zod/mini';
import { speakLoosely } from '../dialect/speak-loosely';
import type { Fault } from '../state/faults';
import type { SandboxState } from '../state/sandbox-state';
import type { Endpoint, EndpointRequest, Reply } from './endpoint';
import { failureAnswer, HttpError, jsonType, type Outgoing } from './outgoing';

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

/** How a request waits, for ever if it hangs. An adapter may limit it. */
export type Wait = (ms: number) => Promise<void>;

/** Waits on the sandbox's own clock; clearing the faults ends every wait. */
export const waitOn = ({ clock, faults }: SandboxState): Wait => {
  const { cleared } = faults;
  return (ms) =>
    Number.isFinite(ms)
      ? clock.wait(ms, cleared)
      : new Promise((resolve) => cleared.addEventListener('abort', () => resolve(), { once: true }));
};

interface Conditions {
  readonly state: SandboxState;
  readonly wait: Wait;
  /** Compares the endpoint's answer with its schema before it is sent. */
  readonly checksAnswers: boolean;
}

/** Answers one request in the same way for every adapter: first the armed fault, then the endpoint, then its delays. */
export async function respond({ endpoint, fault, read }: Incoming, conditions: Conditions): Promise<Handled> {
  const { state, wait } = conditions;
  const isLateAnswer = fault?.kind === 'late-answer';
  if (fault && !isLateAnswer && (fault.ms || fault.kind === 'latency')) await wait(fault.ms ?? latencyInMs);
  if (fault?.kind === 'hang') await wait(Number.POSITIVE_INFINITY);
  const instead = fault && replacementOf(fault);
  if (instead) return { delivery: instead };

  const { worked, delayInMs, lost } = work(endpoint, read, conditions);
  const late = isLateAnswer ? (fault.ms ?? latencyInMs) : delayInMs;
  if (late) await wait(late);
  if (lost || fault?.kind === 'lost-answer') return { worked, delivery: { kind: 'cut-off' } };
  if (fault?.kind === 'failed-after-work') return { worked, delivery: answering(failing(fault, 504)) };
  return { worked, delivery: answering(state.dialect === 'loose' ? speakLoosely(endpoint, worked) : worked) };
}

const latencyInMs = 3_000;
const answering = (outgoing: Outgoing): Delivered => ({ kind: 'answer', outgoing });

/** What a fault delivers without running the endpoint, if it does. */
function replacementOf(fault: Fault): Delivered | undefined {
  switch (fault.kind) {
    case 'hang':
    case 'reset':
      return { kind: 'cut-off' };
    case 'empty':
      return answering({ status: fault.status ?? 200, text: '', contentType: jsonType });
    case 'malformed':
      return answering(malformed(fault));
    case 'status':
      return answering(failing(fault, 500));
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

/** Runs the endpoint and prepares its answer, or its refusal, for sending. It never throws. */
function work(endpoint: Endpoint, read: Incoming['read'], { state, checksAnswers }: Conditions) {
  try {
    const { delayInMs, lost, ...reply } = endpoint.handle(read(), state);
    return { worked: outgoingOf(reply, endpoint, state, checksAnswers), delayInMs, lost };
  } catch (error) {
    return { worked: failureAnswer(error) };
  }
}

function outgoingOf(
  reply: Reply<unknown, unknown>,
  { answer, refusal, texts = [], method, path }: Endpoint,
  { injectedText }: SandboxState,
  isChecked: boolean,
): Outgoing {
  if ('raw' in reply) {
    const { status = 200, contentType, content, cacheControl } = reply.raw;
    return { status, contentType, text: content, ...(cacheControl && { headers: { 'cache-control': cacheControl } }) };
  }
  const isRefusal = 'refusal' in reply;
  const said = isRefusal ? reply.refusal : reply.json;
  const json = injectedText === undefined ? said : inject(injectedText, said, texts);
  const checked = isChecked ? (isRefusal ? refusal : answer)?.safeParse(json) : undefined;
  if (checked && !checked.success)
    throw new Error(`The answer of ${method} ${path} does not match its own schema.`, { cause: checked.error });
  return { status: isRefusal ? 400 : (reply.status ?? 200), json };
}

/** A copy of `json` with the text in the named fields. Empty strings stay empty. */
function inject(text: string, json: unknown, fields: readonly string[], field = ''): unknown {
  if (typeof json === 'string') return json && fields.includes(field) ? text : json;
  if (Array.isArray(json)) return json.map((item) => inject(text, item, fields, field));
  if (typeof json !== 'object' || json === null) return json;
  return Object.fromEntries(Object.entries(json).map(([name, inner]) => [name, inject(text, inner, fields, name)]));
}

/** The parts of a request that its endpoint describes. `values` are those of its query, `json` reads its body. */
export function parseRequest({ query, body }: Endpoint, values: Readonly<Record<string, string>>, json: () => unknown) {
  return {
    query: query && parsePart(query, readQuery(values, query.shape), 'query'),
    body: body && parsePart(body, json(), 'body'),
  };
}

/** A mismatch becomes a 400 with one message per field. */
function parsePart<T>(schema: z.ZodMiniType<T>, input: unknown, where: 'query' | 'body'): T {
  const parsed = schema.safeParse(input, { error: english });
  if (parsed.success) return parsed.data;
  const messages = new Map<string, string>();
  for (const { path, message } of parsed.error.issues) {
    const place = path.length === 0 ? where : `field ${path.join('.')}`;
    if (!messages.has(place)) messages.set(place, `${place}: ${message}`);
  }
  throw new HttpError(400, [...messages.values()]);
}

const english = z.locales.en().localeError; // zod/mini says only "Invalid input" without a locale

/** The texts of a query as their schema wants them. One that cannot be converted stays, so that the schema refuses it. */
function readQuery(values: Readonly<Record<string, string>>, shape: z.core.$ZodShape): Record<string, unknown> {
  const given = Object.entries(shape).filter(([name]) => values[name] !== undefined);
  return Object.fromEntries(given.map(([name, { _zod }]) => [name, converted(values[name] ?? '', _zod.def.type)]));
}

function converted(text: string, type: z.core.$ZodTypeDef['type']): unknown {
  if (type === 'array') return text.split(',').map((part) => converted(part, 'number'));
  if (type === 'boolean') return text === 'true' ? true : text === 'false' ? false : text;
  if (type === 'string' || type === 'enum') return text;
  return /^-?\d+(?:\.\d+)?$/.test(text) ? Number(text) : text;
}
