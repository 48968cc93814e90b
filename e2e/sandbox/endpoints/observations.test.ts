import type { Batch, ObservationRecord } from '@consorcio/host/observation';
import { observationsSchema } from '../state/observations';
import { withSandbox } from '../testing/with-sandbox';

const sandbox = withSandbox();
const page = '3f2b8c1e-0000-4000-8000-000000000000';
const load: ObservationRecord = {
  kind: 'load',
  segment: 'payment',
  build: 'bd170589bac2',
  variant: 'canary',
  contract: 5,
  moment: 'enter',
  ms: { release: 12, manifest: 40, entry: 61 },
  outcome: 'loaded',
  recovered: 'retry',
};
const failure: ObservationRecord = { kind: 'error', code: 'segment.broken', segment: 'payment', step: 'pix' };
const vital: ObservationRecord = { kind: 'vital', name: 'LCP', value: 812, rating: 'good' };

function tell(records: readonly unknown[], contentType = 'text/plain', brand = 'home') {
  return sandbox.raw('POST', '/observations', {
    headers: { 'content-type': contentType, origin: 'https://page.example' },
    body: JSON.stringify({ page, brand, records }),
  });
}

async function kept() {
  return observationsSchema.parse((await sandbox.raw('GET', '/sandbox/observations')).json).observations;
}

it('takes what a page sends as plain text, without a key and from any origin', async () => {
  const { status, headers, json } = await tell([load, vital], 'text/plain;charset=UTF-8');
  expect([status, headers.get('access-control-allow-origin'), json]).toEqual([202, '*', { taken: 2 }]);
});

it('keeps the newest first, with when they came', async () => {
  await tell([load, vital]);
  await tell([failure]);
  const at = '2026-11-21T12:00:00.000Z';
  expect(await kept()).toEqual([failure, vital, load].map((record) => ({ at, page, brand: 'home', record })));
});

it('keeps the last thousand', async () => {
  for (let batch = 0; batch < 51; batch += 1)
    await tell(Array.from({ length: 20 }, (_, index) => ({ ...vital, value: batch * 20 + index })));
  const values = (await kept()).map(({ record }) => 'value' in record && record.value);
  expect([values.length, values[0], values.at(-1)]).toEqual([1000, 1019, 20]);
});

it.each([
  ['what no page tells', [{ ...failure, message: 'Marina' }], 'text/plain', 400],
  ['a batch without records', [], 'text/plain', 400],
  ['a label that would ask first', [vital], 'application/json', 415],
  ['a flood', ['x'.repeat(101 * 1024)], 'text/plain', 413],
])('refuses %s, and keeps nothing of it', async (_, records, contentType, status) => {
  expect(await tell(records, contentType)).toMatchObject({ status });
  expect(await kept()).toEqual([]);
});

it('shows them as a page', async () => {
  await tell([load, failure, vital] satisfies Batch['records']);
  const { status, headers, text } = await sandbox.raw('GET', '/sandbox/observations.html');
  expect([status, headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
  for (const words of [
    'load payment (enter)',
    'canary bd170589bac2 · contract 5 · ms: release 12, manifest 40, entry 61 · recovered by retry',
    'segment.broken',
    'payment / pix',
    '812 ms',
    '3f2b8c1e<',
    '12:00:00',
  ])
    expect(text).toContain(words);
});

it('forgets them with everything else', async () => {
  await tell([vital]);
  await sandbox.call('DELETE', '/sandbox/ledger');
  expect(await kept()).toEqual([]);
});
