import type { Proposal, ProposalRequest } from '@consorcio/shared/entities';
import { proposalAnswer } from '../answers';
import { jsonIn } from '../api-check/compare';
import { createSandbox, defaultApiKey, type Sandbox } from '../sandbox';
import { type LedgerPage, ledgerSchema } from '../state/ledger';
import { aProposta } from './builders';

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** The body as JSON, or as text if it is not JSON. */
  readonly json: unknown;
}

/** A sandbox for one test file. It forgets everything before each test. */
export function withSandbox() {
  const clock = stillClock();
  let sandbox: Sandbox;
  let url = '';

  /** Like `call`, without the API key and with an unchanged body. */
  async function raw(method: string, path: string, init?: RequestInit): Promise<Answer> {
    const response = await fetch(`${url}${path}`, { method, ...init });
    const text = await response.text();
    return { status: response.status, headers: response.headers, text, json: jsonIn(text) };
  }
  function call(method: string, path: string, body?: unknown, headers: Readonly<Record<string, string>> = {}) {
    const contentType = body !== undefined && { 'content-type': 'application/json' };
    return raw(method, path, {
      headers: { 'x-api-key': defaultApiKey, ...contentType, ...headers },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  }
  /** Posts with this idempotency key, if any. */
  const post = (path: string, body: unknown, key?: string) =>
    call('POST', path, body, key === undefined ? {} : { 'idempotency-key': key });

  beforeAll(async () => {
    sandbox = createSandbox({ clock });
    ({ url } = await sandbox.listen(0));
  });
  beforeEach(() => raw('DELETE', '/sandbox/ledger'));
  afterAll(() => sandbox.close());

  return {
    clock,
    /** Known when the tests run. */
    url: () => url,
    raw,
    call,
    post,
    propose: async (overrides?: Partial<ProposalRequest>): Promise<Proposal> =>
      proposalAnswer.parse((await post('/api/proposta', aProposta(overrides))).json).data,
    ledger: async (): Promise<LedgerPage> => ledgerSchema.parse((await raw('GET', '/sandbox/ledger')).json),
  };
}

/** It is always Saturday, 21 November 2026, 9:00 in Brazil. Nothing really waits: `waits` has the length of each wait. */
export function stillClock() {
  const waits: number[] = [];
  return {
    waits,
    now: () => new Date('2026-11-21T12:00:00Z'),
    async wait(ms: number): Promise<void> {
      waits.push(ms);
    },
  };
}
