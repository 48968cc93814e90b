import { fetchEarly } from '../boot/early-config';
import { loadConfig } from './config';
import { loadRelease } from './release';

const served =
  (body: unknown, status = 200): typeof globalThis.fetch =>
  async () =>
    new Response(typeof body === 'string' ? body : JSON.stringify(body), { status });
const redirected = (body: unknown) =>
  Object.defineProperty(new Response(JSON.stringify(body)), 'redirected', { value: true });
const config = { apiBaseUrl: 'http://localhost:4000', apiKey: 'key' };

describe('loadConfig', () => {
  const app = { iosHandler: 'consorcio', androidInterface: 'ConsorcioApp', parentOrigin: null };

  it('uses defaults for missing fields, bypasses caches and has a time limit', async () => {
    const fetch = jest.fn(served(config));
    const limits = { fakeLoadDelayMs: null, idempotencyKeys: 'sent', segmentTimeoutMs: 3000, apiTimeoutMs: 20_000 };
    const defaults = { chatUrl: null, ...limits, appBridge: app, observation: { endpoint: null } };
    await expect(loadConfig(fetch)).resolves.toEqual({ ...config, ...defaults });
    expect(fetch.mock.calls[0]?.[1]).toEqual({ cache: 'no-store', signal: expect.any(AbortSignal) });
  });

  it('uses defaults for missing fields of the app bridge', async () => {
    for (const appBridge of [
      { iosHandler: 'chat' },
      { androidInterface: '$Chat_2', parentOrigin: 'http://a.example' },
    ]) {
      const loaded = await loadConfig(served({ ...config, appBridge }));
      expect(loaded.appBridge).toEqual({ ...app, ...appBridge });
    }
  });

  const secret = 'https://user:secret@api.example'; // every visitor could read it
  const origins = ['*', 'app.example', 'javascript:alert(1)', 'https://app.example/', 'https://app.example/chat'];
  const others = ['\\chat', '?chat', '#chat'].map((more) => `https://app.example${more}`);
  it.each<[string, unknown, why: string]>([
    ['an address that runs code', { ...config, apiBaseUrl: 'javascript:alert(1)' }, 'apiBaseUrl'],
    ['a password in the address of the API', { ...config, apiBaseUrl: secret }, 'apiBaseUrl'],
    ['a password in the address of the chat', { ...config, chatUrl: secret }, 'chatUrl'],
    ['a password in the endpoint', { ...config, observation: { endpoint: secret } }, 'endpoint'],
    ['no key', { ...config, apiKey: '' }, 'apiKey'],
    ['a negative pause', { ...config, fakeLoadDelayMs: -1 }, 'fakeLoadDelayMs'],
    ['a handler that is not a name', { ...config, appBridge: { iosHandler: 'a.b' } }, 'iosHandler'],
    ['an interface without a name', { ...config, appBridge: { androidInterface: '' } }, 'androidInterface'],
    ...[...origins, ...others, 'https://me@app.example'].map((parentOrigin): [string, object, string] => [
      `${parentOrigin}, which is no origin`,
      { ...config, appBridge: { parentOrigin } },
      'parentOrigin',
    ]),
    ['an endpoint that runs code', { ...config, observation: { endpoint: 'javascript:alert(1)' } }, 'endpoint'],
    ['a web page', '<!doctype html>', 'not JSON'],
    ['two megabytes', `{"more":"${'x'.repeat(2 * 1024 * 1024)}"}`, 'more than 1048576 bytes'],
    ['lists in each other', `${'['.repeat(100_000)}${']'.repeat(100_000)}`, 'nested too deeply'],
    ['a prototype with the fields', JSON.stringify(config).replace(/^.*$/, '{"__proto__":$&}'), 'apiBaseUrl'],
  ])('rejects %s with config.invalid and the reason', async (_, body, why) => {
    const message = expect.stringContaining(why);
    await expect(loadConfig(served(body))).rejects.toMatchObject({ code: 'config.invalid', message });
  });

  it.each([
    ['when the file does not exist', served({}, 404), { code: 'config.invalid', status: 404 }],
    ['a redirect, which may lead to another server', async () => redirected(config), { code: 'config.invalid' }],
    ['when the connection breaks', () => Promise.reject(new TypeError('Failed to fetch')), { code: 'network.lost' }],
  ])('rejects %s', async (_, fetch, failure) => {
    await expect(loadConfig(fetch)).rejects.toMatchObject(failure);
  });
});

describe('loadRelease', () => {
  const releasing = (manifest: string) => ({ segments: { simulation: { manifest, contract: 1 } } });

  it('reads the build of each segment, and rejects a manifest that is not an address', async () => {
    const release = releasing('http://localhost:3001/mf-manifest.json');
    await expect(loadRelease(served(release))).resolves.toEqual(release);
    const wrong = served(releasing('mf-manifest.json'));
    await expect(loadRelease(wrong)).rejects.toMatchObject({ code: 'config.invalid' });
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

describe('fetchEarly', () => {
  const answer = (body: string, status = 200) => new Response(body, { status });
  const early = (asked: Promise<Response> | undefined, freshMs?: number) => {
    const fetchNow = jest.fn(async () => answer('"own"'));
    return { fetch: fetchEarly(asked, fetchNow, freshMs), fetchNow };
  };

  it('uses the request that the page has already sent once, and otherwise sends its own', async () => {
    const { fetch, fetchNow } = early(Promise.resolve(answer('"early"')));
    const init = { cache: 'no-store' } as const;
    expect(await (await fetch('/config.json')).json()).toBe('early');
    expect(fetchNow).not.toHaveBeenCalled();
    expect(await (await fetch('/config.json', init)).json()).toBe('own');
    expect(fetchNow).toHaveBeenCalledWith('/config.json', init);
    const none = early(undefined);
    await none.fetch('/config.json', init);
    expect(none.fetchNow).toHaveBeenCalledWith('/config.json', init);
  });

  it.each([
    ['younger', Number.POSITIVE_INFINITY, 'early'],
    ['older', 0, 'own'],
  ])('uses what the page has asked for only while it is fresh: a page that is %s', async (_age, freshMs, body) => {
    const { fetch } = early(Promise.resolve(answer('"early"')), freshMs);
    expect(await (await fetch('/release.json')).json()).toBe(body);
  });

  it.each([
    ['keeps the status of the answer', answer('no', 503), { status: 503, ok: false }],
    ['is an error after a redirect', redirected({}), { type: 'error', ok: false }],
  ])('%s', async (_, asked, expected) => {
    expect(await early(Promise.resolve(asked)).fetch('/config.json')).toMatchObject(expected);
  });

  it('fails as the request of the page failed', async () => {
    const { fetch } = early(Promise.reject(new TypeError('lost')));
    await expect(fetch('/config.json')).rejects.toThrow('lost');
  });

  it.each([
    ['no answer', new Promise<Response>(() => undefined)],
    ['no body', Promise.resolve(new Response(new ReadableStream()))],
  ])('ends at the time limit of the call when there is %s', async (_, asked) => {
    const limit = new AbortController();
    const called = early(asked).fetch('/config.json', { signal: limit.signal });
    limit.abort(new DOMException('late', 'TimeoutError'));
    await expect(called).rejects.toThrow('late');
  });
});
