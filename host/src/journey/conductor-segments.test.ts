import { defineStep, type Segment } from '@consorcio/shared/flow';
import { accept } from '@consorcio/shared/validation';
import { choose, openTheSimulation, settled, setUp, simulation, simulationOf } from './testing/a-conductor';

const unreachable = () => Promise.reject(Object.assign(new Error('down'), { code: 'segment.unreachable' }));

describe('a segment that cannot be loaded', () => {
  it('says that a segment cannot be loaded and resumes at the same place when it can', async () => {
    let loads: () => Promise<Segment> = unreachable;
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

  it('goes on by itself, and says so, when a missing segment arrives', async () => {
    let arrive: (segment: Segment) => void = () => undefined;
    const stop = jest.fn();
    const retryUntilLoaded = jest.fn((_: string, onArrived: typeof arrive) => {
      arrive = onArrived;
      return stop;
    });
    const ready = setUp({ source: { load: unreachable, retryUntilLoaded } });
    await openTheSimulation(ready);
    ready.pass(600);
    expect(retryUntilLoaded).toHaveBeenCalledTimes(1);
    expect(retryUntilLoaded).toHaveBeenCalledWith('simulation', expect.any(Function));

    arrive(simulation);
    ready.pass(1500);
    ready.pass(1500);

    expect(ready.conductor.store.getState().snapshot).toMatchObject({
      place: { segment: 'simulation', step: 'lead-nome' },
      phase: { kind: 'waiting' },
    });
    expect(ready.spoken.slice(-2)).toEqual(['Pronto, consegui carregar. Vamos continuar!', 'Como você se chama?']);
    expect(stop).toHaveBeenCalledTimes(1);
  });

  it('stops retrying a missing segment once the visitor tries again', async () => {
    const stop = jest.fn();
    const ready = setUp({ source: { load: unreachable, retryUntilLoaded: () => stop } });
    await openTheSimulation(ready);
    ready.pass(600);
    expect(stop).not.toHaveBeenCalled();

    choose(ready.conductor, 'tentar-novamente');
    expect(stop).toHaveBeenCalledTimes(1);
  });

  it('goes on retrying a missing segment after a reload', async () => {
    const before = setUp({ source: { load: unreachable } });
    await openTheSimulation(before);
    before.pass(600);

    let arrive: (segment: Segment) => void = () => undefined;
    const after = setUp({
      storage: before.storage,
      source: {
        load: unreachable,
        retryUntilLoaded: (_, onArrived) => {
          arrive = onArrived;
          return () => undefined;
        },
      },
    });
    after.conductor.start();
    arrive(simulation);
    after.pass(1500);
    after.pass(1500);

    expect(after.conductor.store.getState().snapshot.place).toEqual({ segment: 'simulation', step: 'lead-nome' });
  });

  it('says without a delay that a segment cannot be loaded: the visitor has waited for it already', async () => {
    const ready = setUp({ source: { load: unreachable } });
    ready.conductor.start();
    ready.pass(600);
    ready.pass(600);
    choose(ready.conductor, 'simular-agora');
    await settled();
    expect(ready.spoken.at(-1)).toBe('Não consegui carregar esta parte da conversa. Pode ser a conexão.');
  });

  it('hands over to the specialists where the release ends, with the answers kept', async () => {
    const ready = setUp({
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

describe('a segment whose component cannot be shown', () => {
  it('does not replace a build while one of its requests is under way', async () => {
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
    const ready = setUp({ source: { load: async () => asking, replace: async () => fixed } });
    await openTheSimulation(ready);
    const { phase } = ready.conductor.store.getState().snapshot;
    ready.conductor.driver.answer(phase.kind === 'waiting' ? phase.token : -1, { kind: 'typed', text: 'Joana' });

    await ready.conductor.replaceSegment('simulation');

    expect(ready.conductor.store.getState().snapshot.phase.kind).toBe('verifying');
    expect(ready.conductor.store.getState().segments.simulation).toBe(asking);
  });

  it('replaces a broken build in the middle of a question', async () => {
    const shown: string[] = [];
    const fixed = { ...simulation, components: { 'a-card': async () => ({ default: null }) } };
    const ready = setUp({ source: { replace: async () => fixed, firstStepShown: (name) => void shown.push(name) } });
    await openTheSimulation(ready);
    ready.conductor.driver.draft('Joa');

    await ready.conductor.replaceSegment('simulation');

    expect(ready.conductor.store.getState().segments.simulation).toBe(fixed);
    expect(ready.conductor.driver.segments().simulation).toBe(fixed);
    expect(ready.conductor.store.getState().snapshot).toMatchObject({
      place: { segment: 'simulation', step: 'lead-nome' },
      phase: { kind: 'waiting' },
      draft: 'Joa',
    });
    expect(shown).toContain('simulation');
  });

  it('keeps the present build when there is no other', async () => {
    const ready = setUp({ source: { replace: () => Promise.reject(new Error('down')) } });
    await openTheSimulation(ready);

    await ready.conductor.replaceSegment('simulation');

    expect(ready.conductor.store.getState().segments.simulation).toBe(simulation);
  });
});
