import type { ObservationRecord } from '@consorcio/host/observation';
import { buildsOf } from '../observations/builds-of';
import type { Observation } from '../state/observations';
import { withSandbox } from '../testing/with-sandbox';

const sandbox = withSandbox();
const page = '3f2b8c1e-0000-4000-8000-000000000000';
const load = (manifest: string, outcome: 'loaded' | 'segment.timeout' = 'loaded'): ObservationRecord => ({
  ...{ kind: 'load', segment: 'payment', build: null, manifest, variant: 'canary', contract: 5 },
  ...{ moment: 'enter', ms: { release: 12 }, outcome, recovered: 'retry' },
});
const threw = (segment: string, code: 'unexpected' | 'http.failed' = 'unexpected'): ObservationRecord => {
  return { kind: 'error', code, segment };
};
const vital: ObservationRecord = { kind: 'vital', name: 'LCP', value: 812, rating: 'good' };
const kept = async (path = 'observations') => (await sandbox.raw('GET', `/sandbox/${path}`)).json;

function send(path: string, body: unknown, contentType: string) {
  const headers = { 'content-type': contentType, origin: 'https://page.example' };
  return sandbox.raw('POST', path, { headers, body: JSON.stringify(body) });
}
const observe = (records: readonly unknown[], contentType = 'text/plain;charset=UTF-8') =>
  send('/observations', { page, brand: 'home', records }, contentType);

it('keeps what pages report, the newest first, without a key and from any origin, as JSON and as a page', async () => {
  const { status, headers, json } = await observe([load('QXsHhqc6jjbV'), vital]);
  expect([status, headers.get('access-control-allow-origin'), json]).toEqual([202, '*', { received: 2 }]);
  await observe([threw('payment')]);
  const records = [threw('payment'), vital, load('QXsHhqc6jjbV')];
  const at = '2026-11-21T12:00:00.000Z';
  expect(await kept()).toEqual({ observations: records.map((record) => ({ at, page, brand: 'home', record })) });
  const builds = [{ segment: 'payment', manifest: 'QXsHhqc6jjbV', visits: 1, failed: 1 }];
  expect(await kept('builds')).toEqual({ builds });
  const { text } = await sandbox.raw('GET', '/sandbox/observations.html');
  const details = 'contract 5 · moment &quot;enter&quot; · ms {&quot;release&quot;:12} · outcome &quot;loaded&quot;';
  for (const words of ['<td>load</td>', details, 'unexpected', 'value 812', '3f2b8c1e<', '12:00:00'])
    expect(text).toContain(words);
  await sandbox.call('DELETE', '/sandbox/ledger');
  expect(await kept()).toEqual({ observations: [] });
});

it.each([
  ['an unknown field', [{ ...vital, message: 'Marina' }], 'text/plain', 400],
  ['a batch without records', [], 'text/plain', 400],
  ['a content type that needs a preflight', [vital], 'application/json', 415],
  ['a body that is too large', ['x'.repeat(101 * 1024)], 'text/plain', 413],
])('refuses %s, and keeps nothing of it', async (_, records, contentType, status) => {
  expect(await observe(records, contentType)).toMatchObject({ status });
  expect(await kept()).toEqual({ observations: [] });
});

it('keeps reports about policies without what an address may tell about a visitor', async () => {
  const report = {
    'document-uri': 'https://page.example/livelo?email=a@b.example',
    'violated-directive': 'connect-src',
    'blocked-uri': 'https://evil.example/x?card=1',
  };
  const source = { 'source-file': 'https://page.example/main.js', 'line-number': 7, disposition: 'report' };
  for (const [body, type, status] of [
    [{ 'csp-report': report }, 'csp-report', 202],
    [{ 'csp-report': { ...report, ...source, 'effective-directive': 'script-src' } }, 'csp-report', 202],
    [{ other: 1 }, 'csp-report', 400],
    [{ 'csp-report': report }, 'json', 415],
  ] as const)
    expect(await send('/policy-reports', body, `application/${type}`)).toMatchObject({ status });

  const known = { at: expect.any(String), page: 'https://page.example/livelo', blocked: 'https://evil.example/x' };
  const [newest, first] = [
    { directive: 'script-src', disposition: 'report', source: 'https://page.example/main.js:7' },
    { directive: 'connect-src', disposition: 'enforce', source: '' },
  ];
  const reports = [newest, first].map((report) => ({ ...known, ...report }));
  expect(await kept('policy-reports')).toEqual({ reports });
  expect((await sandbox.raw('GET', '/sandbox/observations.html')).text).toContain('https://evil.example/x');
});

const loads = (page: string, manifest: string, outcome?: 'segment.timeout') => [page, load(manifest, outcome)] as const;
const throws = (...failure: Parameters<typeof threw>) => ['a', threw(...failure)] as const;

it.each([
  ['each page once for a build', [loads('a', 'one'), loads('a', 'one'), loads('b', 'one')], ['one 0/2']],
  ['a build that did not load', [loads('a', 'two', 'segment.timeout'), loads('a', 'one')], ['two 1/1', 'one 0/1']],
  ['the last build, when it throws', [loads('a', 'one'), loads('a', 'two'), throws('payment')], ['one 0/1', 'two 1/1']],
  ['a throw that is reported before the load', [throws('payment'), loads('a', 'one')], ['one 1/1']],
  ['no failure of others', [loads('a', 'one'), throws('survey'), throws('payment', 'http.failed')], ['one 0/1']],
])('counts %s', (_, sent, counted) => {
  const observations = sent.map(([page, record]): Observation => ({ at: '', page, brand: 'home', record }));
  const builds = buildsOf(observations.reverse());
  expect(builds.map(({ manifest, visits, failed }) => `${manifest} ${failed}/${visits}`)).toEqual(counted);
});
