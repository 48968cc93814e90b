import { startLateObservation } from './late-observation';
import type { ObservationRecord } from './records';

const vital = (value: number): ObservationRecord => ({ kind: 'vital', name: 'LCP', value, rating: 'good' });

function setUp() {
  const taken: ObservationRecord[] = [];
  const loads: { come(): void; fail(): void }[] = [];
  const load = jest.fn(
    () =>
      new Promise<(record: ObservationRecord) => void>((resolve, reject) => {
        loads.push({
          come: () => resolve((record) => void taken.push(record)),
          fail: () => reject(new Error('ChunkLoadError')),
        });
      }),
  );
  const paints: (() => void)[] = [];
  const { observe } = startLateObservation({ load, afterFirstPaint: (run) => paints.push(run) });
  return {
    taken,
    load,
    observe: (...values: number[]) => {
      for (const value of values) observe(vital(value));
    },
    paint: () => {
      for (const run of paints) run();
    },
    /** Ends the last load, and lets what waits for it go on. */
    settle: async (how: 'come' | 'fail') => {
      loads.at(-1)?.[how]();
      for (let tick = 0; tick < 9; tick += 1) await Promise.resolve();
    },
  };
}

describe('startLateObservation', () => {
  it('loads nothing before the first paint, however many records there are', () => {
    const { load, observe, paint } = setUp();
    observe(1, 2);
    expect(load).not.toHaveBeenCalled();

    paint();
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('hands over what it was told from the start, each record once, in order', async () => {
    const { taken, load, observe, paint, settle } = setUp();
    observe(1);
    paint();
    observe(2);
    await settle('come');
    observe(3);
    await settle('come');

    expect(taken).toEqual([1, 2, 3].map(vital));
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('asks again at the next record when the load failed, and loses nothing', async () => {
    const { taken, load, observe, paint, settle } = setUp();
    observe(1);
    paint();
    await settle('fail');
    expect(load).toHaveBeenCalledTimes(1);

    observe(2);
    expect(load).toHaveBeenCalledTimes(2);
    await settle('come');
    expect(taken).toEqual([1, 2].map(vital));
  });

  it('keeps the first fifty while nobody takes them', async () => {
    const { taken, observe, paint, settle } = setUp();
    observe(...Array.from({ length: 60 }, (_, index) => index));
    paint();
    await settle('come');
    expect(taken).toHaveLength(50);
    expect(taken.at(-1)).toEqual(vital(49));
  });
});
