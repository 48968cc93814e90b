import type { ErrorCode } from '@consorcio/shared/errors';
import { verdictOf } from './verdict';

const honoured = { idempotencyKeys: 'honoured' } as const;
const refusedWith = (status: number) => ({ code: 'http.refused', status }) as const;

it.each<ErrorCode>(['network.lost', 'network.timeout', 'http.failed', 'contract.mismatch'])(
  'the outcome is unknown after %s',
  (code) => {
    expect(verdictOf({ code }, honoured)).toBe('unknown');
  },
);

it.each([401, 403, 404, 405, 407, 408, 413, 415, 425, 429])(
  'a request that is rejected with %i never reached a bank',
  (status) => {
    expect(verdictOf(refusedWith(status), honoured)).toBe('nothing-new');
  },
);

it('a request that was never sent says nothing about the card', () => {
  expect(verdictOf({ code: 'network.offline' }, honoured)).toBe('nothing-new');
});

it.each([400, 402, 410, 451])('a request that is rejected with %i was refused by the bank', (status) => {
  expect(verdictOf(refusedWith(status), honoured)).toBe('refused');
});

it.each([
  [409, 'honoured', 'unknown'],
  [409, 'off', 'unknown'],
  [422, 'honoured', 'unknown'],
  [422, 'sent', 'unknown'],
  [422, 'off', 'refused'],
] as const)('an answer %i about the key, with keys %s, is %s', (status, idempotencyKeys, verdict) => {
  expect(verdictOf(refusedWith(status), { idempotencyKeys })).toBe(verdict);
});
