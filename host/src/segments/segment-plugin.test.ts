/** @jest-environment jsdom */
import { runScript, segmentPlugin } from './segment-plugin';

const entryAt = (origin: string) => `https://${origin}.test/remoteEntry.js`;
const [one, two, three] = [entryAt('one'), entryAt('two'), entryAt('three')];

describe('the scripts of a build', () => {
  const early = { '/main.abc.js': 'sha384-main', [one]: 'sha384-one' };
  let plugin: ReturnType<typeof segmentPlugin>['plugin'];
  beforeEach(() => {
    globalThis._FEDERATION_INTEGRITY = early; // the HTML of a page made it
    ({ plugin } = segmentPlugin(new Map(), jest.fn()));
  });
  const pinned = (url: string) =>
    [plugin.createScript, plugin.createLink].map((hook) => {
      const attrs = {};
      hook?.({ url, attrs });
      return attrs;
    });

  it('get their hashes, also at another address, and are requested with CORS', () => {
    const attrs = { integrity: 'sha384-one', crossorigin: 'anonymous' };
    expect(pinned(`${one}?r=1`)).toEqual([attrs, attrs]);
    expect(globalThis._FEDERATION_INTEGRITY).toBe(early);
  });

  it('need no hash in a development build of the host, and are refused without one in a production build', () => {
    expect(pinned(two)).toEqual(Array(2).fill({ integrity: '', crossorigin: 'anonymous' }));
    const environment = process.env.NODE_ENV;
    Object.assign(process.env, { NODE_ENV: 'production' });
    expect(() => pinned(two)).toThrow(expect.objectContaining({ code: 'segment.broken' }));
    Object.assign(process.env, { NODE_ENV: environment });
  });
});

describe('an entry', () => {
  const page = globalThis as unknown as Record<string, unknown>;
  const aContainer = () => ({ init: () => undefined, get: () => async () => undefined });
  const scripts = () => [...document.head.querySelectorAll('script')];
  const scriptOf = (url: string) => {
    const script = scripts().find(({ src }) => src === url);
    if (!script) throw new Error(`${url} was not requested.`);
    return script;
  };
  /** The browser runs a script that arrives and fires `load` before it runs another script. */
  async function arrive(url: string, result: object): Promise<void> {
    const script = scriptOf(url);
    if (result instanceof Error)
      window.dispatchEvent(new ErrorEvent('error', { filename: url, message: result.message }));
    else page.mf_payment = result;
    script.dispatchEvent(new Event('load'));
    await Promise.resolve();
  }

  afterEach(() => {
    Reflect.deleteProperty(page, 'mf_payment');
    document.head.replaceChildren();
  });

  it('is checked, and its container leaves nothing in the page', async () => {
    const container = aContainer();
    const loading = runScript(one, 'mf_payment', { integrity: 'sha384-abc', crossorigin: 'anonymous' });
    const checks = ['integrity', 'crossorigin'].map((name) => scriptOf(one).getAttribute(name));
    expect(checks).toEqual(['sha384-abc', 'anonymous']);
    await arrive(one, container);
    await expect(loading).resolves.toBe(container);
    expect([scripts(), page.mf_payment]).toEqual([[], undefined]);
  });

  it('gives the container of its own build, in whatever order they arrive, and none when it threw', async () => {
    const [first, second] = [aContainer(), aContainer()];
    const loading = [one, two, three].map((url) => runScript(url, 'mf_payment', {}));
    loading[2]?.catch(() => undefined);
    await arrive(two, second);
    await arrive(one, first);
    await arrive(three, new Error('on load'));
    await expect(loading[2]).rejects.toMatchObject({
      code: 'segment.broken',
      cause: expect.objectContaining({ message: expect.stringContaining('on load') }),
    });
    expect(await loading[0]).toBe(first);
    expect(await loading[1]).toBe(second);
  });

  it.each([
    ['segment.unreachable', 'is missing', () => scriptOf(one).dispatchEvent(new Event('error'))],
    ['segment.timeout', 'hangs for 20 s', () => jest.advanceTimersByTime(20_000)],
  ])('is %s when it %s, and its script is removed', async (code, _, fail) => {
    jest.useFakeTimers();
    const loading = runScript(one, 'mf_payment', {});
    fail();
    jest.useRealTimers();
    await expect(loading).rejects.toMatchObject({ code });
    expect(scripts()).toEqual([]);
  });
});
