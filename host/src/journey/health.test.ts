import { fakeHttp } from '@consorcio/shared/testing';
import { checkHealth, prefetchHealth } from './health';

const { signal } = new AbortController();

describe('checkHealth', () => {
  it('uses the answer that came with the page, once', async () => {
    const http = fakeHttp(() => 'Healthy');
    prefetchHealth(http);

    await checkHealth(http, signal);
    expect(http.calls).toHaveLength(1);

    await checkHealth(http, signal);
    expect(http.calls).toHaveLength(2);
  });

  it('asks again when the early question failed', async () => {
    let healthy = false;
    const http = fakeHttp(() => healthy);
    prefetchHealth(http);
    await new Promise(process.nextTick);
    healthy = true;

    await expect(checkHealth(http, signal)).resolves.toBe(true);
  });

  it.each([false, null, '', 0])('takes %p for ill', async (answer) => {
    await expect(
      checkHealth(
        fakeHttp(() => answer),
        signal,
      ),
    ).rejects.toMatchObject({ code: 'contract.mismatch' });
  });
});
