import { fetchEarly } from './early-config';

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
