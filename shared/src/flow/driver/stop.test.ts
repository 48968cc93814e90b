import { tasksDone } from '../../testing/fake-clock';
import { aSegment } from '../../testing/segments';
import { defineStep } from '../step';
import { ask, bye, promised, setUp, started, where } from './testing/a-driver';

describe('stop', () => {
  it('cancels timers and requests; nothing happens any more', async () => {
    const answer = promised<number>();
    const signals: AbortSignal[] = [];
    const look = defineStep({
      name: 'look',
      leadsTo: ['bye'],
      fetch: {
        input: () => undefined,
        run: ({ signal }) => {
          signals.push(signal);
          return answer.promise;
        },
        settle: (journey) => journey,
      },
    });
    const { driver, log } = await started(aSegment('demo', [look, bye]));
    const kept = log.length;

    driver.stop();
    expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
    answer.resolve(1);
    await tasksDone();
    driver.start('resumed');

    expect(where(driver)).toBe('look fetching');
    expect(log).toHaveLength(kept);
  });

  it('leaves no timer running', async () => {
    const { driver, clock } = setUp(aSegment('demo', [ask]));
    driver.start('started');
    await tasksDone();
    expect(clock.pending()).toEqual([1500]);

    driver.stop();

    expect(clock.pending()).toEqual([]);
    clock.pass(5000);
    expect(where(driver)).toBe('ask typing');
  });

  it('called from within an effect skips the remaining effects', async () => {
    const sent: string[] = [];
    const look = defineStep({
      name: 'look',
      leadsTo: ['bye'],
      fetch: { input: () => undefined, run: async () => void sent.push('sent'), settle: (journey) => journey },
    });
    const intro = defineStep({ name: 'intro', leadsTo: ['look'], text: 'Oi!' });
    const ready = setUp(aSegment('demo', [intro, look, bye]), { delayMs: () => 0, say: () => ready.driver.stop() });
    ready.driver.start('started');
    await tasksDone();

    expect(sent).toEqual([]);
  });
});
