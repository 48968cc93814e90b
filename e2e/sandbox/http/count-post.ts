import { createMiddleware } from 'hono/factory';
import type { SandboxState } from '../state/sandbox-state';
import type { SandboxEnv } from './sandbox-env';

/** Counts each POST under `/api` that has the key and a known path, also those that a fault strikes. */
export const countPost = ({ ledger }: SandboxState) =>
  createMiddleware<SandboxEnv>(async ({ req, set }, next) => {
    const isCounted = req.method === 'POST' && req.path.startsWith('/api/');
    set('posts', isCounted ? ledger.countPost(req.path, req.header('idempotency-key') ?? null) : 0);
    await next();
  });
