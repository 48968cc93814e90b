import { createServer, type Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { Dialect } from './dialect/dialect';
import { endpoints } from './endpoints';
import { type AddPages, createApp } from './http/create-app';
import { type SandboxClock, systemClock } from './state/clock';
import { createSandboxState } from './state/sandbox-state';

export const defaultApiKey = 'sandbox-key';

export interface SandboxOptions {
  /** The `x-api-key` of every call under `/api`. */
  apiKey?: string;
  clock?: SandboxClock;
  /** The dialect of its answers, strict if absent. */
  dialect?: Dialect;
  /** Pages beside the API. */
  pages?: AddPages;
}

export interface Sandbox {
  readonly apiKey: string;
  /** Starts listening; port 0 picks a free port. Only this machine can connect, unless `host` says otherwise. */
  listen(port: number, host?: string): Promise<{ url: string }>;
  /** Stops at once: waiting callers lose the connection. */
  close(): Promise<void>;
}

/** The backend of SPEC section 7: real HTTP, computed answers, faults on demand. */
export function createSandbox({
  apiKey = defaultApiKey,
  clock = systemClock,
  dialect,
  pages,
}: SandboxOptions = {}): Sandbox {
  const state = createSandboxState(clock, dialect);
  const app = createApp(endpoints, apiKey, state, pages);
  const server = createServer(getRequestListener(app.fetch));
  server.keepAliveTimeout = 0; // a connection that ends after five idle seconds may lose a request of a busy machine
  return {
    apiKey,
    listen: (port, host = '127.0.0.1') => listen(server, port, host),
    async close() {
      state.clearFaults();
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      server.closeAllConnections();
      await closed;
    },
  };
}

function listen(server: Server, port: number, host: string): Promise<{ url: string }> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      const address = server.address();
      resolve({ url: `http://localhost:${typeof address === 'object' && address ? address.port : port}` });
    });
  });
}
