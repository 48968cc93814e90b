import type { Proposal, ProposalRequest } from '@consorcio/shared/entities';
import { proposalAnswer } from '../answers';
import { createSandbox, defaultApiKey, type Sandbox } from '../sandbox';
import type { SandboxClock } from '../state/clock';
import { type LedgerPage, ledgerSchema } from '../state/ledger';
import { aProposta } from './builders';

interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** The body as JSON, or undefined if it is not JSON. */
  readonly json: unknown;
}

export interface SandboxUnderTest {
  readonly clock: StillClock;
  /** Known when the tests run. */
  url(): string;
  call(method: string, path: string, body?: unknown, headers?: Readonly<Record<string, string>>): Promise<Answer>;
  /** Like `call`, without the API key and with an unchanged body. */
  raw(method: string, path: string, init?: RequestInit): Promise<Answer>;
  /** Posts with this idempotency key, if any. */
  post(path: string, body: unknown, key?: string): Promise<Answer>;
  propose(overrides?: Partial<ProposalRequest>): Promise<Proposal>;
  ledger(): Promise<LedgerPage>;
}

/** A sandbox for one test file. It forgets everything before each test. */
export function withSandbox(): SandboxUnderTest {
  const clock = stillClock();
  let sandbox: Sandbox;
  let url = '';

  const raw: SandboxUnderTest['raw'] = async (method, path, init) => {
    const response = await fetch(`${url}${path}`, { method, ...init });
    const text = await response.text();
    return { status: response.status, headers: response.headers, text, json: jsonIn(text) };
  };
  const call: SandboxUnderTest['call'] = (method, path, body, headers) => {
    const contentType = body !== undefined && { 'content-type': 'application/json' };
    return raw(method, path, {
      headers: { 'x-api-key': defaultApiKey, ...contentType, ...headers },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  };
  const post: SandboxUnderTest['post'] = (path, body, key) =>
    call('POST', path, body, key === undefined ? {} : { 'idempotency-key': key });

  beforeAll(async () => {
    sandbox = createSandbox({ clock });
    ({ url } = await sandbox.listen(0));
  });
  beforeEach(() => raw('DELETE', '/sandbox/ledger'));
  afterAll(() => sandbox.close());

  return {
    clock,
    url: () => url,
    raw,
    call,
    post,
    propose: async (overrides) => proposalAnswer.parse((await post('/api/proposta', aProposta(overrides))).json).data,
    ledger: async () => ledgerSchema.parse((await call('GET', '/sandbox/ledger')).json),
  };
}

export interface StillClock extends SandboxClock {
  /** The length of each wait; nothing really waits. */
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

/** A row for each wrong value of each field. */
export function wrongValues(byField: Readonly<Record<string, readonly unknown[]>>): [field: string, wrong: unknown][] {
  return Object.entries(byField).flatMap(([field, values]) => values.map((wrong): [string, unknown] => [field, wrong]));
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
