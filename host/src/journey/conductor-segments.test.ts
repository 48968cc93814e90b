import { defineStep, type Message, newJourney, type Segment } from '@consorcio/shared/flow';
import { aSegment, tasksDone } from '@consorcio/shared/testing';
import { accept } from '@consorcio/shared/validation';
import { aStorage } from '../testing/a-storage';
import { createSnapshotStorage } from './snapshot-storage';
import { aConductor, openTheSimulation, simulation, simulationOf } from '../testing/a-conductor';

const unreachable = () => Promise.reject(Object.assign(new Error('down'), { code: 'segment.unreachable' }));

describe('a segment that cannot be loaded', () => {
  it('is reported to the visitor, and a retry continues at the same place', async () => {
    let loads: () => Promise<Segment> = unreachable;
    const ready = aConductor({ source: { load: () => loads() } });
    await openTheSimulation(ready);
    ready.pass(600);
    expect(ready.where()).toBe('host:segmento-indisponivel waiting');
    expect(ready.preloaded).toEqual(['simulation']); // the failed segment is not preloaded again

    loads = async () => simulation;
    ready.choose('tentar-novamente');
    await tasksDone();
    ready.pass(1500);
    expect(ready.where()).toBe('simulation:lead-nome waiting');
  });

  it('continues by itself, and says so, when it loads later', async () => {
    let onLoaded: (segment: Segment) => void = () => undefined;
    const stop = jest.fn();
    const retryUntilLoaded = jest.fn((_: string, loaded: typeof onLoaded) => {
      onLoaded = loaded;
      return stop;
    });
    const ready = aConductor({ source: { load: unreachable, retryUntilLoaded } });
    await openTheSimulation(ready);
    ready.pass(600);
    expect(retryUntilLoaded).toHaveBeenCalledTimes(1);
    expect(retryUntilLoaded).toHaveBeenCalledWith('simulation', expect.any(Function));

    onLoaded(simulation);
    ready.pass(1500);
    ready.pass(1500);

    expect(ready.where()).toBe('simulation:lead-nome waiting');
    expect(ready.spoken.slice(-2)).toEqual(['Pronto, consegui carregar. Vamos continuar!', 'Como você se chama?']);
    expect(stop).toHaveBeenCalledTimes(1);
  });

  it('is no longer retried by the page after the visitor retries', async () => {
    const stop = jest.fn();
    const ready = aConductor({ source: { load: unreachable, retryUntilLoaded: () => stop } });
    await openTheSimulation(ready);
    ready.pass(600);
    expect(stop).not.toHaveBeenCalled();

    ready.choose('tentar-novamente');
    expect(stop).toHaveBeenCalledTimes(1);
  });

  it('is still retried by the page after a reload', async () => {
    const before = aConductor({ source: { load: unreachable } });
    await openTheSimulation(before);
    before.pass(600);

    let onLoaded: (segment: Segment) => void = () => undefined;
    const after = aConductor({
      storage: before.storage,
      source: {
        load: unreachable,
        retryUntilLoaded: (_, loaded) => {
          onLoaded = loaded;
          return () => undefined;
        },
      },
    });
    after.conductor.start();
    onLoaded(simulation);
    after.pass(1500);
    after.pass(1500);

    expect(after.where()).toBe('simulation:lead-nome waiting');
  });

  it('is reported without a delay, because the visitor has already waited for it', async () => {
    const ready = aConductor({ source: { load: unreachable } });
    ready.conductor.start();
    ready.pass(600);
    ready.pass(600);
    ready.choose('simular-agora');
    await tasksDone();
    expect(ready.spoken.at(-1)).toBe('Não consegui carregar esta parte da conversa. Pode ser a conexão.');
  });

  it('is replaced by the specialists when the release lacks it, and the answers are kept', async () => {
    const ready = aConductor({
      source: {
        load: (name) =>
          name === 'simulation'
            ? Promise.resolve(simulation)
            : Promise.reject(Object.assign(new Error('not in the release'), { code: 'segment.absent' })),
        retryUntilLoaded: () => {
          throw new Error('A segment that the release does not have is not retried.');
        },
      },
    });
    await openTheSimulation(ready);
    ready.type('Joana');
    await tasksDone();
    ready.pass(1500);
    ready.pass(600);

    const { snapshot } = ready.conductor.store.getState();
    expect(snapshot).toMatchObject({
      place: { step: 'segmento-indisponivel' },
      phase: { kind: 'waiting' },
      journey: { nome: 'Joana' },
    });
    expect(snapshot.transcript.at(-1)?.text).toContain('especialistas');
  });
});

describe('a segment whose component cannot be shown', () => {
  it('is not replaced while one of its requests is running', async () => {
    const fixed = { ...simulation };
    const asking = simulationOf(
      defineStep({
        name: 'lead-nome',
        leadsTo: ['exit:plano-escolhido'],
        text: 'Como você se chama?',
        input: {
          kind: 'name',
          label: 'Nome',
          check: (typed) => accept(typed),
          verify: { run: () => new Promise(() => undefined), refusal: () => undefined },
        },
      }),
    );
    const ready = aConductor({ source: { load: async () => asking, replace: async () => fixed } });
    await openTheSimulation(ready);
    ready.type('Joana');

    await ready.conductor.replaceSegment('simulation');

    expect(ready.snapshot().phase.kind).toBe('verifying');
    expect(ready.conductor.store.getState().segments.simulation).toBe(asking);
  });

  it('is replaced in the middle of a question', async () => {
    const shown: string[] = [];
    const fixed = { ...simulation, components: { 'a-card': async () => ({ default: null }) } };
    const ready = aConductor({
      source: { replace: async () => fixed, firstStepShown: (name) => void shown.push(name) },
    });
    await openTheSimulation(ready);
    ready.conductor.driver.draft('Joa');

    await ready.conductor.replaceSegment('simulation');

    expect(ready.conductor.store.getState().segments.simulation).toBe(fixed);
    expect(ready.conductor.driver.segments().simulation).toBe(fixed);
    expect(ready.snapshot()).toMatchObject({
      place: { segment: 'simulation', step: 'lead-nome' },
      phase: { kind: 'waiting' },
      draft: 'Joa',
    });
    expect(shown).toContain('simulation');
  });

  it('keeps its build when there is no other', async () => {
    const ready = aConductor({ source: { replace: () => Promise.reject(new Error('down')) } });
    await openTheSimulation(ready);

    await ready.conductor.replaceSegment('simulation');

    expect(ready.conductor.store.getState().segments.simulation).toBe(simulation);
  });
});

describe('the components of earlier messages, after a reload', () => {
  const message = (id: number, segment: string, asks = false): Message => ({
    id,
    sender: 'bot',
    text: '',
    at: 0,
    component: { segment, name: 'summary', asks },
  });
  const segments: Record<string, Segment> = {
    simulation,
    proposal: aSegment('proposal', [], { components: { summary: async () => ({ default: null }) } }),
    payment: aSegment('payment', []),
  };

  /** A page that was left at the name, with these messages above it. */
  function reloadedAfter(transcript: Message[], source: Parameters<typeof aConductor>[0] & object = {}) {
    const storage = aStorage();
    const left = newJourney('journey-1', 'home', { segment: 'simulation', step: 'lead-nome' });
    const token = 3;
    createSnapshotStorage(storage, 'home', () => undefined).write(
      { ...left, transcript, token, phase: { kind: 'waiting', token } },
      Date.UTC(2026, 10, 21, 12),
    );
    return aConductor({ storage, ...source });
  }

  /** A source of these segments that lists what is loaded from it. */
  function listed(load: (name: string) => Promise<Segment>) {
    const loads: string[] = [];
    return {
      loads,
      source: {
        load: (name: string) => {
          loads.push(name);
          return load(name);
        },
      },
    };
  }

  it('are loaded once for each segment, after the present one, without a message or an event', async () => {
    const { loads, source } = listed(async (name) => segments[name] ?? unreachable());
    const ready = reloadedAfter(
      [message(0, 'proposal'), message(1, 'proposal'), message(2, 'payment'), message(3, 'simulation')],
      { source },
    );
    expect(ready.conductor.store.getState().arriving).toContain('proposal');

    ready.conductor.start();
    await tasksDone();

    expect(loads).toEqual(['simulation', 'proposal', 'payment']);
    const { segments: shown, arriving } = ready.conductor.store.getState();
    expect(shown).toMatchObject(segments);
    expect(arriving).toEqual([]);
    expect(Object.keys(ready.conductor.driver.segments()).sort()).toEqual(['host', 'simulation']);
    expect(ready.where()).toBe('simulation:lead-nome waiting');
    expect([ready.snapshot().transcript.length, ready.facts, ready.spoken]).toEqual([4, [], []]);
  });

  it('are not loaded when they asked for an answer: they are no longer shown', async () => {
    const { loads, source } = listed(async () => simulation);
    const ready = reloadedAfter([message(0, 'proposal', true)], { source });
    ready.conductor.start();
    await tasksDone();

    expect(loads).toEqual(['simulation']);
  });

  it('do not disturb the conversation when they cannot be loaded', async () => {
    const { source } = listed((name) => (name === 'simulation' ? Promise.resolve(simulation) : unreachable()));
    const ready = reloadedAfter([message(0, 'proposal')], { source });
    ready.conductor.start();
    await tasksDone();

    expect(ready.where()).toBe('simulation:lead-nome waiting');
    expect(ready.conductor.store.getState()).toMatchObject({ arriving: [], segments: { simulation } });
    expect(ready.conductor.store.getState().segments).not.toHaveProperty('proposal');
  });

  it('do not replace a build that the journey entered meanwhile', async () => {
    let arrive: (segment: Segment) => void = () => undefined;
    const { source } = listed((name) =>
      name === 'simulation' ? Promise.resolve(simulation) : new Promise((resolve) => (arrive = resolve)),
    );
    const entered = aSegment('proposal', []);
    const ready = reloadedAfter([message(0, 'proposal')], { source: { ...source, replace: async () => entered } });
    ready.conductor.start();
    await tasksDone();
    await ready.conductor.replaceSegment('proposal');

    arrive(aSegment('proposal', []));
    await tasksDone();

    expect(ready.conductor.store.getState().segments.proposal).toBe(entered);
  });
});
