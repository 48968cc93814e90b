import type { HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { bodyLimit } from 'hono/body-limit';
import { createMiddleware } from 'hono/factory';
import { HttpError } from '../api/http-error';
import type { SandboxState } from '../state/sandbox-state';

/** What the middleware share. */
export type SandboxEnv = { Bindings: HttpBindings; Variables: { posts: number } };

/** Sends nothing more on a connection that was broken on purpose, or that the caller closed. */
export const leaveBrokenConnections = createMiddleware<SandboxEnv>(async (context, next) => {
  await next();
  const { incoming, outgoing } = context.env;
  if (!outgoing.headersSent && !incoming.socket.destroyed) return;
  context.res = undefined; // otherwise headers would be copied into an answer that was already sent
  context.res = RESPONSE_ALREADY_SENT;
});

export const requireApiKey = (apiKey: string) =>
  createMiddleware(async ({ req }, next) => {
    if (req.header('x-api-key') !== apiKey) throw new HttpError(401, ['The header x-api-key is missing or wrong.']);
    await next();
  });

/** Counts each POST under `/api` that has the API key and a known path, including those that hit a fault. */
export const countPost = ({ ledger }: SandboxState) =>
  createMiddleware<SandboxEnv>(async ({ req, set }, next) => {
    const isCounted = req.method === 'POST' && req.path.startsWith('/api/');
    set('posts', isCounted ? ledger.countPost(req.path, req.header('idempotency-key') ?? null) : 0);
    await next();
  });

const maxSize = 100 * 1024;

/** Refuses a body over 100 KB. It is read to its end first, so that the caller receives the 413, unless it is enormous. */
export const limitBody = bodyLimit({
  maxSize,
  async onError({ req }) {
    if (Number(req.header('content-length')) <= 100 * maxSize) await req.arrayBuffer();
    throw new HttpError(413, [`The body is larger than ${maxSize} bytes.`]);
  },
});
