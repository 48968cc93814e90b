import type { HttpBindings } from '@hono/node-server';

/** What the middleware of the sandbox share. */
export type SandboxEnv = { Bindings: HttpBindings; Variables: { posts: number } };
