import type { ObservationRecord } from '@consorcio/host/observation';
import { observationsPageOf } from '../observations/observations-page';
import { observationsSchema } from '../state/observations';
import { withSandbox } from '../testing/with-sandbox';

const sandbox = withSandbox();
const page = '3f2b8c1e-0000-4000-8000-000000000000';
const at = '2026-11-21T12:00:00.000Z';
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

function send(records: readonly unknown[], contentType = 'text/plain') {
  return sandbox.raw('POST', '/observations', {
    headers: { 'content-type': contentType, origin: 'https://page.example' },
    body: JSON.stringify({ page, brand: 'home', records }),
  });
}

async function kept() {
  return observationsSchema.parse((await sandbox.raw('GET', '/sandbox/observations')).json).observations;
}

it('accepts plain text without a key and from any origin', async () => {
  const { status, headers, json } = await send([load, vital], 'text/plain;charset=UTF-8');
  expect([status, headers.get('access-control-allow-origin'), json]).toEqual([202, '*', { received: 2 }]);
});

it('keeps the newest first, with the time, until the sandbox forgets everything', async () => {
  await send([load, vital]);
  await send([failure]);
  expect(await kept()).toEqual([failure, vital, load].map((record) => ({ at, page, brand: 'home', record })));
  await sandbox.call('DELETE', '/sandbox/ledger');
  expect(await kept()).toEqual([]);
});

it.each([
  ['an unknown field', [{ ...failure, message: 'Marina' }], 'text/plain', 400],
  ['a batch without records', [], 'text/plain', 400],
  ['a content type that needs a preflight', [vital], 'application/json', 415],
  ['a body that is too large', ['x'.repeat(101 * 1024)], 'text/plain', 413],
])('refuses %s, and keeps nothing of it', async (_, records, contentType, status) => {
  expect(await send(records, contentType)).toMatchObject({ status });
  expect(await kept()).toEqual([]);
});

it('counts the builds that pages tried', async () => {
  const manifest = 'QXsHhqc6jjbV';
  await send([{ ...load, manifest }, failure]);
  const { json } = await sandbox.raw('GET', '/sandbox/builds');
  expect(json).toEqual({ builds: [{ segment: 'payment', manifest, visits: 1, failed: 1 }] });
});

it('shows the records as a page', async () => {
  await send([load, failure, vital]);
  const { status, headers, text } = await sandbox.raw('GET', '/sandbox/observations.html');
  expect([status, headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
  const details =
    'contract 5 · ms {&quot;release&quot;:12,&quot;manifest&quot;:40,&quot;entry&quot;:61} · recovered &quot;retry&quot;';
  for (const words of [
    'load payment (enter)',
    details,
    'segment.broken',
    'segment &quot;payment&quot; · step &quot;pix&quot;',
    '812 ms',
    '3f2b8c1e<',
    '12:00:00',
  ])
    expect(text).toContain(words);
});

it('shows markup in a record as text, on a page that runs no script', () => {
  const markup = '"><script>alert(1)</script>';
  const record = { kind: 'error', code: 'unexpected', segment: markup, step: markup } as const;
  const report = {
    at: markup,
    type: markup,
    page: markup,
    directive: markup,
    disposition: markup,
    blocked: markup,
    source: markup,
  };
  const html = observationsPageOf([{ at: markup, page: markup, brand: markup, record }], [report]);
  expect(html).not.toContain('<script>alert');
  expect(html).toContain('&gt;&lt;script&gt;');
  expect(html).toContain("default-src 'none'");
});
