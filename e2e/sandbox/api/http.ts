import type { ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import type { HttpBindings } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { cors } from 'hono/cors';
import { createMiddleware } from 'hono/factory';
import type { SandboxState } from '../state/sandbox-state';
import type { Endpoint } from './endpoint';
import { failureAnswer, HttpError, jsonType, nothingAt, type Outgoing } from './outgoing';
import { parseRequest, respond, waitOn } from './respond';

const require = createRequire(import.meta.url);

/** What the middleware share. */
type SandboxEnv = { Bindings: HttpBindings; Variables: { posts: number } };

/** The endpoints over HTTP: any origin may call them, and those under `/api` require the key. */
export function createApp(endpoints: readonly Endpoint[], apiKey: string, state: SandboxState): Hono<SandboxEnv> {
  const app = new Hono<SandboxEnv>();
  app.use(leaveBrokenConnections);
  const allowHeaders = ['content-type', 'x-api-key', 'idempotency-key'];
  app.use(cors({ origin: '*', allowMethods: ['GET', 'POST', 'DELETE'], allowHeaders, maxAge: 600 }));
  app.use('/api/*', async ({ req }, next) => {
    if (req.header('x-api-key') !== apiKey) throw new HttpError(401, ['The header x-api-key is missing or wrong.']);
    await next();
  });
  for (const endpoint of endpoints)
    app.on(endpoint.method, endpoint.path, countPost(state), limitBody, (context) => reply(context, endpoint, state));
  for (const path of new Set(endpoints.map((endpoint) => endpoint.path))) {
    const allow = endpoints.filter((endpoint) => endpoint.path === path).map(({ method }) => method);
    app.all(path, ({ req }) => {
      const accepted = allow.join(', ');
      throw new HttpError(405, [`${req.path} accepts ${accepted}, not ${req.method}.`], { allow: accepted });
    });
  }
  const rewriteRequestPath = (path: string) => path.slice('/docs'.length);
  app.get('/docs/:file{swagger-ui\\.css|swagger-ui-bundle\\.js}', (context, next) => {
    const root = dirname(require.resolve('swagger-ui-dist/swagger-ui.css')); // only these files need it: the packed kit has none
    return serveStatic({ root, rewriteRequestPath })(context, next);
  });
  app.notFound(({ req }) => toResponse(failureAnswer(nothingAt(req.path))));
  app.onError((error) => toResponse(failureAnswer(error)));
  return app;
}

/** Sends nothing more on a connection that was broken on purpose, or that the caller closed. */
const leaveBrokenConnections = createMiddleware<SandboxEnv>(async (context, next) => {
  await next();
  const { incoming, outgoing } = context.env;
  if (!outgoing.headersSent && !incoming.socket.destroyed) return;
  context.res = undefined; // otherwise headers would be copied into an answer that was already sent
  context.res = RESPONSE_ALREADY_SENT;
});

/** Counts each POST under `/api` that has the API key and a known path, including those that hit a fault. */
const countPost = ({ ledger }: SandboxState) =>
  createMiddleware<SandboxEnv>(async ({ req, set }, next) => {
    const isCounted = req.method === 'POST' && req.path.startsWith('/api/');
    set('posts', isCounted ? ledger.countPost(req.path, req.header('idempotency-key') ?? null) : 0);
    await next();
  });

const maxSize = 100 * 1024;

/** Refuses a body over 100 KB. It is read to its end first, so that the caller receives the 413, unless it is enormous. */
const limitBody = bodyLimit({
  maxSize,
  async onError({ req }) {
    if (Number(req.header('content-length')) <= 100 * maxSize) await req.arrayBuffer();
    throw new HttpError(413, [`The body is larger than ${maxSize} bytes.`]);
  },
});

/** Answers a request of one endpoint, or breaks the connection where a fault says so. */
async function reply({ req, env, var: { posts } }: Context<SandboxEnv>, endpoint: Endpoint, state: SandboxState) {
  const bytes = await req.arrayBuffer();
  const { searchParams, origin } = new URL(req.url);
  const names = [...new Set(searchParams.keys())];
  const values = Object.fromEntries(names.map((name) => [name, searchParams.getAll(name).join(',')]));
  const read = () => ({
    ...parseRequest(endpoint, values, () => readJson(bytes, req.header('content-type'), endpoint.bodyTypes)),
    parameters: req.param(),
    origin,
    idempotencyKey: req.header('idempotency-key') ?? null,
    posts,
  });
  const fault = state.faults.take(req.method, req.path, endpoint.path);
  const { delivery } = await respond({ endpoint, fault, read }, { state, wait: waitOn(state), checksAnswers: true });
  if (delivery.kind === 'answer') return toResponse(delivery.outgoing);
  cutOff(env.outgoing);
  return RESPONSE_ALREADY_SENT;
}

/** An answer as HTTP sends it. It is not cached unless the endpoint says otherwise. */
function toResponse({ status, headers, ...body }: Outgoing): Response {
  const [content, type] = 'text' in body ? [body.text, body.contentType] : [JSON.stringify(body.json), jsonType];
  const usual = { 'cache-control': 'no-store', 'content-type': type, 'x-content-type-options': 'nosniff' };
  const policy = { 'cross-origin-resource-policy': 'cross-origin' };
  return new Response(content, { status, headers: { ...usual, ...policy, ...headers } });
}

/** The JSON in a body, whose content type must be one of `types`. */
function readJson(bytes: ArrayBuffer, contentType = 'none', types: readonly string[] = ['application/json']): unknown {
  if (!types.includes(contentType.split(';')[0]?.trim().toLowerCase() ?? ''))
    throw new HttpError(415, [`Send JSON with content-type: ${types.join(' or ')}, not "${contentType}".`]);
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
  const type = { 'content-type': 'application/json', 'content-length': 1024 };
  response.writeHead(200, { 'access-control-allow-origin': '*', ...type });
  response.write('{', () => response.socket?.destroy());
}
