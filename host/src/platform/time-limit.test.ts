import { timeLimit } from './time-limit';

it('aborts a request after its time, in a browser without AbortSignal.timeout', async () => {
  const { timeout } = AbortSignal;
  Reflect.deleteProperty(AbortSignal, 'timeout');
  try {
    const started = performance.now();
    const never = new Promise((_, reject) => {
      const signal = timeLimit(30);
      signal.addEventListener('abort', () => reject(signal.reason));
    });

    await expect(never).rejects.toMatchObject({ name: 'TimeoutError' });
    expect(performance.now() - started).toBeGreaterThanOrEqual(29);
  } finally {
    AbortSignal.timeout = timeout;
  }
});
