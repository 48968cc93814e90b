import { type Listening, listen } from '@consorcio/host/serving';
import { getRequestListener } from '@hono/node-server';
import { createApp } from './api/http';
import type { Dialect } from './dialect/dialect';
import { endpoints } from './endpoints';
import { createSandboxState, type SandboxClock, systemClock } from './state/sandbox-state';

export const defaultApiKey = 'sandbox-key';

export interface SandboxOptions {
  /** The `x-api-key` of every call under `/api`. */
  apiKey?: string;
  clock?: SandboxClock;
  /** The dialect of its answers, strict if absent. */
  dialect?: Dialect;
}

export type Sandbox = ReturnType<typeof createSandbox>;

/** The backend of SPEC section 7: real HTTP, computed answers, faults on demand. */
export function createSandbox({ apiKey = defaultApiKey, clock = systemClock, dialect }: SandboxOptions = {}) {
  const state = createSandboxState(clock, dialect);
  const app = createApp(endpoints, apiKey, state);
  let listening: Listening | undefined;
  return {
    apiKey,
    /** Starts listening as the pages do; port 0 picks a free port. */
    async listen(port: number) {
      listening = await listen(getRequestListener(app.fetch), port);
      return { url: `http://localhost:${listening.port}` };
    },
    /** Stops at once: waiting callers lose the connection. */
    async close() {
      state.clearFaults();
      await listening?.close();
    },
  };
}
