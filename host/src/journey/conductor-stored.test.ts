import { tasksDone } from '@consorcio/shared/testing';
import returnVisit from '../return-visit/segment';
import { readConversation } from './read-conversation';
import { createSnapshotStorage } from './snapshot-storage';
import { aConductor, openTheSimulation, simulation } from '../testing/a-conductor';

describe('A conversation that was stored', () => {
  it('resumes after a reload at the same step with the same messages, without announcing them again', async () => {
    const before = aConductor();
    await openTheSimulation(before);
    before.conductor.driver.draft('Joa');
    const { snapshot } = before.conductor.store.getState();

    const after = aConductor({ storage: before.storage });
    after.conductor.start();
    await tasksDone();

    const view = after.conductor.store.getState();
    expect(view.snapshot).toEqual(snapshot);
    expect(view.restored).toBe(snapshot.transcript.length);
    expect(view.segments).toHaveProperty('simulation');
    expect(after.spoken).toEqual([]);
  });

  it('asks the open question again when its message could not be stored, and keeps what was typed', async () => {
    const before = aConductor();
    await openTheSimulation(before);
    before.conductor.driver.draft('Joa');
    const question = before.snapshot().transcript.at(-1)?.text;
    before.storage.removeItem('consorcio.journey.home.log.0');

    const after = aConductor({ storage: before.storage });
    after.conductor.start();
    await tasksDone();
    after.pass(0);

    expect(after.where()).toBe('simulation:lead-nome waiting');
    expect(after.snapshot().transcript.map(({ text }) => text)).toEqual([question]);
    expect(after.snapshot().draft).toBe('Joa');
  });

  it('asks whether a conversation of another day goes on, and continues it at its question', async () => {
    const before = aConductor();
    await openTheSimulation(before);
    const { place, transcript } = before.snapshot();
    const stored = createSnapshotStorage(before.storage, 'home', () => undefined, readConversation);
    stored.write({ ...before.snapshot(), token: 99 }, Date.UTC(2026, 10, 19, 12));

    const after = aConductor({
      storage: before.storage,
      source: { load: async (name) => (name === 'simulation' ? simulation : returnVisit) },
    });
    after.conductor.start();
    await tasksDone();
    after.pass(600);
    expect(after.where()).toBe('return-visit:conversa-antiga waiting');
    expect(after.snapshot().transcript.slice(0, transcript.length)).toEqual(transcript);

    after.choose('continuar');
    await tasksDone();
    after.pass(1500);
    expect(after.snapshot().place).toEqual(place);
  });

  it('continues at the question also when the visitor was asked twice, days apart', async () => {
    const before = aConductor();
    await openTheSimulation(before);
    const { place } = before.snapshot();
    const source = { load: async (name: string) => (name === 'simulation' ? simulation : returnVisit) };
    const afterDays = async (day: number) => {
      const { snapshot } =
        createSnapshotStorage(before.storage, 'home', () => undefined, readConversation).read(0) ?? {};
      createSnapshotStorage(before.storage, 'home', () => undefined, readConversation).write(
        { ...(snapshot ?? before.snapshot()), token: day },
        Date.UTC(2026, 10, day, 12),
      );
      const page = aConductor({ storage: before.storage, source });
      page.conductor.start();
      await tasksDone();
      page.pass(600);
      return page;
    };
    await afterDays(17);
    const asked = await afterDays(19);
    expect(asked.where()).toBe('return-visit:conversa-antiga waiting');

    asked.choose('continuar');
    await tasksDone();
    asked.pass(1500);
    expect(asked.snapshot().place).toEqual(place);
  });
});
