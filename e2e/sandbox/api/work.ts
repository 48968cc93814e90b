import type { SandboxState } from '../state/sandbox-state';
import type { Endpoint, EndpointRequest, Reply } from './endpoint';
import { failureAnswer, type Outgoing } from './outgoing';

/** The answer of an endpoint, and how it is sent. */
interface Work {
  readonly outgoing: Outgoing;
  readonly delayInMs?: number | undefined;
  readonly lost?: boolean | undefined;
}

/** Runs the endpoint and prepares its answer, or its refusal, for sending. It never throws. */
export function work(
  endpoint: Endpoint,
  read: () => EndpointRequest<unknown, unknown>,
  state: SandboxState,
  checksAnswer: boolean,
): Work {
  try {
    const reply = endpoint.handle(read(), state);
    if (checksAnswer) checkReply(reply, endpoint, state);
    return { outgoing: outgoingOf(reply, endpoint, state), delayInMs: reply.delayInMs, lost: reply.lost };
  } catch (error) {
    return { outgoing: failureAnswer(error) };
  }
}

function outgoingOf(reply: Reply<unknown, unknown>, { texts = [] }: Endpoint, state: SandboxState): Outgoing {
  if ('raw' in reply) {
    const { status = 200, contentType, content, cacheControl } = reply.raw;
    return { status, contentType, text: content, ...(cacheControl && { headers: { 'cache-control': cacheControl } }) };
  }
  if ('refusal' in reply) return { status: 400, json: state.texts.inject(reply.refusal, texts) };
  return { status: reply.status ?? 200, json: state.texts.inject(reply.json, texts) };
}

function checkReply(reply: Reply<unknown, unknown>, endpoint: Endpoint, { texts }: SandboxState): void {
  if ('raw' in reply) return;
  const { answer, refusal, method, path, texts: fields = [] } = endpoint;
  const [schema, json] = 'refusal' in reply ? [refusal, reply.refusal] : [answer, reply.json];
  const checked = schema?.safeParse(texts.inject(json, fields));
  if (checked && !checked.success)
    throw new Error(`The answer of ${method} ${path} does not match its own schema.`, { cause: checked.error });
}
