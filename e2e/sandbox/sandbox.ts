import { createServer, type Server } from 'node:http';
import { openApiOf } from './docs/open-api';
import { endpoints } from './endpoints';
import { answer } from './http/answer';
import { isServed } from './http/find-endpoint';
import { type Clock, systemClock } from './state/clock';
import { createSandboxState } from './state/sandbox-state';

export const defaultApiKey = 'sandbox-key';

export interface SandboxOptions {
  /** What `x-api-key` must say on every call under `/api`. */
  apiKey?: string;
  clock?: Clock;
}

export interface Sandbox {
  readonly apiKey: string;
  /** Starts listening; port 0 takes a free one. Only this machine is answered, unless `host` says otherwise. */
  listen(port: number, host?: string): Promise<{ url: string }>;
  /** Stops at once: whoever still waits for an answer loses the connection. */
  close(): Promise<void>;
}

/** The backend of SPEC section 7 inside this process: real HTTP, computed answers, faults on demand. */
export function createSandbox({ apiKey = defaultApiKey, clock = systemClock }: SandboxOptions = {}): Sandbox {
  const state = createSandboxState(clock, {
    serves: (method, path) => isServed(endpoints, method, path),
    openApi: () => openApiOf(endpoints),
  });
  const server = createServer((request, response) => void answer(request, response, { endpoints, apiKey, state }));
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
