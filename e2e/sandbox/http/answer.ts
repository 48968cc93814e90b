import type { ServerResponse } from 'node:http';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { Context } from 'hono';
import type { BodyType, Endpoint, EndpointRequest } from '../api/endpoint';
import { HttpError } from '../api/http-error';
import { jsonType, type Outgoing } from '../api/outgoing';
import { parseRequest } from '../api/parse-request';
import { respond } from '../api/respond';
import { timingOf } from '../api/timing';
import type { SandboxState } from '../state/sandbox-state';
import type { SandboxEnv } from './middleware';

/** Answers a request of one endpoint, or breaks the connection where a fault says so. */
export async function reply(context: Context<SandboxEnv>, endpoint: Endpoint, state: SandboxState): Promise<Response> {
  const { req, env } = context;
  const bytes = await req.arrayBuffer();
  const fault = state.faults.take(req.method, req.path, endpoint.path);
  const read = () => readRequest(context, endpoint, bytes);
  const { delivery } = await respond(
    { endpoint, fault, read },
    { state, timing: timingOf(state), checksAnswers: true },
  );
  if (delivery.kind === 'answer') return toResponse(delivery.outgoing);
  cutOff(env.outgoing);
  return RESPONSE_ALREADY_SENT;
}

/** An answer as HTTP sends it. It is not cached unless the endpoint says otherwise. */
export function toResponse(outgoing: Outgoing): Response {
  const [content, contentType] =
    'text' in outgoing ? [outgoing.text, outgoing.contentType] : [JSON.stringify(outgoing.json), jsonType];
  return new Response(content, {
    status: outgoing.status,
    headers: {
      'cache-control': 'no-store',
      'content-type': contentType,
      'cross-origin-resource-policy': 'cross-origin',
      'x-content-type-options': 'nosniff',
      ...outgoing.headers,
    },
  });
}

function readRequest(
  { req, var: { posts } }: Context<SandboxEnv>,
  endpoint: Endpoint,
  bytes: ArrayBuffer,
): EndpointRequest<unknown, unknown> {
  const { searchParams, origin } = new URL(req.url);
  const names = [...new Set(searchParams.keys())];
  const values = Object.fromEntries(names.map((name) => [name, searchParams.getAll(name).join(',')]));
  return {
    ...parseRequest(endpoint, values, () => readJson(bytes, req.header('content-type'), endpoint.bodyTypes)),
    parameters: req.param(),
    origin,
    idempotencyKey: req.header('idempotency-key') ?? null,
    posts,
  };
}

/** The JSON in a body, whose content type must be one of `types`. */
function readJson(
  bytes: ArrayBuffer,
  contentType: string | undefined,
  types: readonly BodyType[] = ['application/json'],
): unknown {
  const sent = contentType?.split(';')[0]?.trim().toLowerCase();
  if (!types.some((type) => type === sent))
    throw new HttpError(415, [`Send JSON with content-type: ${types.join(' or ')}, not "${contentType ?? 'none'}".`]);
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw new HttpError(400, ['body: not JSON in UTF-8']); // the message of the parser quotes the body, which may hold a card number
  }
}

/**
 * Breaks the connection in the middle of an answer. The head is sent first: if a reused connection breaks before the head,
 * Chromium repeats the request by itself, even a POST, and the page does not notice the failure.
 */
function cutOff(response: ServerResponse): void {
  if (response.destroyed || response.headersSent) return;
  response.writeHead(200, {
    'access-control-allow-origin': '*',
    'content-type': 'application/json',
    'content-length': 1024,
  });
  response.write('{', () => response.socket?.destroy());
}
