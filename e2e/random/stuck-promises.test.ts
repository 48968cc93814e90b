import {
  type EngineEvent,
  newJourney,
  type Snapshot,
  type StepOption,
  specialistsOption,
} from '@consorcio/shared/flow';
import { BrokenPromise } from './promises';
import { StuckWatch } from './stuck-promises';

const at = (segment: string, step: string, kind: 'fetching' | 'waiting' = 'waiting'): Snapshot => ({
  ...newJourney('j', 'home', { segment, step }),
  phase: { kind, token: 1 },
});
const to = (target: string): StepOption => ({ id: target, label: target, to: target });
const apology = at('host', 'error-general');
type Result = 'success' | 'http.failed' | 'http.refused' | 'purchase.elsewhere';
const done = (result: Result): EngineEvent => ({
  type: 'request-done',
  token: 1,
  outcome: result === 'success' ? { ok: true, value: 1 } : { ok: false, failure: { code: result } },
  at: 0,
});

/** A watch that has seen these results of `demo:look`. */
function after(...results: readonly Result[]): StuckWatch {
  const watch = new StuckWatch();
  for (const result of results) watch.look(done(result), at('demo', 'look', 'fetching'), apology);
  return watch;
}

it.each<[string, StuckWatch, Snapshot, readonly StepOption[]]>([
  ['the first failure', after('http.failed'), apology, [to('back-to-trouble')]],
  ['a failure after a success', after('http.failed', 'success', 'http.failed'), apology, [to('back-to-trouble')]],
  ['a refusal, then a failure', after('http.refused', 'http.failed'), apology, [to('back-to-trouble')]],
  ['a held back request, then a failure', after('purchase.elsewhere', 'http.failed'), apology, [to('back-to-trouble')]],
  [
    'a person and an end',
    after('http.failed', 'http.failed'),
    apology,
    [to('back-to-trouble'), specialistsOption, to('end')],
  ],
  ['a failure that led to another segment', after('http.failed', 'http.failed'), at('other', 'ask'), [to('next')]],
])('accepts %s', (_what, watch, snapshot, options) => {
  expect(() => watch.waits(snapshot, options)).not.toThrow();
});

it.each<[string, readonly StepOption[]]>([
  ['no person', [to('end')]],
  ['only a retry beside the person', [to('back-to-trouble'), specialistsOption]],
  ['only a new start beside the person', [to('health-check'), specialistsOption]],
  ['only an unavailable way', [specialistsOption, { ...to('end'), unavailable: 'Não.' }]],
])('reports %s after the second failure in a row', (_what, options) => {
  expect(() => after('http.failed', 'http.failed').waits(apology, options)).toThrow(BrokenPromise);
});
