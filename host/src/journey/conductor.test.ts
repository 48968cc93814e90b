import { defineStep } from '@consorcio/shared/flow';
import { aGeoLocation, fakeHttp, tasksDone } from '@consorcio/shared/testing';
import { aNote } from '../testing/a-purchase';
import { aStorage, forbiddenStorage } from '../testing/a-storage';
import { readConversation } from './read-conversation';
import { createSnapshotStorage } from './snapshot-storage';
import { aConductor, openTheSimulation, simulationOf } from '../testing/a-conductor';

const geoLocation = aGeoLocation();

describe('createConductor', () => {
  it('announces what the component of a message is, after its text', async () => {
    const look = defineStep({
      name: 'lead-nome',
      leadsTo: ['exit:plano-escolhido'],
      text: 'Qual combina <b>com você</b>?',
      component: { name: 'cards', spoken: () => '2 planos' },
      options: [{ id: 'leave', label: 'Sair', to: 'exit:plano-escolhido' }],
    });
    const ready = aConductor({ source: { load: async () => simulationOf(look) } });

    await openTheSimulation(ready);

    expect(ready.spoken.slice(-2)).toEqual(['Qual combina com você?', '2 planos']);
  });

  it('opens the simulation when the API is healthy', async () => {
    const ready = aConductor();
    await openTheSimulation(ready);

    expect(ready.where()).toBe('simulation:lead-nome waiting');
    expect(ready.facts).toEqual([{ name: 'journey.started', payload: { botType: 'home' } }]);
  });

  it('explains that the API is down, and continues at a retry once it is up', async () => {
    let healthy = false;
    const ready = aConductor({ http: fakeHttp(() => healthy) });
    await openTheSimulation(ready);
    expect(ready.snapshot().place.step).toBe('error-general');

    healthy = true;
    ready.choose('tentar-novamente');
    await tasksDone();
    expect(ready.snapshot().place.segment).toBe('simulation');
  });

  it('deletes the old journey before the page reloads with a new one, and says and stores nothing more', () => {
    const storage = aStorage();
    const stored = () =>
      createSnapshotStorage(storage, 'home', () => undefined, readConversation).read(Date.UTC(2026, 10, 21, 12));
    const atReload: unknown[] = [];
    const { conductor, pass } = aConductor({ storage, reloadPage: () => atReload.push(stored()) });
    conductor.start();
    expect(stored()?.snapshot).toMatchObject({ journeyId: 'journey-1' });

    conductor.startAnew();
    pass(600);
    pass(600);
    expect(atReload).toEqual([undefined]);
    expect(conductor.store.getState().snapshot.transcript).toHaveLength(1);
    expect(stored()).toBeUndefined();

    const next = aConductor({ storage, newJourneyId: () => 'journey-2' });
    next.conductor.start();
    expect(next.conductor.store.getState()).toMatchObject({
      snapshot: { journeyId: 'journey-2', place: { segment: 'host', step: 'intro' } },
      restored: 0,
    });
    expect(stored()?.snapshot).toMatchObject({ journeyId: 'journey-2' });
  });

  it('starts a new journey where storage is forbidden', () => {
    const reloadPage = jest.fn();
    const { conductor } = aConductor({ storage: forbiddenStorage, reloadPage });
    conductor.start();

    conductor.startAnew();

    expect(reloadPage).toHaveBeenCalledTimes(1);
  });

  it('tells the steps when nothing is stored, and asks before the page is closed while a payment is sent', async () => {
    const held: boolean[] = [];
    const paying = defineStep({
      name: 'lead-nome',
      leadsTo: ['exit:plano-escolhido'],
      text: ({ isUnstored }) => (isUnstored ? 'Não feche.' : 'Tudo certo.'),
      options: [{ id: 'pagar', label: 'Pagar', to: 'exit:plano-escolhido' }],
    });
    const sending = defineStep({
      ...paying,
      fetch: {
        input: () => 1,
        run: () => new Promise(() => undefined),
        settle: (journey) => journey,
        creates: { intent: 'pix', sameAs: () => '1', purchase: () => aNote() },
      },
    });
    const run = async (step: typeof paying, storage = forbiddenStorage) => {
      const ready = aConductor({
        storage,
        source: { load: async () => simulationOf(step) },
        holdPage: (isHeld) => held.push(isHeld),
      });
      await openTheSimulation(ready);
      return ready.snapshot();
    };

    expect((await run(paying)).transcript.at(-1)?.text).toBe('Não feche.');
    expect((await run(paying, aStorage())).transcript.at(-1)?.text).toBe('Tudo certo.');
    expect(held).not.toContain(true);
    expect((await run(sending)).phase.kind).toBe('fetching');
    expect(held.at(-1)).toBe(true);
    await run(sending, aStorage());
    expect(held.at(-1)).toBe(false);
  });

  it('puts the current location into a new journey, and into a restored one instead of the earlier location', () => {
    const at = (expiraEm: number) => ({ expiraEm, geoLocation: { ...geoLocation, geoId: expiraEm } });
    const before = aConductor({ location: () => at(1) });
    before.conductor.start();
    expect(before.conductor.store.getState().snapshot.journey.localizacao).toEqual(at(1));

    const moved = aConductor({ storage: before.storage, location: () => at(2) });
    expect(moved.conductor.store.getState().snapshot.journey.localizacao).toEqual(at(2));

    const expired = aConductor({ storage: before.storage });
    expect(expired.conductor.store.getState().snapshot.journey).not.toHaveProperty('localizacao');
  });
});
