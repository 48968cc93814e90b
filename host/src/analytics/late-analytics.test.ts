import { createEventBus, type Fact } from '@consorcio/shared/events';
import type { Analytics } from './analytics';
import { startLateAnalytics } from './late-analytics';

const fact = (LeadID: number): Fact => ({ name: 'lead.saved', payload: { LeadID } });

function setUp() {
  const bus = createEventBus(() => undefined);
  const heard: Fact[] = [];
  const analytics: Analytics = { hear: async (told) => void heard.push(told) };
  const loads: { come(): void; fail(): void }[] = [];
  const load = jest.fn(
    () =>
      new Promise<Analytics>((resolve, reject) => {
        loads.push({ come: () => resolve(analytics), fail: () => reject(new Error('ChunkLoadError')) });
      }),
  );
  const paints: (() => void)[] = [];
  const report = jest.fn();
  startLateAnalytics({ bus, load, afterFirstPaint: (run) => paints.push(run), report });
  return {
    heard,
    load,
    report,
    publish: (...ids: number[]) => {
      for (const id of ids) bus.publish(fact(id));
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

describe('startLateAnalytics', () => {
  it('loads nothing before the first paint, however many facts there are', () => {
    const { load, publish, paint } = setUp();
    publish(1, 2);
    expect(load).not.toHaveBeenCalled();

    paint();
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('is ready before the first fact', async () => {
    const { heard, load, publish, paint, settle } = setUp();
    paint();
    await settle('come');
    expect(heard).toEqual([]);

    publish(1);
    await settle('come');
    expect(heard).toEqual([fact(1)]);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('hands over what it heard from the start, each fact once, in order', async () => {
    const { heard, load, report, publish, paint, settle } = setUp();
    publish(1, 2);
    paint();
    publish(3);
    await settle('come');
    publish(4, 5);
    await settle('come');

    expect(heard).toEqual([1, 2, 3, 4, 5].map(fact));
    expect(load).toHaveBeenCalledTimes(1);
    expect(report).not.toHaveBeenCalled();
  });

  it('asks again at the next fact when the load failed, loses nothing and warns once', async () => {
    const { heard, load, report, publish, paint, settle } = setUp();
    publish(1);
    paint();
    publish(2);
    await settle('fail');
    expect(load).toHaveBeenCalledTimes(1);

    publish(3);
    await settle('fail');
    publish(4, 5);
    expect(load).toHaveBeenCalledTimes(3);
    await settle('come');
    publish(6);
    await settle('come');

    expect(heard).toEqual([1, 2, 3, 4, 5, 6].map(fact));
    expect(load).toHaveBeenCalledTimes(3);
    expect(report.mock.calls).toEqual([[{ code: 'network.lost' }, { at: 'analytics' }]]);
  });
});
