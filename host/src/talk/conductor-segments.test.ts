/** @jest-environment jsdom */
import { newJourney, type Segment, type Step } from '@consorcio/shared/flow';
import { aPromise, aSegment, noon, tasksDone } from '@consorcio/shared/testing';
import { aMessage } from '../memory/testing/a-message';
import { aStorage, aTab } from '../memory/testing/a-storage';
import { hostSegment } from './host-segment';
import { aConductor, openTheSimulation, simulation, simulationOf } from './testing/a-conductor';

const failing = (code: string) => Promise.reject(Object.assign(new Error(code), { code }));
const unreachable = () => failing('segment.unreachable');
type Source = NonNullable<NonNullable<Parameters<typeof aConductor>[0]>['source']>;

describe('a segment that cannot be loaded', () => {
  const goOnline = async () => {
    window.dispatchEvent(new Event('online'));
    await tasksDone();
  };

  /** A page that could not load the simulation, and tries again by itself. */
  async function withoutSimulation(load: () => Promise<Segment>) {
    const ready = aConductor({ source: { load } });
    await openTheSimulation(ready, 0); // without a delay, because the visitor has already waited for it
    expect(ready.spoken.at(-1)).toBe('Não consegui carregar esta parte da conversa. Pode ser a conexão.');
    ready.pass(600);
    return ready;
  }

  it('is reported to the visitor, and a retry continues at the same place', async () => {
    const load = jest.fn(unreachable as () => Promise<Segment>);
    const ready = await withoutSimulation(load);
    expect(ready.where()).toBe('host:segmento-indisponivel waiting');
    ready.pass(200);
    expect(ready.preloaded).toEqual(['simulation']); // the failed segment is not preloaded again

    load.mockImplementation(async () => simulation);
    ready.choose('tentar-novamente');
    await tasksDone();
    ready.pass(1500);
    expect(ready.where()).toBe('simulation:lead-nome waiting');
    load.mockClear();
    await goOnline(); // the page no longer retries by itself
    expect(load).not.toHaveBeenCalled();
  });

  it('continues by itself, and says so, when it loads later, also after a reload', async () => {
    const { storage } = await withoutSimulation(unreachable);
    const load = jest.fn(unreachable as () => Promise<Segment>);
    const after = aConductor({ storage, source: { load } });
    after.conductor.start();
    load.mockImplementation(async () => simulation);
    await goOnline();
    for (const ms of [1500, 1500]) after.pass(ms);
    expect(after.where()).toBe('simulation:lead-nome waiting');
    expect(after.spoken.slice(-2)).toEqual(['Pronto, consegui carregar. Vamos continuar!', 'Como você se chama?']);
  });

  it('is replaced by the specialists when the release lacks it, and the answers are kept', async () => {
    const load = (name: string) => (name === 'simulation' ? Promise.resolve(simulation) : failing('segment.absent'));
    const ready = aConductor({ source: { load } });
    await openTheSimulation(ready);
    ready.type('Joana');
    await tasksDone();
    ready.pass(1500);
    ready.pass(600);

    expect(ready.where()).toBe('host:segmento-indisponivel waiting');
    expect(ready.snapshot().journey).toMatchObject({ nome: 'Joana' });
    expect(ready.snapshot().transcript.at(-1)?.text).toContain('especialistas');
  });
});

describe('a segment whose component cannot be shown', () => {
  const fixed = { ...simulation, components: { 'a-card': async () => ({ default: null }) } };
  async function opened(source: Source) {
    const ready = aConductor({ source });
    await openTheSimulation(ready);
    return { ...ready, present: () => ready.conductor.store.getState().segments.simulation };
  }

  it('is replaced in the middle of a question', async () => {
    const shown: string[] = [];
    const ready = await opened({ replace: async () => fixed, firstStepShown: (name) => void shown.push(name) });
    ready.conductor.driver.draft('Joa');
    await ready.conductor.replaceSegment('simulation');

    expect(ready.present()).toBe(fixed);
    expect(ready.conductor.driver.segments().simulation).toBe(fixed);
    expect([ready.where(), ready.snapshot().draft]).toEqual(['simulation:lead-nome waiting', 'Joa']);
    expect(shown).toContain('simulation');
  });

  it('is not replaced while one of its requests is running', async () => {
    const { 'lead-nome': step } = simulation.steps;
    const verify = { run: () => new Promise(() => undefined), refusal: () => undefined };
    const asking = simulationOf({ ...step, input: { ...step?.input, verify } } as Step);
    const ready = await opened({ load: async () => asking, replace: async () => fixed });
    ready.type('Joana');
    await ready.conductor.replaceSegment('simulation');
    expect(ready.snapshot().phase.kind).toBe('verifying');
    expect(ready.present()).toBe(asking);
  });

  it('keeps its build when there is no other', async () => {
    const ready = await opened({ replace: unreachable });
    await ready.conductor.replaceSegment('simulation');
    expect(ready.present()).toBe(simulation);
  });
});

describe('the components of earlier messages, after a reload', () => {
  const showing = (id: number, segment: string, asks = false) =>
    aMessage('bot', '', id, { component: { segment, name: 'summary', asks } });
  const segments: Record<string, Segment> = {
    simulation,
    proposal: aSegment('proposal', [], { components: { summary: async () => ({ default: null }) } }),
    payment: aSegment('payment', []),
  };

  async function reloadedAfter(transcript: ReturnType<typeof showing>[], source: Source = {}) {
    const storage = aStorage();
    const left = newJourney('journey-1', 'home', { segment: 'simulation', step: 'lead-nome' });
    const token = 3;
    aTab(storage, () => noon).memory.write({ ...left, transcript, token, phase: { kind: 'waiting', token } });
    const load = jest.fn(source.load ?? (async (name: string) => segments[name] ?? unreachable()));
    const ready = aConductor({ storage, source: { ...source, load } });
    const { arriving } = ready.conductor.store.getState();
    ready.conductor.start();
    await tasksDone();
    return { ...ready, arriving, loads: load.mock.calls.map(([name]) => name), view: ready.conductor.store.getState };
  }

  it('are loaded once for each segment, after the present one, without a message or an event', async () => {
    const asked = showing(4, 'survey', true); // what asked for an answer is no longer shown
    const messages = [showing(0, 'proposal'), showing(1, 'proposal'), showing(2, 'payment'), showing(3, 'simulation')];
    const ready = await reloadedAfter([...messages, asked, showing(5, 'gone')]);
    expect(ready.arriving).toContain('proposal');
    expect(ready.loads).toEqual(['simulation', 'proposal', 'payment', 'gone']);
    expect(ready.view()).toMatchObject({ segments, arriving: [] });
    expect(ready.view().segments).not.toHaveProperty('gone');
    expect(Object.keys(ready.conductor.driver.segments()).sort()).toEqual(['host', 'simulation']);
    expect(ready.where()).toBe('simulation:lead-nome waiting');
    expect([ready.snapshot().transcript.length, ready.facts, ready.spoken]).toEqual([6, [], []]);
  });

  it('do not replace a build that the journey entered meanwhile', async () => {
    const { promise, resolve } = aPromise<Segment>();
    const entered = aSegment('proposal', []);
    const ready = await reloadedAfter([showing(0, 'proposal')], {
      load: (name) => (name === 'simulation' ? Promise.resolve(simulation) : promise),
      replace: async () => entered,
    });
    await ready.conductor.replaceSegment('proposal');
    resolve(aSegment('proposal', []));
    await tasksDone();
    expect(ready.view().segments.proposal).toBe(entered);
  });
});

describe('The segments that the conductor fetches ahead', () => {
  it('preloads the next segment, but not before the current one has asked something', async () => {
    const ready = aConductor();
    await openTheSimulation(ready, 0);
    expect(ready.preloaded).toEqual(['simulation']);
    ready.pass(1700);
    expect([ready.where(), ready.preloaded]).toEqual(['simulation:lead-nome waiting', ['simulation', 'proposal']]);
  });

  it('preloads nothing for a question that was answered before it was on the screen', async () => {
    const ready = aConductor();
    await openTheSimulation(ready);
    ready.pass(199);
    ready.type('Joana');
    ready.pass(1);
    expect(ready.preloaded).toEqual(['simulation']);
  });

  it('enters a segment that is already loaded at once', async () => {
    const options = [{ id: 's', label: 'Sim', to: 'end' }];
    const proposal = aSegment('proposal', [{ name: 'plano', leadsTo: ['end'], text: 'É este?', options }]);
    const load = jest.fn(async () => simulation);
    const atHand = (name: string) => (name === 'proposal' ? proposal : undefined);
    const ready = aConductor({ source: { load, atHand }, delayMs: () => 0 });
    ready.conductor.start();
    ready.choose('simular-agora');
    await tasksDone();

    ready.type('Joana');
    expect(ready.where()).toBe('proposal:plano waiting');
    expect(ready.conductor.store.getState().segments.proposal).toBe(proposal);
    expect(load.mock.calls).toEqual([['simulation']]);
  });

  it('checks once for each question what an answer may lead to', () => {
    const foresee = jest.fn();
    const ready = aConductor({ source: { foresee } });
    ready.conductor.start();
    expect(foresee).not.toHaveBeenCalled(); // nothing is asked yet
    for (const ms of [600, 600, 200]) ready.pass(ms);
    expect(foresee.mock.calls).toEqual([[{ host: hostSegment }, { segment: 'host', step: 'intro' }]]);
  });

  it('are none for a visitor who saves data: a segment is loaded when it is needed', async () => {
    const foresee = jest.fn();
    const ready = aConductor({ savesData: () => true, source: { foresee } });
    await openTheSimulation(ready);
    expect([ready.where(), ready.preloaded]).toEqual(['simulation:lead-nome waiting', []]);
    expect(foresee).not.toHaveBeenCalled();
  });
});
