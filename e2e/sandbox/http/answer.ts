import type { IncomingMessage, ServerResponse } from 'node:http';
import type { SandboxState } from '../state/sandbox-state';
import { actOut, failing } from './act-out';
import type { Endpoint, EndpointRequest, Reply } from './endpoint';
import { findEndpoint } from './find-endpoint';
import { HttpError } from './http-error';
import { parseInput } from './parse-input';
import { readBytes, readJson } from './read-body';
import { readQuery } from './read-query';
import { cutOff, failureAnswer, jsonAnswer, type Outgoing, send, sendPreflight } from './send';

export interface Served {
  readonly endpoints: readonly Endpoint[];
  readonly apiKey: string;
  readonly state: SandboxState;
}

/** Answers one request, from the API key to the last byte. It never rejects. */
export async function answer(request: IncomingMessage, response: ServerResponse, served: Served): Promise<void> {
  try {
    await dispatch(request, response, served);
  } catch (error) {
    if (!request.socket.destroyed) send(response, failureAnswer(error)); // else the caller left half-way
  }
}

async function dispatch(request: IncomingMessage, response: ServerResponse, { endpoints, apiKey, state }: Served) {
  const { method = 'GET', headers } = request;
  if (method === 'OPTIONS') return sendPreflight(response);

  const { pathname, searchParams, origin } = addressOf(request);
  const isApi = pathname === '/api' || pathname.startsWith('/api/');
  if (isApi && headers['x-api-key'] !== apiKey) throw new HttpError(401, ['The header x-api-key is missing or wrong.']);
  const { endpoint, parameters } = findEndpoint(endpoints, method, pathname);
  const idempotencyKey = headers['idempotency-key']?.toString() ?? null;
  const posts = isApi && method === 'POST' ? state.ledger.countPost(pathname, idempotencyKey) : 0;
  const bytes = await readBytes(request);

  const fault = state.faults.take(method, pathname, endpoint.path);
  if (fault?.kind === 'latency' || fault?.ms) await state.clock.wait(fault.ms ?? latencyInMs, state.faults.cleared);
  if (fault && actOut(fault, response, state.faults)) return;

  const outcome = settle(endpoint, state, () => ({
    query:
      endpoint.query && parseInput(endpoint.query.schema, readQuery(searchParams, endpoint.query.readers), 'query'),
    body:
      endpoint.body && parseInput(endpoint.body, readJson(bytes, headers['content-type'], endpoint.bodyType), 'body'),
    parameters,
    origin,
    idempotencyKey,
    posts,
  }));
  if (outcome.delayInMs) await state.clock.wait(outcome.delayInMs, state.faults.cleared);
  if (fault?.kind === 'drop') request.socket.destroy();
  else if (outcome.lost || fault?.kind === 'lost-answer') cutOff(response);
  else if (fault?.kind === 'failed-after-work') send(response, failing(fault, 504));
  else send(response, outcome.outgoing);
}

const latencyInMs = 3_000;

interface Outcome {
  readonly outgoing: Outgoing;
  readonly delayInMs?: number | undefined;
  readonly lost?: boolean | undefined;
}

/** Lets the endpoint work and makes its answer, or its refusal, ready to send. */
function settle(endpoint: Endpoint, state: SandboxState, read: () => EndpointRequest<unknown, unknown>): Outcome {
  try {
    const reply = endpoint.handle(read(), state);
    return { outgoing: write(reply, endpoint, state), delayInMs: reply.delayInMs, lost: reply.lost };
  } catch (error) {
    return { outgoing: failureAnswer(error) };
  }
}

function write(reply: Reply<unknown, unknown>, endpoint: Endpoint, state: SandboxState): Outgoing {
  if ('raw' in reply) {
    const { status = 200, contentType, content, cacheControl } = reply.raw;
    return { status, contentType, content, ...(cacheControl && { headers: { 'cache-control': cacheControl } }) };
  }
  const { texts = [], answer, refusal, method, path } = endpoint;
  const isRefusal = 'refusal' in reply;
  const json = state.texts.inject(isRefusal ? reply.refusal : reply.json, texts);
  const checked = (isRefusal ? refusal : answer)?.safeParse(json);
  if (checked && !checked.success)
    throw new Error(`The answer of ${method} ${path} does not match its own schema.`, { cause: checked.error });
  return jsonAnswer(isRefusal ? 400 : (reply.status ?? 200), json);
}

function addressOf({ url = '/', headers }: IncomingMessage) {
  const origin = `http://${headers.host ?? 'localhost'}`;
  try {
    const { pathname, searchParams } = new URL(`${origin}${url}`);
    return { pathname, searchParams, origin };
  } catch {
    throw new HttpError(400, ['The address of the request cannot be read.']);
  }
}
