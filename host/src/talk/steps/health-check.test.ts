import { fakeHttp } from '@consorcio/shared/testing';
import { healthAnswers, itReadsAllAnswers } from '@consorcio/shared/testing/answers';
import { checkHealth, prefetchHealth } from './health-check.step';

itReadsAllAnswers(healthAnswers, ({ http, signal }) => checkHealth(http, signal));

describe('checkHealth', () => {
  const { signal } = new AbortController();

  it('uses the early check once', async () => {
    const http = fakeHttp(() => 'Healthy');
    prefetchHealth(http);
    await checkHealth(http, signal);
    expect(http.calls).toHaveLength(1);
    await checkHealth(http, signal);
    expect(http.calls).toHaveLength(2);
  });

  it('checks again when the early check failed', async () => {
    let healthy = false;
    const http = fakeHttp(() => healthy);
    prefetchHealth(http);
    await new Promise(process.nextTick);
    healthy = true;
    await expect(checkHealth(http, signal)).resolves.toBe(true);
  });

  it.each([false, null, '', 0])('treats the answer %p as unhealthy', async (answer) => {
    const http = fakeHttp(() => answer);
    await expect(checkHealth(http, signal)).rejects.toMatchObject({ code: 'contract.mismatch' });
  });
});
