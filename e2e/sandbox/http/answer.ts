import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { Context } from 'hono';
import type { Endpoint, EndpointRequest } from '../api/endpoint';
import { parseInput } from '../api/parse-input';
import { readJson } from '../api/read-json';
import { readQuery } from '../api/read-query';
import { respond } from '../api/respond';
import { timingOf } from '../api/timing';
import type { SandboxState } from '../state/sandbox-state';
import { cutOff } from './cut-off';
import type { SandboxEnv } from './sandbox-env';
import { toResponse } from './to-response';

/** Answers a request of one endpoint, or breaks the connection where a fault says so. */
export async function answer(context: Context<SandboxEnv>, endpoint: Endpoint, state: SandboxState): Promise<Response> {
  const { req, env } = context;
  const bytes = await req.arrayBuffer();
  const fault = state.faults.take(req.method, req.path, endpoint.path);
  const read = () => readRequest(context, endpoint, bytes);
  const { delivery } = await respond(
    { endpoint, fault, read },
    { state, timing: timingOf(state), checksAnswers: true },
  );
  if (delivery.kind === 'answer') return toResponse(delivery.outgoing);
  if (delivery.kind === 'dropped') env.incoming.socket.destroy();
  else cutOff(env.outgoing);
  return RESPONSE_ALREADY_SENT;
}

function readRequest(
  { req, var: { posts } }: Context<SandboxEnv>,
  { query, body, bodyType }: Endpoint,
  bytes: ArrayBuffer,
): EndpointRequest<unknown, unknown> {
  const { searchParams, origin } = new URL(req.url);
  return {
    query: query && parseInput(query.schema, readQuery(searchParams, query.readers), 'query'),
    body: body && parseInput(body, readJson(bytes, req.header('content-type'), bodyType), 'body'),
    parameters: req.param(),
    origin,
    idempotencyKey: req.header('idempotency-key') ?? null,
    posts,
  };
}
