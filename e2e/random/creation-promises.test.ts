import { newJourney, type Snapshot } from '@consorcio/shared/flow';
import { CreationWatch } from './creation-promises';
import { BrokenPromise } from './promises';

type State = Snapshot['submissions'][string]['state'];
type Action = (watch: CreationWatch) => void;

const snapshot = (overrides: Partial<Snapshot>): Snapshot => ({
  ...newJourney('j', 'home', { segment: 'demo', step: 'ask' }),
  phase: { kind: 'waiting', token: 1 },
  ...overrides,
});
const lead = (state: State, uncertain = false) =>
  snapshot({
    submissions: { lead: { key: 'k', state } },
    trouble: { failure: { code: 'network.lost' }, place: { segment: 'demo', step: 'ask' }, uncertain },
  });
const apology = { ...lead('unknown', true), place: { segment: 'host', step: 'error-general' } };

const sends =
  (data: unknown = 'data', key = 'k'): Action =>
  (watch) =>
    watch.goesOut('lead', key, data);
const returns =
  (state: 'sent' | 'failed' | 'unknown', after = lead(state, state === 'unknown')): Action =>
  (watch) =>
    watch.comesBack('lead', state, after);
const shows =
  (after: Snapshot): Action =>
  (watch) =>
    watch.look(after);
const reloads: Action = (watch) => watch.pageIsGone();
const answers: Action = (watch) => watch.visitorAnswered();
const play = (...actions: readonly Action[]) => {
  const watch = new CreationWatch();
  for (const act of actions) act(watch);
};

describe('CreationWatch', () => {
  const open = snapshot({
    ...lead('failed'),
    phase: { kind: 'waiting', token: 2, problem: 'Você está sem internet.' },
  });
  const old = snapshot({ place: { segment: 'return-visit', step: 'conversa-antiga' } });
  const ofPayment = snapshot({ place: { segment: 'payment', step: 'payment-refused' } });

  it.each<[string, readonly Action[]]>([
    ['the same request after a refusal', [sends(), returns('failed'), sends()]],
    ['the same request after the visitor asked', [sends(), reloads, shows(apology), answers, sends(), returns('sent')]],
    ['other data with another key', [sends(), returns('sent'), sends('other data', 'k2')]],
    ['a request that was held back, then sent', [sends(), (watch) => watch.isHeldBack('lead'), sends('data', 'k2')]],
    [
      'a repeat that was held back, then sent when the visitor asked again',
      [sends(), reloads, shows(apology), answers, sends(), (watch) => watch.isHeldBack('lead'), answers, sends()],
    ],
    [
      'an old conversation that the visitor leaves behind',
      [sends(), reloads, shows(old), (watch) => watch.startsOver(), shows(lead('unknown'))],
    ],
    ['a failure that the open form explains', [sends(), returns('failed'), shows(open), shows(lead('failed'))]],
  ])('accepts %s', (_what, actions) => {
    expect(() => play(...actions)).not.toThrow();
  });

  it('accepts a second card request after its own step said that the outcome is unknown', () => {
    const pays: Action = (watch) => watch.goesOut('cartao', 'k', { refusals: 0 });
    expect(() => play(pays, reloads, shows(ofPayment), answers, pays)).not.toThrow();
  });

  it('reports another key for a proposal that differs only in its location', () => {
    const failed = snapshot({ submissions: { proposta: { key: 'k2', state: 'failed' } } });
    const watch = new CreationWatch();
    watch.goesOut('proposta', 'k2', { nome: 'Ana', geoLocation: 1 });
    watch.comesBack('proposta', 'failed', failed);
    expect(() => watch.goesOut('proposta', 'k3', { nome: 'Ana' })).toThrow(BrokenPromise);
  });

  it.each<[string, readonly Action[]]>([
    [
      'a repeat after one that was held back, without the visitor asking again',
      [sends(), reloads, shows(apology), answers, sends(), (watch) => watch.isHeldBack('lead'), sends()],
    ],
    ['two requests in flight', [sends('other data', 'k2')]],
    ['a created lead that is sent again', [returns('sent'), sends()]],
    ['another key for the same data', [returns('failed'), sends('data', 'k2')]],
    ['the same key for other data', [returns('failed'), sends('other data')]],
    ['a failure that the visitor is not told', [returns('failed'), shows(lead('failed'))]],
    ['a reload that sends again', [reloads, sends()]],
    ['a second request that the visitor did not ask for', [returns('unknown'), shows(apology), sends()]],
    ['a second request before the visitor is told', [reloads, answers, sends()]],
    ['an unknown outcome that is stored as a failure', [returns('unknown', lead('failed', true))]],
    ['an unknown outcome that the visitor is not told', [returns('unknown', lead('unknown'))]],
    ['changed data that is not sent', [returns('sent'), (watch) => watch.isPassedOver('lead', 'other data')]],
  ])('reports %s', (_what, actions) => {
    expect(() => play(sends(), ...actions)).toThrow(BrokenPromise);
  });
});
