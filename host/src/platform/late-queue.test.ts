import { createLateQueue } from './late-queue';

function setUp(limit?: number) {
  const handled: number[] = [];
  const loads: { succeed(): void; fail(): void }[] = [];
  const load = jest.fn(
    () =>
      new Promise<(item: number) => void>((resolve, reject) => {
        loads.push({
          succeed: () => resolve((item) => void handled.push(item)),
          fail: () => reject(new Error('ChunkLoadError')),
        });
      }),
  );
  const onFailure = jest.fn();
  let paint: () => void = () => undefined;
  const add = createLateQueue({
    load,
    afterFirstPaint: (run) => {
      paint = run;
    },
    onFailure,
    ...(limit !== undefined && { limit }),
  });
  return {
    handled,
    load,
    onFailure,
    paint: () => paint(),
    add: (...items: number[]) => items.forEach(add),
    /** Ends the last load and runs everything that waits for it. */
    async settle(result: 'succeed' | 'fail') {
      loads.at(-1)?.[result]();
      for (let tick = 0; tick < 9; tick += 1) await Promise.resolve();
    },
  };
}

describe('createLateQueue', () => {
  it('loads the handler after the first paint, with or without items', () => {
    const { load, add, paint } = setUp();
    add(1, 2);
    expect(load).not.toHaveBeenCalled();
    paint();
    expect(load).toHaveBeenCalledTimes(1);

    const empty = setUp();
    empty.paint();
    expect(empty.load).toHaveBeenCalledTimes(1);
  });

  it('hands over each item once and in order, also items that were added before the paint', async () => {
    const { handled, load, onFailure, add, paint, settle } = setUp();
    add(1, 2);
    paint();
    add(3);
    await settle('succeed');
    add(4, 5);
    await settle('succeed');

    expect(handled).toEqual([1, 2, 3, 4, 5]);
    expect(load).toHaveBeenCalledTimes(1);
    expect(onFailure).not.toHaveBeenCalled();
  });

  it('loads again at the next item after a failure, loses no item and reports one failure', async () => {
    const { handled, load, onFailure, add, paint, settle } = setUp();
    add(1);
    paint();
    add(2);
    await settle('fail');
    expect(load).toHaveBeenCalledTimes(1);

    add(3);
    await settle('fail');
    add(4, 5);
    expect(load).toHaveBeenCalledTimes(3);
    await settle('succeed');
    add(6);
    await settle('succeed');

    expect(handled).toEqual([1, 2, 3, 4, 5, 6]);
    expect(load).toHaveBeenCalledTimes(3);
    expect(onFailure).toHaveBeenCalledTimes(1);
  });

  it('keeps the earliest items when it is full', async () => {
    const { handled, add, paint, settle } = setUp(2);
    add(1, 2, 3);
    paint();
    await settle('succeed');
    expect(handled).toEqual([1, 2]);
  });
});
