import { defineStep, type Segment } from '@consorcio/shared/flow';
import { accept } from '@consorcio/shared/validation';
import { openTheSimulation, settled, setUp, simulation, simulationOf } from './testing/a-conductor';

const unreachable = () => Promise.reject(Object.assign(new Error('down'), { code: 'segment.unreachable' }));

describe('a segment that cannot be loaded', () => {
  it('is reported to the visitor, and a retry continues at the same place', async () => {
    let loads: () => Promise<Segment> = unreachable;
    const ready = setUp({ source: { load: () => loads() } });
    await openTheSimulation(ready);
    ready.pass(600);
    expect(ready.where()).toBe('host:segmento-indisponivel waiting');
    expect(ready.preloaded).toEqual(['simulation', 'proposal']); // the failed segment is not preloaded again

    loads = async () => simulation;
    ready.choose('tentar-novamente');
    await settled();
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
    const ready = setUp({ source: { load: unreachable, retryUntilLoaded } });
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
    const ready = setUp({ source: { load: unreachable, retryUntilLoaded: () => stop } });
    await openTheSimulation(ready);
    ready.pass(600);
    expect(stop).not.toHaveBeenCalled();

    ready.choose('tentar-novamente');
    expect(stop).toHaveBeenCalledTimes(1);
  });

  it('is still retried by the page after a reload', async () => {
    const before = setUp({ source: { load: unreachable } });
    await openTheSimulation(before);
    before.pass(600);

    let onLoaded: (segment: Segment) => void = () => undefined;
    const after = setUp({
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
    const ready = setUp({ source: { load: unreachable } });
    ready.conductor.start();
    ready.pass(600);
    ready.pass(600);
    ready.choose('simular-agora');
    await settled();
    expect(ready.spoken.at(-1)).toBe('Não consegui carregar esta parte da conversa. Pode ser a conexão.');
  });

  it('is replaced by the specialists when the release lacks it, and the answers are kept', async () => {
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
    ready.type('Joana');
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
    const ready = setUp({ source: { load: async () => asking, replace: async () => fixed } });
    await openTheSimulation(ready);
    ready.type('Joana');

    await ready.conductor.replaceSegment('simulation');

    expect(ready.snapshot().phase.kind).toBe('verifying');
    expect(ready.conductor.store.getState().segments.simulation).toBe(asking);
  });

  it('is replaced in the middle of a question', async () => {
    const shown: string[] = [];
    const fixed = { ...simulation, components: { 'a-card': async () => ({ default: null }) } };
    const ready = setUp({ source: { replace: async () => fixed, firstStepShown: (name) => void shown.push(name) } });
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
    const ready = setUp({ source: { replace: () => Promise.reject(new Error('down')) } });
    await openTheSimulation(ready);

    await ready.conductor.replaceSegment('simulation');

    expect(ready.conductor.store.getState().segments.simulation).toBe(simulation);
  });
});
