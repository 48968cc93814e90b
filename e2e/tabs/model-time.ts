import { install } from '@sinonjs/fake-timers';

/** The timers of this process, which run only when time passes here. The same under jest and in a worker thread. */
export function modelTime() {
  const clock = install({ toFake: ['setTimeout', 'clearTimeout'] });
  return {
    /** Runs the timers of the next ms, and everything that follows from them. */
    pass: (ms: number): Promise<unknown> => clock.tickAsync(ms),
    restore: (): void => clock.uninstall(),
  };
}
