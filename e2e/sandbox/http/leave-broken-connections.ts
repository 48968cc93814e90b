import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { createMiddleware } from 'hono/factory';
import type { SandboxEnv } from './sandbox-env';

/** Sends nothing more on a connection that was broken on purpose, or that the caller left. */
export const leaveBrokenConnections = createMiddleware<SandboxEnv>(async (context, next) => {
  await next();
  const { incoming, outgoing } = context.env;
  if (!outgoing.headersSent && !incoming.socket.destroyed) return;
  context.res = undefined; // or the headers of the middleware below would be copied into an answer that is sent
  context.res = RESPONSE_ALREADY_SENT;
});
