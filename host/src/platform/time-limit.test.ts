import { timeLimited } from './time-limit';

const { timeout } = AbortSignal;
beforeEach(() => {
  jest.useFakeTimers();
  Reflect.deleteProperty(AbortSignal, 'timeout'); // as in Safari 15
});
afterEach(() => {
  jest.useRealTimers();
  AbortSignal.timeout = timeout;
});

it('aborts work that takes too long', async () => {
  const hanging = (signal: AbortSignal) =>
    new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));

  const limited = timeLimited(30, hanging);
  jest.advanceTimersByTime(30);
  await expect(limited).rejects.toMatchObject({ name: 'TimeoutError' });
});

it('returns the result of quick work, and aborts nothing later', async () => {
  let seen: AbortSignal | undefined;
  const quick = async (signal: AbortSignal) => {
    seen = signal;
    return 'done';
  };

  await expect(timeLimited(10, quick)).resolves.toBe('done');
  jest.advanceTimersByTime(30);
  expect(seen?.aborted).toBe(false);
});
