import { defineStep } from '@consorcio/shared/flow';
import { aSegment, tasksDone } from '@consorcio/shared/testing';
import { hostSegment } from './host-segment';
import { aConductor, openTheSimulation, simulation } from '../testing/a-conductor';

describe('The segments that the conductor fetches ahead', () => {
  it('preloads the next segment, but not before the current one has asked something', async () => {
    const ready = aConductor();
    ready.conductor.start();
    expect(ready.preloaded).toEqual(['simulation']);

    ready.pass(600);
    ready.pass(600);
    ready.choose('simular-agora');
    await tasksDone();
    expect(ready.preloaded).toEqual(['simulation']);

    ready.pass(1500);
    expect(ready.where()).toBe('simulation:lead-nome waiting');
    expect(ready.preloaded).toEqual(['simulation', 'proposal']);
  });

  it('preloads nothing for a question that was answered before it was on the screen', async () => {
    const shown: (() => void)[] = [];
    const ready = aConductor({ source: { whenShown: (run) => void shown.push(run) } });
    await openTheSimulation(ready);
    const last = shown.at(-1);
    ready.type('Joana');

    last?.();

    expect(ready.preloaded).toEqual(['simulation']);
  });

  it('enters a segment that is already loaded at once', async () => {
    const plan = defineStep({
      name: 'plano',
      leadsTo: ['end'],
      text: 'É este?',
      options: [{ id: 's', label: 'Sim', to: 'end' }],
    });
    const proposal = aSegment('proposal', [plan]);
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

    ready.pass(600);
    ready.pass(600);
    expect(foresee.mock.calls).toEqual([[{ host: hostSegment }, { segment: 'host', step: 'intro' }]]);
  });

  it('checks nothing for a visitor who saves data', async () => {
    const foresee = jest.fn();
    const ready = aConductor({ savesData: () => true, source: { foresee } });
    await openTheSimulation(ready);
    expect(foresee).not.toHaveBeenCalled();
  });

  it('preloads nothing for a visitor who saves data, and loads a segment when it is needed', async () => {
    const ready = aConductor({ savesData: () => true });
    await openTheSimulation(ready);

    expect(ready.where()).toBe('simulation:lead-nome waiting');
    expect(ready.preloaded).toEqual([]);
  });
});
