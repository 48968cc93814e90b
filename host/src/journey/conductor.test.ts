import { defineStep } from '@consorcio/shared/flow';
import { aGeoLocation, aSegment, fakeHttp } from '@consorcio/shared/testing';
import { aNote, aPurchase } from '../purchases/testing/a-purchase';
import returnVisit from '../return-visit/segment';
import { aStorage, forbiddenStorage } from '../storage/testing/a-storage';
import { hostSegment } from './host-segment';
import { readTalk } from './read-talk';
import { createSnapshotStorage } from './snapshot-storage';
import { openTheSimulation, settled, setUp, simulation, simulationOf } from './testing/a-conductor';

const geoLocation = aGeoLocation();

describe('createConductor', () => {
  it('greets with several messages, the first at once, and announces them', () => {
    const { conductor, pass, spoken, where } = setUp();

    conductor.start();
    expect(conductor.store.getState().snapshot.transcript).toHaveLength(1);
    expect(spoken).toEqual(['Olá! Boas-vindas ao Alvo <i>.']);

    pass(600);
    pass(600);
    expect(where()).toBe('host:intro waiting');
    expect(spoken).toHaveLength(3);
  });

  it('announces what the component of a message is, after its text', async () => {
    const look = defineStep({
      name: 'lead-nome',
      leadsTo: ['exit:plano-escolhido'],
      text: 'Qual combina <b>com você</b>?',
      component: { name: 'cards', spoken: () => '2 planos' },
      options: [{ id: 'leave', label: 'Sair', to: 'exit:plano-escolhido' }],
    });
    const ready = setUp({ source: { load: async () => simulationOf(look) } });

    await openTheSimulation(ready);

    expect(ready.spoken.slice(-2)).toEqual(['Qual combina com você?', '2 planos']);
  });

  describe('with a greeting that the HTML has begun', () => {
    it('goes on from there: the present pause ends when it would have, and the next one is whole', () => {
      const { conductor, pass, spoken, snapshot, where } = setUp();

      conductor.start({ shown: 2, drawn: 2, restMs: 120 });
      expect(snapshot().transcript).toHaveLength(2);
      expect(spoken).toHaveLength(2);
      expect(conductor.store.getState().drawn).toBe(2);

      pass(119);
      expect(where()).toBe('host:intro typing');
      pass(1);
      expect(where()).toBe('host:intro waiting');
    });

    it('waits for the answer at once when all of it was shown', () => {
      const { conductor, spoken, where, pass } = setUp();

      conductor.start({ shown: 3, drawn: 3, restMs: 0 });

      expect(where()).toBe('host:intro waiting');
      expect(spoken).toHaveLength(3);
      pass(5000);
      expect(spoken).toHaveLength(3);
    });

    it('does not end the pause after a visitor who did not wait for this one', () => {
      const { conductor, pass, snapshot } = setUp();
      conductor.start({ shown: 1, drawn: 1, restMs: 120 });

      conductor.driver.skipDelay();
      pass(120);

      expect(snapshot().transcript).toHaveLength(2);
    });

    it('has no effect on a conversation that goes on', async () => {
      const before = setUp();
      await openTheSimulation(before);
      const after = setUp({ storage: before.storage });

      after.conductor.start({ shown: 1, drawn: 1, restMs: 0 });
      await settled();
      after.pass(5000);

      expect(after.snapshot().transcript).toEqual(before.snapshot().transcript);
      expect(after.conductor.store.getState().drawn).toBe(1);
    });
  });

  it('opens the simulation when the API is healthy', async () => {
    const ready = setUp();
    await openTheSimulation(ready);

    expect(ready.where()).toBe('simulation:lead-nome waiting');
    expect(ready.facts).toEqual([{ name: 'journey.started', payload: {} }]);
  });

  it('preloads the next segment, but not before the present one has asked something', async () => {
    const ready = setUp();
    ready.conductor.start();
    expect(ready.preloaded).toEqual(['simulation']);

    ready.pass(600);
    ready.pass(600);
    ready.choose('simular-agora');
    await settled();
    expect(ready.preloaded).toEqual(['simulation']);

    ready.pass(1500);
    expect(ready.where()).toBe('simulation:lead-nome waiting');
    expect(ready.preloaded).toEqual(['simulation', 'proposal']);
  });

  it('preloads nothing for a question that was answered before it was on the screen', async () => {
    const shown: (() => void)[] = [];
    const ready = setUp({ source: { whenShown: (run) => void shown.push(run) } });
    await openTheSimulation(ready);
    const last = shown.at(-1);
    ready.type('Joana');

    last?.();

    expect(ready.preloaded).toEqual(['simulation']);
  });

  it('enters a segment that is at hand in the same moment', async () => {
    const plan = defineStep({
      name: 'plano',
      leadsTo: ['end'],
      text: 'É este?',
      options: [{ id: 's', label: 'Sim', to: 'end' }],
    });
    const proposal = aSegment('proposal', [plan]);
    const load = jest.fn(async () => simulation);
    const atHand = (name: string) => (name === 'proposal' ? proposal : undefined);
    const ready = setUp({ source: { load, atHand }, delayMs: () => 0 });
    ready.conductor.start();
    ready.choose('simular-agora');
    await settled();

    ready.type('Joana');

    expect(ready.where()).toBe('proposal:plano waiting');
    expect(ready.conductor.store.getState().segments.proposal).toBe(proposal);
    expect(load.mock.calls).toEqual([['simulation']]);
  });

  it('has what an answer may lead to checked once for each question', () => {
    const foresee = jest.fn();
    const ready = setUp({ source: { foresee } });
    ready.conductor.start();
    expect(foresee).not.toHaveBeenCalled(); // nothing is asked yet

    ready.pass(600);
    ready.pass(600);
    expect(foresee.mock.calls).toEqual([[{ host: hostSegment }, { segment: 'host', step: 'intro' }]]);
  });

  it('checks nothing for a visitor who saves data', async () => {
    const foresee = jest.fn();
    const ready = setUp({ savesData: () => true, source: { foresee } });
    await openTheSimulation(ready);
    expect(foresee).not.toHaveBeenCalled();
  });

  it('preloads nothing for a visitor who saves data, and loads a segment when it is needed', async () => {
    const ready = setUp({ savesData: () => true });
    await openTheSimulation(ready);

    expect(ready.where()).toBe('simulation:lead-nome waiting');
    expect(ready.preloaded).toEqual([]);
  });

  it('explains that the API is down, and continues at a retry once it is up', async () => {
    let healthy = false;
    const ready = setUp({ http: fakeHttp(() => healthy) });
    await openTheSimulation(ready);
    expect(ready.snapshot().place.step).toBe('error-general');

    healthy = true;
    ready.choose('tentar-novamente');
    await settled();
    expect(ready.snapshot().place.segment).toBe('simulation');
  });

  it('resumes after a reload at the same step with the same messages, without announcing them again', async () => {
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

  it('asks the open question again when its message could not be stored, and keeps what was typed', async () => {
    const before = setUp();
    await openTheSimulation(before);
    before.conductor.driver.draft('Joa');
    const question = before.snapshot().transcript.at(-1)?.text;
    before.storage.removeItem('consorcio.journey.home.log.0');

    const after = setUp({ storage: before.storage });
    after.conductor.start();
    await settled();
    after.pass(0);

    expect(after.where()).toBe('simulation:lead-nome waiting');
    expect(after.snapshot().transcript.map(({ text }) => text)).toEqual([question]);
    expect(after.snapshot().draft).toBe('Joa');
  });

  it('starts a new journey: the old one is deleted before the page reloads, and nothing more is said or stored', () => {
    const storage = aStorage();
    const stored = () =>
      createSnapshotStorage(storage, 'home', () => undefined, readTalk).read(Date.UTC(2026, 10, 21, 12));
    const atReload: unknown[] = [];
    const { conductor, pass } = setUp({ storage, reloadPage: () => atReload.push(stored()) });
    conductor.start();
    expect(stored()?.snapshot).toMatchObject({ journeyId: 'journey-1' });

    conductor.startAnew();
    pass(600);
    pass(600);
    expect(atReload).toEqual([undefined]);
    expect(conductor.store.getState().snapshot.transcript).toHaveLength(1);
    expect(stored()).toBeUndefined();

    const next = setUp({ storage, newJourneyId: () => 'journey-2' });
    next.conductor.start();
    expect(next.conductor.store.getState()).toMatchObject({
      snapshot: { journeyId: 'journey-2', place: { segment: 'host', step: 'intro' } },
      restored: 0,
    });
    expect(stored()?.snapshot).toMatchObject({ journeyId: 'journey-2' });
  });

  it('asks whether a conversation of another day goes on, and continues it at its question', async () => {
    const before = setUp();
    await openTheSimulation(before);
    const { place, transcript } = before.snapshot();
    const stored = createSnapshotStorage(before.storage, 'home', () => undefined, readTalk);
    stored.write({ ...before.snapshot(), token: 99 }, Date.UTC(2026, 10, 19, 12));

    const after = setUp({
      storage: before.storage,
      source: { load: async (name) => (name === 'simulation' ? simulation : returnVisit) },
    });
    after.conductor.start();
    await settled();
    after.pass(600);
    expect(after.where()).toBe('return-visit:conversa-antiga waiting');
    expect(after.snapshot().transcript.slice(0, transcript.length)).toEqual(transcript);

    after.choose('continuar');
    await settled();
    after.pass(1500);
    expect(after.snapshot().place).toEqual(place);
  });

  it('continues at the question also when the visitor was asked twice, days apart', async () => {
    const before = setUp();
    await openTheSimulation(before);
    const { place } = before.snapshot();
    const source = { load: async (name: string) => (name === 'simulation' ? simulation : returnVisit) };
    const afterDays = async (day: number) => {
      const { snapshot } = createSnapshotStorage(before.storage, 'home', () => undefined, readTalk).read(0) ?? {};
      createSnapshotStorage(before.storage, 'home', () => undefined, readTalk).write(
        { ...(snapshot ?? before.snapshot()), token: day },
        Date.UTC(2026, 10, day, 12),
      );
      const page = setUp({ storage: before.storage, source });
      page.conductor.start();
      await settled();
      page.pass(600);
      return page;
    };
    await afterDays(17);
    const asked = await afterDays(19);
    expect(asked.where()).toBe('return-visit:conversa-antiga waiting');

    asked.choose('continuar');
    await settled();
    asked.pass(1500);
    expect(asked.snapshot().place).toEqual(place);
  });

  it('begins with the purchase that an earlier visit left open, after the first words of the page', async () => {
    const noted: unknown[] = [];
    const { conductor, where, snapshot } = setUp({
      source: { load: async () => returnVisit },
      openPurchase: () => aPurchase(),
      remember: ({ journey }) => noted.push(journey.compraAberta?.id),
    });

    conductor.start();
    await settled();
    expect(where()).toBe('return-visit:compra-aberta waiting');
    expect(snapshot().transcript.map(({ text }) => text)).toEqual([
      expect.stringContaining('Boas-vindas'),
      expect.stringContaining('<b>vence amanhã</b>'),
    ]);
    expect(noted).toContain(aPurchase().id);
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
      const ready = setUp({
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

  it('starts a new journey where storage is forbidden', () => {
    const reloadPage = jest.fn();
    const { conductor } = setUp({ storage: forbiddenStorage, reloadPage });
    conductor.start();

    conductor.startAnew();

    expect(reloadPage).toHaveBeenCalledTimes(1);
  });

  it('puts the present location into a new journey, and into a restored one instead of the earlier location', () => {
    const at = (expiraEm: number) => ({ expiraEm, geoLocation: { ...geoLocation, geoId: expiraEm } });
    const before = setUp({ location: () => at(1) });
    before.conductor.start();
    expect(before.conductor.store.getState().snapshot.journey.localizacao).toEqual(at(1));

    const moved = setUp({ storage: before.storage, location: () => at(2) });
    expect(moved.conductor.store.getState().snapshot.journey.localizacao).toEqual(at(2));

    const expired = setUp({ storage: before.storage });
    expect(expired.conductor.store.getState().snapshot.journey).not.toHaveProperty('localizacao');
  });
});
