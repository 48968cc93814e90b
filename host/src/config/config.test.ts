import { loadConfig } from './config';
import { fetchEarly } from './early-config';
import { loadRelease } from './release';

const served =
  (body: unknown, status = 200): typeof globalThis.fetch =>
  async () =>
    new Response(typeof body === 'string' ? body : JSON.stringify(body), { status });

const config = { apiBaseUrl: 'http://localhost:4000', apiKey: 'key' };

describe('loadConfig', () => {
  it('uses defaults for missing fields', async () => {
    await expect(loadConfig(served(config))).resolves.toEqual({
      ...config,
      chatUrl: null,
      fakeLoadDelayMs: null,
      idempotencyKeys: 'sent',
      segmentTimeoutMs: 3000,
      apiTimeoutMs: 20_000,
      appBridge: { iosHandler: 'consorcio', androidInterface: 'ConsorcioApp', parentOrigin: null },
      observation: { endpoint: null },
    });
  });

  it.each([
    [{ iosHandler: 'chat' }, { iosHandler: 'chat', androidInterface: 'ConsorcioApp', parentOrigin: null }],
    [
      { androidInterface: '$Chat_2', parentOrigin: 'http://localhost:3000' },
      { iosHandler: 'consorcio', androidInterface: '$Chat_2', parentOrigin: 'http://localhost:3000' },
    ],
  ])('uses defaults for the fields of the app bridge that %j lacks', async (appBridge, filled) => {
    await expect(loadConfig(served({ ...config, appBridge }))).resolves.toMatchObject({ appBridge: filled });
  });

  it.each(['apiBaseUrl', 'chatUrl'])(
    'refuses a name and a password in %s, which every visitor could read',
    async (field) => {
      const given = { ...config, [field]: 'https://user:secret@api.example' };
      await expect(loadConfig(served(given))).rejects.toMatchObject({ code: 'config.invalid' });
      const endpoint = 'https://user:secret@seen.example';
      await expect(loadConfig(served({ ...config, observation: { endpoint } }))).rejects.toMatchObject({
        code: 'config.invalid',
      });
    },
  );

  it('bypasses caches and has a time limit', async () => {
    const seen: (RequestInit | undefined)[] = [];
    await loadConfig(async (_, init) => {
      seen.push(init);
      return new Response(JSON.stringify(config));
    });
    expect(seen).toEqual([{ cache: 'no-store', signal: expect.any(AbortSignal) }]);
  });

  it.each([
    ['an address that runs code', { ...config, apiBaseUrl: 'javascript:alert(1)' }, 'apiBaseUrl'],
    ['no key', { ...config, apiKey: '' }, 'apiKey'],
    ['a negative pause', { ...config, fakeLoadDelayMs: -1 }, 'fakeLoadDelayMs'],
    ['a handler that is not a name', { ...config, appBridge: { iosHandler: 'a.b' } }, 'iosHandler'],
    ['an interface without a name', { ...config, appBridge: { androidInterface: '' } }, 'androidInterface'],
    ['an endpoint that runs code', { ...config, observation: { endpoint: 'javascript:alert(1)' } }, 'endpoint'],
    ['a web page', '<!doctype html>', 'not JSON'],
    ['two megabytes', `{"more":"${'x'.repeat(2 * 1024 * 1024)}"}`, 'more than 1048576 bytes'],
    ['lists in each other', `${'['.repeat(100_000)}${']'.repeat(100_000)}`, 'nested too deeply'],
    ['a prototype with the fields', JSON.stringify(config).replace(/^.*$/, '{"__proto__":$&}'), 'apiBaseUrl'],
  ])('rejects %s with config.invalid and the reason', async (_, body, why) => {
    const loading = loadConfig(served(body));
    await expect(loading).rejects.toMatchObject({ code: 'config.invalid' });
    await expect(loading).rejects.toThrow(why);
  });

  it.each([
    '*',
    'app.example',
    'javascript:alert(1)',
    'https://app.example/',
    'https://app.example/chat',
    'https://app.example\\chat',
    'https://app.example?chat',
    'https://app.example#chat',
    'https://me@app.example',
  ])('rejects %s, which is not an origin', async (parentOrigin) => {
    await expect(loadConfig(served({ ...config, appBridge: { parentOrigin } }))).rejects.toThrow('parentOrigin');
  });

  it('rejects with config.invalid when the file does not exist', async () => {
    await expect(loadConfig(served({}, 404))).rejects.toMatchObject({ code: 'config.invalid', status: 404 });
  });

  it('rejects a redirect, which may lead to another server', async () => {
    const redirected = Object.defineProperty(new Response(JSON.stringify(config)), 'redirected', { value: true });
    await expect(loadConfig(async () => redirected)).rejects.toMatchObject({ code: 'config.invalid' });
  });

  it('rejects with network.lost when the connection breaks', async () => {
    const broken = async () => {
      throw new TypeError('Failed to fetch');
    };
    await expect(loadConfig(broken)).rejects.toMatchObject({ code: 'network.lost' });
  });

  it('rejects with network.timeout when the server does not respond', async () => {
    const hanging: typeof globalThis.fetch = (_, init) =>
      new Promise((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
      });
    jest.useFakeTimers();
    const loading = loadRelease(hanging);
    jest.advanceTimersByTime(8000);
    jest.useRealTimers();
    await expect(loading).rejects.toMatchObject({ code: 'network.timeout' });
  });
});

describe('loadRelease', () => {
  it('reads the build of each segment', async () => {
    const release = { segments: { simulation: { manifest: 'http://localhost:3001/mf-manifest.json', contract: 1 } } };
    await expect(loadRelease(served(release))).resolves.toEqual(release);
  });

  it('rejects a manifest that is not an address', async () => {
    const release = { segments: { simulation: { manifest: 'mf-manifest.json', contract: 1 } } };
    await expect(loadRelease(served(release))).rejects.toMatchObject({ code: 'config.invalid' });
  });
});

const answer = (body: string, status = 200) => new Response(body, { status });

describe('fetchEarly', () => {
  it('uses the request that the page has already sent once, and then sends its own', async () => {
    const fetchNow = jest.fn(async () => answer('"second"'));
    const fetch = fetchEarly(Promise.resolve(answer('"first"')), fetchNow);

    expect(await (await fetch('/config.json')).json()).toBe('first');
    expect(fetchNow).not.toHaveBeenCalled();
    expect(await (await fetch('/config.json')).json()).toBe('second');
  });

  it('sends its own request when the page sent none', async () => {
    const fetchNow = jest.fn(async () => answer('1'));
    const init = { cache: 'no-store' } as const;

    await fetchEarly(undefined, fetchNow)('/config.json', init);

    expect(fetchNow).toHaveBeenCalledWith('/config.json', init);
  });

  it.each([
    ['younger', Number.POSITIVE_INFINITY, 'early'],
    ['older', 0, 'new'],
  ])('uses what the page has asked for only while it is fresh: a page that is %s', async (_age, freshMs, body) => {
    const fetch = fetchEarly(Promise.resolve(answer('"early"')), async () => answer('"new"'), freshMs);

    expect(await (await fetch('/release.json')).json()).toBe(body);
  });

  it('keeps the status of the answer', async () => {
    const fetch = fetchEarly(Promise.resolve(answer('no', 503)), jest.fn());

    expect(await fetch('/config.json')).toMatchObject({ status: 503, ok: false });
  });

  it('is an error after a redirect', async () => {
    const redirected = Object.defineProperty(answer('{}'), 'redirected', { value: true });
    const fetch = fetchEarly(Promise.resolve(redirected), jest.fn());

    expect(await fetch('/config.json')).toMatchObject({ type: 'error', ok: false });
  });

  it('fails as the request of the page failed', async () => {
    const fetch = fetchEarly(Promise.reject(new TypeError('lost')), jest.fn());

    await expect(fetch('/config.json')).rejects.toThrow('lost');
  });

  it.each([
    ['no answer', new Promise<Response>(() => undefined)],
    ['no body', Promise.resolve(new Response(new ReadableStream()))],
  ])('ends at the time limit of the call when there is %s', async (_, asked) => {
    const limit = new AbortController();
    const called = fetchEarly(asked, jest.fn())('/config.json', { signal: limit.signal });
    limit.abort(new DOMException('late', 'TimeoutError'));

    await expect(called).rejects.toThrow('late');
  });
});
