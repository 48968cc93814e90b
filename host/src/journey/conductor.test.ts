import { createEventBus, type Fact } from '@consorcio/shared/events';
import { type Clock, defineSegment, defineStep, type Segment, type Step } from '@consorcio/shared/flow';
import { aBrand, aGeoLocation, fakeHttp } from '@consorcio/shared/testing';
import { accept } from '@consorcio/shared/validation';
import type { SegmentSource } from '../segments/segment-source';
import { aSegmentSource } from '../segments/testing/a-segment-source';
import type { KeyValueStorage } from '../storage/page-storage';
import { type Conductor, type ConductorPorts, createConductor } from './conductor';
import { createSnapshotStorage } from './snapshot-storage';

/** A simulation of one step. */
function simulationOf(step: Step): Segment {
  return defineSegment({ name: 'simulation', entry: 'lead-nome', exits: ['plano-escolhido'], steps: [step] });
}

const simulation = simulationOf(
  defineStep({
    name: 'lead-nome',
    leadsTo: ['exit:plano-escolhido'],
    text: 'Como você se chama?',
    input: { kind: 'name', label: 'Nome', check: (typed) => accept(typed) },
    record: (journey, nome) => ({ ...journey, nome }),
  }),
);

const geoLocation = aGeoLocation();

function manualClock() {
  let now = Date.UTC(2026, 10, 21, 12);
  const timers: { at: number; run: () => void }[] = [];
  const clock: Clock = {
    now: () => now,
    after(ms, run) {
      const timer = { at: now + ms, run };
      timers.push(timer);
      return () => void timers.splice(timers.indexOf(timer), 1);
    },
  };
  const pass = (ms: number) => {
    now += ms;
    for (const timer of timers.splice(0).sort((a, b) => a.at - b.at)) {
      if (timer.at <= now) timer.run();
      else timers.push(timer);
    }
  };
  return { clock, pass };
}

function memoryStorage(): KeyValueStorage {
  const values = new Map<string, string>();
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

function setUp({
  storage = memoryStorage(),
  source = {},
  ...overrides
}: Partial<Omit<ConductorPorts, 'storage'>> & { storage?: KeyValueStorage; source?: Partial<SegmentSource> } = {}) {
  const { clock, pass } = manualClock();
  const facts: Fact[] = [];
  const spoken: string[] = [];
  const preloaded: string[] = [];
  const bus = createEventBus((error) => {
    throw error;
  });
  bus.subscribeAll((fact) => facts.push(fact));
  const conductor = createConductor({
    brand: aBrand({ nome: 'Alvo <i>' }),
    brandUnder: (referralCode) => aBrand({ nome: 'Alvo <i>', referralCode }),
    http: fakeHttp(() => 'Healthy'),
    bus,
    clock,
    report: (failure) => {
      throw new Error(`reported ${failure.code}`);
    },
    delayMs: () => 1500,
    segmentsOf: () =>
      aSegmentSource({ load: async () => simulation, preload: (name) => void preloaded.push(name), ...source }),
    speak: (text) => spoken.push(text),
    openSpecialists: () => undefined,
    reloadPage: () => undefined,
    newJourneyId: () => 'journey-1',
    location: () => undefined,
    ...overrides,
    storage: createSnapshotStorage(storage, 'home', () => undefined),
  });
  return { conductor, pass, facts, spoken, preloaded, storage };
}

function choose({ store, driver }: Conductor, id: string): void {
  const { phase } = store.getState().snapshot;
  if (phase.kind !== 'waiting') throw new Error(`not waiting but ${phase.kind}`);
  driver.answer(phase.token, { kind: 'option', id });
}

async function openTheSimulation(ready: ReturnType<typeof setUp>): Promise<void> {
  ready.conductor.start();
  ready.pass(600);
  ready.pass(600);
  choose(ready.conductor, 'simular-agora');
  await settled();
  ready.pass(1500);
}

describe('createConductor', () => {
  it('greets with several bubbles, the first at once, and speaks their words', () => {
    const { conductor, pass, spoken } = setUp();

    conductor.start();
    expect(conductor.store.getState().snapshot.transcript).toHaveLength(1);
    expect(spoken).toEqual(['Olá! Boas-vindas ao Alvo <i>.']);

    pass(600);
    pass(600);
    expect(conductor.store.getState().snapshot).toMatchObject({
      place: { segment: 'host', step: 'intro' },
      phase: { kind: 'waiting' },
    });
    expect(spoken).toHaveLength(3);
  });

  it('opens the simulation when the API is healthy', async () => {
    const ready = setUp();
    await openTheSimulation(ready);

    expect(ready.conductor.store.getState().snapshot).toMatchObject({
      place: { segment: 'simulation', step: 'lead-nome' },
      phase: { kind: 'waiting' },
    });
    expect(ready.facts).toEqual([{ name: 'journey.started', payload: {} }]);
  });

  it('preloads the segment an exit leads to while the present one talks', async () => {
    const ready = setUp();
    ready.conductor.start();
    expect(ready.preloaded).toEqual(['simulation']);

    ready.pass(600);
    ready.pass(600);
    choose(ready.conductor, 'simular-agora');
    await settled();
    expect(ready.preloaded).toEqual(['simulation', 'proposal']);
  });

  it('apologises with a live control when the API is ill, and goes on once it is well', async () => {
    let healthy = false;
    const ready = setUp({ http: fakeHttp(() => healthy) });
    await openTheSimulation(ready);
    expect(ready.conductor.store.getState().snapshot.place.step).toBe('error-general');

    healthy = true;
    choose(ready.conductor, 'tentar-novamente');
    await settled();
    expect(ready.conductor.store.getState().snapshot.place.segment).toBe('simulation');
  });

  it('goes on after a reload at the same step with the same words, in silence', async () => {
    const before = setUp();
    await openTheSimulation(before);
    before.conductor.driver.draft('Joa');
    const { snapshot } = before.conductor.store.getState();

    const after = setUp({ storage: before.storage });
    after.conductor.start();
    await settled();

    const view = after.conductor.store.getState();
    expect(view.snapshot).toEqual(snapshot);
    expect(view.restored).toBe(snapshot.transcript.length);
    expect(view.segments).toHaveProperty('simulation');
    expect(after.spoken).toEqual([]);
  });

  it('starts anew: the journey is forgotten before the page goes, and what it still says is not kept', () => {
    const storage = memoryStorage();
    const stored = () => createSnapshotStorage(storage, 'home', () => undefined).read(Date.UTC(2026, 10, 21, 12));
    const atReload: unknown[] = [];
    const { conductor, pass } = setUp({ storage, reloadPage: () => atReload.push(stored()) });
    conductor.start();
    expect(stored()).toMatchObject({ journeyId: 'journey-1' });

    conductor.startAnew();
    pass(600);
    pass(600);
    expect(atReload).toEqual([undefined]);
    expect(conductor.store.getState().snapshot.transcript).toHaveLength(3);
    expect(stored()).toBeUndefined();

    const next = setUp({ storage, newJourneyId: () => 'journey-2' });
    next.conductor.start();
    expect(next.conductor.store.getState()).toMatchObject({
      snapshot: { journeyId: 'journey-2', place: { segment: 'host', step: 'intro' } },
      restored: 0,
    });
    expect(stored()).toMatchObject({ journeyId: 'journey-2' });
  });

  it('takes another brand into the talk, until the visitor is a lead: then its conditions are kept', async () => {
    const talkOfBrands = simulationOf(
      defineStep({
        name: 'lead-nome',
        leadsTo: ['lead-nome'],
        text: ({ brand }) => `campanha ${brand.campanhaId}`,
        input: { kind: 'name', label: 'Nome', check: (typed) => accept(typed) },
        record: (journey) => ({ ...journey, lead: { LeadID: 1, LeadToken: 'a' } }),
        next: () => 'lead-nome',
      }),
    );
    const ready = setUp({ brand: aBrand({ campanhaId: 605 }), source: { load: async () => talkOfBrands } });
    const lastWords = () => ready.conductor.store.getState().snapshot.transcript.at(-1)?.text;

    ready.conductor.changeBrand(aBrand({ campanhaId: 1 }));
    await openTheSimulation(ready);
    expect(lastWords()).toBe('campanha 1');

    const { phase } = ready.conductor.store.getState().snapshot;
    ready.conductor.driver.answer(phase.kind === 'waiting' ? phase.token : -1, { kind: 'typed', text: 'Joana' });
    ready.conductor.changeBrand(aBrand({ campanhaId: 2 }));
    ready.pass(1500);
    expect(lastWords()).toBe('campanha 1');
    expect(ready.conductor.store.getState().brand.campanhaId).toBe(1);
  });

  it.each([
    ['made with a code', 'AMIGO', null, 'AMIGO'],
    ['made without one', null, 'OUTRO', null],
    ['of an older build', undefined, 'OUTRO', 'OUTRO'],
  ])('takes a talk up under the conditions of its lead (%s)', (_, madeWith, codeOfToday, expected) => {
    const storage = memoryStorage();
    const before = setUp({ storage });
    before.conductor.start();
    const { snapshot } = before.conductor.store.getState();
    const lead = { LeadID: 1, LeadToken: 'a', ...(madeWith !== undefined && { referralCode: madeWith }) };
    createSnapshotStorage(storage, 'home', () => undefined).write(
      { ...snapshot, journey: { ...snapshot.journey, lead } },
      Date.UTC(2026, 10, 21, 12),
    );

    const { conductor } = setUp({ storage, brand: aBrand({ referralCode: codeOfToday }) });
    expect(conductor.store.getState().brand.referralCode).toBe(expected);
  });

  it.each(['sending', 'unknown', 'sent'] as const)('keeps its brand while a request is %s', (state) => {
    const storage = memoryStorage();
    const before = setUp({ storage });
    before.conductor.start();
    const { snapshot } = before.conductor.store.getState();
    createSnapshotStorage(storage, 'home', () => undefined).write(
      { ...snapshot, submissions: { lead: { key: 'k', state } } },
      Date.UTC(2026, 10, 21, 12),
    );
    const { conductor } = setUp({ storage, brand: aBrand({ campanhaId: 605 }) });

    conductor.changeBrand(aBrand({ campanhaId: 1 }));
    expect(conductor.store.getState().brand.campanhaId).toBe(605);
  });

  it('starts anew where nothing may be stored', () => {
    const refuse = () => {
      throw new DOMException('forbidden', 'SecurityError');
    };
    const reloadPage = jest.fn();
    const { conductor } = setUp({
      storage: { getItem: refuse, setItem: refuse, removeItem: refuse },
      reloadPage,
    });
    conductor.start();

    conductor.startAnew();

    expect(reloadPage).toHaveBeenCalledTimes(1);
  });

  it('takes the location of today into a new journey, and into a restored one in the place of the earlier', () => {
    const at = (expiraEm: number) => ({ expiraEm, geoLocation: { ...geoLocation, geoId: expiraEm } });
    const before = setUp({ location: () => at(1) });
    before.conductor.start();
    expect(before.conductor.store.getState().snapshot.journey.localizacao).toEqual(at(1));

    const moved = setUp({ storage: before.storage, location: () => at(2) });
    expect(moved.conductor.store.getState().snapshot.journey.localizacao).toEqual(at(2));

    const expired = setUp({ storage: before.storage });
    expect(expired.conductor.store.getState().snapshot.journey).not.toHaveProperty('localizacao');
  });

  it('says that a segment cannot be had and takes the talk up at the same place when it can', async () => {
    let loads: () => Promise<Segment> = () =>
      Promise.reject(Object.assign(new Error('down'), { code: 'segment.unreachable' }));
    const ready = setUp({ source: { load: () => loads() } });
    await openTheSimulation(ready);
    ready.pass(600);
    expect(ready.conductor.store.getState().snapshot).toMatchObject({
      place: { segment: 'host', step: 'segmento-indisponivel' },
      phase: { kind: 'waiting' },
    });
    expect(ready.preloaded).toEqual(['simulation', 'proposal']); // not the failed one again, behind the visitor's back

    loads = async () => simulation;
    choose(ready.conductor, 'tentar-novamente');
    await settled();
    ready.pass(1500);
    expect(ready.conductor.store.getState().snapshot).toMatchObject({
      place: { segment: 'simulation', step: 'lead-nome' },
      phase: { kind: 'waiting' },
    });
  });

  it('goes on by itself when what could not be had comes, with a word about it', async () => {
    let come: (segment: Segment) => void = () => undefined;
    const stop = jest.fn();
    const awaitSegment = jest.fn((_: string, told: typeof come) => {
      come = told;
      return stop;
    });
    const load = () => Promise.reject(Object.assign(new Error('down'), { code: 'segment.unreachable' }));
    const ready = setUp({ source: { load, await: awaitSegment } });
    await openTheSimulation(ready);
    ready.pass(600);
    expect(awaitSegment).toHaveBeenCalledTimes(1);
    expect(awaitSegment).toHaveBeenCalledWith('simulation', expect.any(Function));

    come(simulation);
    ready.pass(1500);
    ready.pass(1500);

    expect(ready.conductor.store.getState().snapshot).toMatchObject({
      place: { segment: 'simulation', step: 'lead-nome' },
      phase: { kind: 'waiting' },
    });
    expect(ready.spoken.slice(-2)).toEqual(['Pronto, consegui carregar. Vamos continuar!', 'Como você se chama?']);
    expect(stop).toHaveBeenCalledTimes(1);
  });

  it('does not wait for a segment any more once the visitor asked for it themselves', async () => {
    const stop = jest.fn();
    const load = () => Promise.reject(Object.assign(new Error('down'), { code: 'segment.unreachable' }));
    const ready = setUp({ source: { load, await: () => stop } });
    await openTheSimulation(ready);
    ready.pass(600);
    expect(stop).not.toHaveBeenCalled();

    choose(ready.conductor, 'tentar-novamente');
    expect(stop).toHaveBeenCalledTimes(1);
  });

  it('goes on waiting for it after a reload', async () => {
    const load = () => Promise.reject(Object.assign(new Error('down'), { code: 'segment.unreachable' }));
    const before = setUp({ source: { load } });
    await openTheSimulation(before);
    before.pass(600);

    let come: (segment: Segment) => void = () => undefined;
    const after = setUp({
      storage: before.storage,
      source: {
        load,
        await: (_, told) => {
          come = told;
          return () => undefined;
        },
      },
    });
    after.conductor.start();
    come(simulation);
    after.pass(1500);
    after.pass(1500);

    expect(after.conductor.store.getState().snapshot.place).toEqual({ segment: 'simulation', step: 'lead-nome' });
  });

  it('says at once that a segment cannot be had: the visitor has waited for it already', async () => {
    const load = () => Promise.reject(Object.assign(new Error('down'), { code: 'segment.unreachable' }));
    const ready = setUp({ source: { load } });
    ready.conductor.start();
    ready.pass(600);
    ready.pass(600);
    choose(ready.conductor, 'simular-agora');
    await settled();
    expect(ready.spoken.at(-1)).toBe('Não consegui carregar esta parte da conversa. Pode ser a conexão.');
  });

  it('leaves a build alone while a request of it is out', async () => {
    const mended = { ...simulation };
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
    const ready = setUp({ source: { load: async () => asking, replace: async () => mended } });
    await openTheSimulation(ready);
    const { phase } = ready.conductor.store.getState().snapshot;
    ready.conductor.driver.answer(phase.kind === 'waiting' ? phase.token : -1, { kind: 'typed', text: 'Joana' });

    await ready.conductor.replaceSegment('simulation');

    expect(ready.conductor.store.getState().snapshot.phase.kind).toBe('verifying');
    expect(ready.conductor.store.getState().segments.simulation).toBe(asking);
  });

  it('puts another build in the place of one that is broken, in the middle of a question', async () => {
    const played: string[] = [];
    const mended = { ...simulation, components: { 'a-card': async () => ({ default: null }) } };
    const ready = setUp({ source: { replace: async () => mended, played: (name) => void played.push(name) } });
    await openTheSimulation(ready);
    ready.conductor.driver.draft('Joa');

    await ready.conductor.replaceSegment('simulation');

    expect(ready.conductor.store.getState().segments.simulation).toBe(mended);
    expect(ready.conductor.driver.segments().simulation).toBe(mended);
    expect(ready.conductor.store.getState().snapshot).toMatchObject({
      place: { segment: 'simulation', step: 'lead-nome' },
      phase: { kind: 'waiting' },
      draft: 'Joa',
    });
    expect(played).toContain('simulation');
  });

  it('stays with the build it has when there is no other', async () => {
    const ready = setUp({ source: { replace: () => Promise.reject(new Error('down')) } });
    await openTheSimulation(ready);

    await ready.conductor.replaceSegment('simulation');

    expect(ready.conductor.store.getState().segments.simulation).toBe(simulation);
  });

  it('hands over to the specialists where the release ends, with the plan kept', async () => {
    const ready = setUp({
      source: {
        load: (name) =>
          name === 'simulation'
            ? Promise.resolve(simulation)
            : Promise.reject(Object.assign(new Error('not in the release'), { code: 'segment.absent' })),
        await: () => {
          throw new Error('nobody waits for what the release does not have');
        },
      },
    });
    await openTheSimulation(ready);
    const { phase } = ready.conductor.store.getState().snapshot;
    ready.conductor.driver.answer(phase.kind === 'waiting' ? phase.token : -1, { kind: 'typed', text: 'Joana' });
    await settled();
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
