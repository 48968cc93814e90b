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
const done = (ok: boolean): EngineEvent => ({
  type: 'request-done',
  token: 1,
  outcome: ok ? { ok, value: 1 } : { ok, failure: { code: 'http.failed' } },
  at: 0,
});

/** A watch that has seen these results of `demo:look`. */
function after(...results: readonly boolean[]): StuckWatch {
  const watch = new StuckWatch();
  for (const ok of results) watch.look(done(ok), at('demo', 'look', 'fetching'), apology);
  return watch;
}

it.each<[string, StuckWatch, Snapshot, readonly StepOption[]]>([
  ['the first failure', after(false), apology, [to('back-to-trouble')]],
  ['a failure after a success', after(false, true, false), apology, [to('back-to-trouble')]],
  ['a person and an end', after(false, false), apology, [to('back-to-trouble'), specialistsOption, to('end')]],
  ['a failure that led to another segment', after(false, false), at('other', 'ask'), [to('next')]],
])('accepts %s', (_what, watch, snapshot, options) => {
  expect(() => watch.waits(snapshot, options)).not.toThrow();
});

it.each<[string, readonly StepOption[]]>([
  ['no person', [to('end')]],
  ['only a retry beside the person', [to('back-to-trouble'), specialistsOption]],
  ['only a new start beside the person', [to('health-check'), specialistsOption]],
  ['only an unavailable way', [specialistsOption, { ...to('end'), unavailable: 'Não.' }]],
])('reports %s after the second failure in a row', (_what, options) => {
  expect(() => after(false, false).waits(apology, options)).toThrow(BrokenPromise);
});
