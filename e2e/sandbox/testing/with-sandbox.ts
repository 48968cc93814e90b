import { createSandbox, defaultApiKey, type Sandbox, type SandboxOptions } from '../sandbox';
import type { Clock } from '../state/clock';

interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** The body as JSON, or undefined when it is none. */
  readonly json: unknown;
}

export interface SandboxUnderTest {
  /** Where it listens; known once the tests run. */
  url(): string;
  call(method: string, path: string, body?: unknown, headers?: Readonly<Record<string, string>>): Promise<Answer>;
  /** As `call`, without the API key and with the body as it is. */
  raw(method: string, path: string, init?: RequestInit): Promise<Answer>;
}

/** A sandbox of its own for a test file: started before, emptied between, stopped after. */
export function withSandbox(options: SandboxOptions = { clock: stillClock() }): SandboxUnderTest {
  let sandbox: Sandbox;
  let url = '';

  const raw: SandboxUnderTest['raw'] = async (method, path, init) => {
    const response = await fetch(`${url}${path}`, { method, ...init });
    const text = await response.text();
    return { status: response.status, headers: response.headers, text, json: jsonIn(text) };
  };

  beforeAll(async () => {
    sandbox = createSandbox(options);
    ({ url } = await sandbox.listen(0));
  });
  beforeEach(() => raw('DELETE', '/sandbox/ledger'));
  afterAll(() => sandbox.close());

  return {
    url: () => url,
    raw,
    call: (method, path, body, headers) =>
      raw(method, path, {
        headers: {
          'x-api-key': options.apiKey ?? defaultApiKey,
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      }),
  };
}

export interface StillClock extends Clock {
  /** How long was waited, each time; nothing really waits. */
  readonly waits: number[];
}

/** It is always Saturday, 21 November 2026, 9:00 in Brazil. */
export function stillClock(): StillClock {
  const waits: number[] = [];
  return {
    waits,
    now: () => new Date('2026-11-21T12:00:00Z'),
    async wait(ms) {
      waits.push(ms);
    },
  };
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
