import { Hono } from 'hono';
import { cors } from 'hono/cors';
import type { Endpoint } from '../api/endpoint';
import { HttpError } from '../api/http-error';
import { failureAnswer } from '../api/outgoing';
import type { SandboxState } from '../state/sandbox-state';
import { reply, toResponse } from './answer';
import { countPost, leaveBrokenConnections, limitBody, requireApiKey, type SandboxEnv } from './middleware';

/** Adds pages to a running sandbox that are no part of the API. */
export type AddPages = (app: Hono<SandboxEnv>, state: SandboxState) => void;

/** The endpoints over HTTP: any origin may call them, and those under `/api` require the key. */
export function createApp(
  endpoints: readonly Endpoint[],
  apiKey: string,
  state: SandboxState,
  addPages: AddPages = () => undefined,
): Hono<SandboxEnv> {
  const app = new Hono<SandboxEnv>();
  app.use(leaveBrokenConnections);
  app.use(
    cors({
      origin: '*',
      allowMethods: ['GET', 'POST', 'DELETE'],
      allowHeaders: ['content-type', 'x-api-key', 'idempotency-key'],
      maxAge: 600,
    }),
  );
  app.use('/api/*', requireApiKey(apiKey));
  for (const endpoint of endpoints) {
    app.on(endpoint.method, endpoint.path, countPost(state), limitBody, (context) => reply(context, endpoint, state));
  }
  for (const path of new Set(endpoints.map((endpoint) => endpoint.path))) {
    const allowed = endpoints.filter((endpoint) => endpoint.path === path).map(({ method }) => method);
    app.all(path, ({ req }) => refuseMethod(req.path, req.method, allowed.join(', ')));
  }
  addPages(app, state);
  app.notFound(({ req }) =>
    toResponse(failureAnswer(new HttpError(404, [`There is nothing at ${req.path}. GET /docs lists what there is.`]))),
  );
  app.onError((error) => toResponse(failureAnswer(error)));
  return app;
}

function refuseMethod(path: string, method: string, allowed: string): never {
  throw new HttpError(405, [`${path} accepts ${allowed}, not ${method}.`], { allow: allowed });
}
