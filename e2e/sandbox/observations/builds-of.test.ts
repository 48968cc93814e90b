import type { ObservationRecord } from '@consorcio/host/observation';
import type { Observation } from '../state/observations';
import { buildsOf } from './builds-of';

const load = (manifest: string, outcome: 'loaded' | 'segment.timeout' = 'loaded'): ObservationRecord => ({
  kind: 'load',
  segment: 'payment',
  build: null,
  manifest,
  variant: 'release',
  contract: 7,
  moment: 'enter',
  ms: {},
  outcome,
  recovered: null,
});
const threw = (segment: string, code: 'unexpected' | 'http.failed' = 'unexpected'): ObservationRecord => ({
  kind: 'error',
  code,
  segment,
});

/** Observations of pages in the order in which they were sent. */
function counted(...records: readonly (readonly [page: string, record: ObservationRecord])[]) {
  const observations: Observation[] = records.map(([page, record]) => ({ at: '', page, brand: 'home', record }));
  return buildsOf(observations.reverse()).map(({ manifest, visits, failed }) => `${manifest} ${failed}/${visits}`);
}

it('counts each page once for each build that it tried', () => {
  expect(counted(['a', load('one')], ['a', load('one')], ['b', load('one')], ['b', load('two')])).toEqual([
    'one 0/2',
    'two 0/1',
  ]);
});

it('counts a build that did not load as failed, and not the one that replaced it', () => {
  expect(counted(['a', load('two', 'segment.timeout')], ['a', load('one')], ['b', load('two')])).toEqual([
    'two 1/2',
    'one 0/1',
  ]);
});

it('counts the last build of a segment as failed when it throws', () => {
  expect(counted(['a', load('one')], ['a', load('two')], ['a', threw('payment')])).toEqual(['one 0/1', 'two 1/1']);
});

it('counts a build as failed when its first question throws, which is reported before the load', () => {
  expect(counted(['a', threw('payment')], ['a', load('one')], ['b', load('one')])).toEqual(['one 1/2']);
});

it.each([
  ['of another segment', threw('survey')],
  ['of the API', threw('payment', 'http.failed')],
  ['of the page', { kind: 'error', code: 'unexpected' } as const],
])('does not count a failure %s', (_, record) => {
  expect(counted(['a', load('one')], ['a', record])).toEqual(['one 0/1']);
});

it('counts nothing for a load that names no manifest', () => {
  const { manifest: _, ...older } = load('one') as Extract<ObservationRecord, { kind: 'load' }>;
  expect(counted(['a', older])).toEqual([]);
});
