import { defineStep, type Snapshot } from '@consorcio/shared/flow';
import { aBrand, aGeoLocation, fakeHttp, noon, tasksDone } from '@consorcio/shared/testing';
import type { KeyValueStorage } from '../memory/guarded-storage';
import { aNote } from '../memory/testing/a-purchase';
import { aStorage, aTab, forbiddenStorage } from '../memory/testing/a-storage';
import returnVisit from './return-visit/segment';
import { aConductor, openTheSimulation, simulation, simulationOf } from './testing/a-conductor';

const tabOf = (storage: KeyValueStorage) => aTab(storage, () => noon);
const nameStep = simulation.steps['lead-nome'];

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

  it('explains that the API is down, and continues at a retry once it is up', async () => {
    let healthy = false;
    const ready = aConductor({ http: fakeHttp(() => healthy) });
    await openTheSimulation(ready);
    expect(ready.snapshot().place.step).toBe('error-general');

    healthy = true;
    ready.choose('tentar-novamente');
    await tasksDone();
    expect(ready.where()).toBe('simulation:lead-nome typing');
    expect(ready.facts).toContainEqual({ name: 'journey.started', payload: { botType: 'home' } });
  });

  it('deletes the old journey before the page reloads with a new one, and says and stores nothing more', () => {
    const storage = aStorage();
    const stored = () => tabOf(storage).stored?.snapshot;
    const atReload: unknown[] = [];
    const { conductor, pass, snapshot } = aConductor({ storage, reloadPage: () => atReload.push(stored()) });
    conductor.start();
    expect(stored()).toMatchObject({ journeyId: 'journey-1' });
    conductor.startAnew();
    pass(600);
    pass(600);
    expect([atReload, snapshot().transcript.length, stored()]).toEqual([[undefined], 1, undefined]);

    const next = aConductor({ storage, newJourneyId: () => 'journey-2' });
    expect(next.snapshot()).toMatchObject({ journeyId: 'journey-2', place: { segment: 'host' } });
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
      const source = { load: async () => simulationOf(step) };
      const ready = aConductor({ storage, source, holdPage: (isHeld) => held.push(isHeld) });
      await openTheSimulation(ready);
      return ready.snapshot();
    };

    expect((await run(paying)).transcript.at(-1)?.text).toBe('Não feche.');
    expect((await run(paying, aStorage())).transcript.at(-1)?.text).toBe('Tudo certo.');
    expect(held).not.toContain(true);
    expect([(await run(sending)).phase.kind, held.at(-1)]).toEqual(['fetching', true]);
    await run(sending, aStorage());
    expect(held.at(-1)).toBe(false);
  });

  it('puts the current location into a new journey, and into a restored one instead of the earlier location', () => {
    const at = (expiraEm: number) => ({ expiraEm, geoLocation: aGeoLocation({ geoId: expiraEm }) });
    const before = aConductor({ location: at(1) });
    before.conductor.start();
    const { storage } = before;
    const locations = [before, aConductor({ storage, location: at(2) }), aConductor({ storage })];
    expect(locations.map(({ snapshot }) => snapshot().journey.localizacao)).toEqual([at(1), at(2), undefined]);
  });
});

describe('The beginning of a conversation', () => {
  // From its first message on: e2e/journeys/opening.journey.ts. With an open purchase: coming-back.journey.ts.
  it.each([
    ['the current pause takes only the rest of its time', 2, 120],
    ['the answer is awaited at once when all of it was shown', 3, 0],
  ])('goes on from a greeting that the HTML has begun: %s', (_, shown, restMs) => {
    const { conductor, pass, spoken, where } = aConductor();
    conductor.start({ shown, drawn: shown, restMs });
    expect(spoken).toHaveLength(shown);
    expect(conductor.store.getState().drawn).toBe(shown);
    if (restMs > 0) {
      pass(restMs - 1);
      expect(where()).toBe('host:intro typing');
      pass(1);
    }
    expect(where()).toBe('host:intro waiting');
    pass(5000);
    expect(spoken).toHaveLength(3);
  });

  it('does not shorten the next pause after a visitor has skipped this one', () => {
    const { conductor, pass, snapshot } = aConductor();
    conductor.start({ shown: 1, drawn: 1, restMs: 120 });
    conductor.driver.skipDelay();
    pass(120);
    expect(snapshot().transcript).toHaveLength(2);
  });

  it('takes no greeting of the HTML for a stored conversation', async () => {
    const before = aConductor();
    await openTheSimulation(before);
    const after = aConductor({ storage: before.storage });
    after.conductor.start({ shown: 1, drawn: 1, restMs: 0 });
    await tasksDone();
    after.pass(5000);
    expect(after.snapshot().transcript).toEqual(before.snapshot().transcript);
    expect(after.conductor.store.getState().drawn).toBe(1);
  });
});

describe('A conversation that was stored', () => {
  async function left() {
    const page = aConductor();
    await openTheSimulation(page);
    page.conductor.driver.draft('Joa');
    return page;
  }
  const source = { load: async (name: string) => (name === 'simulation' ? simulation : returnVisit) };

  async function reopen(storage: ReturnType<typeof aConductor>['storage'], ms = 0) {
    const page = aConductor({ storage, source });
    page.conductor.start();
    await tasksDone();
    page.pass(ms);
    return page;
  }

  // Complete: e2e/journeys/coming-back.journey.ts.
  it('asks the open question again when its message could not be stored, and keeps what was typed', async () => {
    const { snapshot, storage } = await left();
    tabOf({
      ...storage,
      setItem: (key, text) =>
        text.includes('transcript":[]') ? storage.setItem(key, text) : forbiddenStorage.setItem(key, text),
    }).memory.write(snapshot());
    const after = await reopen(storage);
    expect(after.where()).toBe('simulation:lead-nome waiting');
    expect(after.snapshot().transcript.map(({ text }) => text)).toEqual([snapshot().transcript.at(-1)?.text]);
    expect(after.snapshot().draft).toBe('Joa');
  });

  it.each([
    ['of another day', [19]],
    ['that was asked about twice, days apart,', [17, 19]],
  ])('%s goes on at its question if the visitor says so', async (_, days) => {
    const { snapshot, storage } = await left();
    const { place, transcript } = snapshot();
    let page = { snapshot } as ReturnType<typeof aConductor>;
    for (const day of days) {
      const { memory, stored } = aTab(storage, () => Date.UTC(2026, 10, day, 12));
      memory.write({ ...(stored?.snapshot ?? snapshot()), token: day });
      page = await reopen(storage, 600);
    }
    expect(page.where()).toBe('return-visit:conversa-antiga waiting');
    expect(page.snapshot().transcript.slice(0, transcript.length)).toEqual(transcript);

    page.choose('continuar');
    await tasksDone();
    page.pass(1500);
    expect(page.snapshot().place).toEqual(place);
  });
});

describe('the brand of a journey', () => {
  function stored(change: (snapshot: Snapshot) => Partial<Snapshot>) {
    const { conductor, snapshot, storage } = aConductor();
    conductor.start();
    tabOf(storage).memory.write({ ...snapshot(), ...change(snapshot()) });
    return storage;
  }
  const campaignOf = ({ conductor }: ReturnType<typeof aConductor>) => conductor.store.getState().brand.campanhaId;

  it('uses a changed brand until the visitor is a lead; then the conditions of the lead are kept', async () => {
    const ofBrands = simulationOf({
      ...nameStep,
      name: 'lead-nome',
      leadsTo: ['lead-nome'],
      text: ({ brand }) => `campanha ${brand.campanhaId}`,
      record: (journey) => ({ ...journey, lead: { LeadID: 1, LeadToken: 'a' } }),
      next: () => 'lead-nome',
    });
    const ready = aConductor({ brand: aBrand({ campanhaId: 605 }), source: { load: async () => ofBrands } });
    const lastText = () => ready.snapshot().transcript.at(-1)?.text;

    ready.conductor.changeBrand(aBrand({ campanhaId: 1 }));
    await openTheSimulation(ready);
    expect(lastText()).toBe('campanha 1');

    ready.type('Joana');
    ready.conductor.changeBrand(aBrand({ campanhaId: 2 }));
    ready.pass(1500);
    expect([lastText(), campaignOf(ready)]).toEqual(['campanha 1', 1]);
  });

  it.each([
    ['made with a code', 'AMIGO', null, 'AMIGO'],
    ['made without one', null, 'OUTRO', null],
    ['of an older build', undefined, 'OUTRO', 'OUTRO'],
  ])('resumes a conversation under the conditions of its lead (%s)', (_, madeWith, codeOfToday, expected) => {
    const lead = { LeadID: 1, LeadToken: 'a', ...(madeWith !== undefined && { referralCode: madeWith }) };
    const storage = stored(({ journey }) => ({ journey: { ...journey, lead } }));
    const { conductor } = aConductor({ storage, brand: aBrand({ referralCode: codeOfToday }) });
    expect(conductor.store.getState().brand.referralCode).toBe(expected);
  });

  it.each(['sending', 'unknown', 'sent'] as const)('keeps its brand while a request is %s', (state) => {
    const storage = stored(() => ({ submissions: { lead: { key: 'k', state } } }));
    const page = aConductor({ storage, brand: aBrand({ campanhaId: 605 }) });
    page.conductor.changeBrand(aBrand({ campanhaId: 1 }));
    expect(campaignOf(page)).toBe(605);
  });
});
