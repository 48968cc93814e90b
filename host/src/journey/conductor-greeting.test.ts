import { tasksDone } from '@consorcio/shared/testing';
import { aPurchase } from '../testing/a-purchase';
import returnVisit from '../return-visit/segment';
import { aConductor, openTheSimulation } from '../testing/a-conductor';

describe('The beginning of a conversation', () => {
  it('greets with several messages, the first at once, and announces them', () => {
    const { conductor, pass, spoken, where } = aConductor();

    conductor.start();
    expect(conductor.store.getState().snapshot.transcript).toHaveLength(1);
    expect(spoken).toEqual(['Olá! Boas-vindas ao Alvo <i>.']);

    pass(600);
    pass(600);
    expect(where()).toBe('host:intro waiting');
    expect(spoken).toHaveLength(3);
  });

  describe('with a greeting that the HTML has begun', () => {
    it('goes on from there: the current pause takes only the rest of its time', () => {
      const { conductor, pass, spoken, snapshot, where } = aConductor();

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
      const { conductor, spoken, where, pass } = aConductor();

      conductor.start({ shown: 3, drawn: 3, restMs: 0 });

      expect(where()).toBe('host:intro waiting');
      expect(spoken).toHaveLength(3);
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

    it('has no effect on a stored conversation', async () => {
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

  it('begins with the purchase that an earlier visit left open, after the first words of the page', async () => {
    const noted: unknown[] = [];
    const { conductor, where, snapshot } = aConductor({
      source: { load: async () => returnVisit },
      openPurchase: () => aPurchase(),
      remember: ({ journey }) => noted.push(journey.compraAberta?.id),
    });

    conductor.start();
    await tasksDone();
    expect(where()).toBe('return-visit:compra-aberta waiting');
    expect(snapshot().transcript.map(({ text }) => text)).toEqual([
      expect.stringContaining('Boas-vindas'),
      expect.stringContaining('<b>vence amanhã</b>'),
    ]);
    expect(noted).toContain(aPurchase().id);
  });
});
