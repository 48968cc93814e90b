/** @jest-environment jsdom */
import { forbiddenStorage } from '../testing/a-storage';
import { createJourneyBuilds } from './journey-builds';
import { type Container, loadEntry } from './load-entry';
import type { Remote } from './manifest';
import { visitorId } from './visitor-id';

jest.mock('./load-entry');

describe('the runtime of a build', () => {
  const loading = jest.mocked(loadEntry);
  const [entry, chunk] = ['https://pay.test/remoteEntry.js', 'https://pay.test/segment.js'] as const;
  const chunks = [`${chunk}?r=1`, 'https://pay.test/parts.js?r=1'];
  const integrity = { [entry]: 'sha384-entry', [chunk]: 'sha384-segment' };
  const names = { name: 'mf_payment', globalName: 'mf_payment' };
  const remote: Remote = { ...names, contract: 1, entry: `${entry}?r=1`, chunks, integrity };
  const preloads = () => {
    const links = [...document.head.querySelectorAll<HTMLLinkElement>('link[rel="preload"]')];
    return links.map(({ href, integrity }) => [href, integrity]);
  };
  const hashes = () => (globalThis as { _FEDERATION_INTEGRITY?: Record<string, string> })._FEDERATION_INTEGRITY;

  const early = { '/main.abc.js': 'sha384-main' };
  let run: typeof import('./federation-runtime').run;

  beforeAll(async () => {
    // Webpack defines the one in builds, the HTML of a page the other.
    Object.assign(globalThis, { FEDERATION_BUNDLER_RUNTIME: {}, _FEDERATION_INTEGRITY: early });
    ({ run } = await import('./federation-runtime'));
  });
  beforeEach(() => loading.mockReset().mockRejectedValue(new Error('refused')));
  afterEach(() => expect(preloads()).toEqual([]));

  it('preloads the chunks with their hashes and returns the module that the segment exposes', async () => {
    const segment = { default: 'payment' };
    loading.mockImplementationOnce(async () => {
      expect(preloads()).toEqual([
        ['https://pay.test/segment.js?r=1', 'sha384-segment'],
        ['https://pay.test/parts.js?r=1', ''],
      ]);
      return { init: () => undefined, get: async () => () => segment };
    });
    const mark = jest.fn();
    await expect(run(remote, mark)).resolves.toBe(segment);
    expect(loading).toHaveBeenCalledWith(remote.entry, 'mf_payment', 'sha384-entry');
    expect(mark.mock.calls).toEqual([['entry'], ['init']]);
  });

  it('removes the preloads when the entry fails, keeps the hashes of the page, and adds those of a build', async () => {
    for (const _attempt of [1, 2]) {
      await expect(run(remote)).rejects.toThrow('refused');
      expect(preloads()).toEqual([]);
    }
    expect(hashes()).toBe(early);
    expect(early).toEqual({ '/main.abc.js': 'sha384-main', ...remote.integrity });
  });

  it('refuses a build that has another hash for an address, before any of its code is requested', async () => {
    const other = { ...remote.integrity, 'https://pay.test/segment.js': 'sha384-other' };
    await expect(run({ ...remote, integrity: other })).rejects.toMatchObject({ code: 'segment.broken' });
    expect(loading).not.toHaveBeenCalled();
    expect(hashes()).toMatchObject(remote.integrity);
  });

  it('runs no script without a hash in a production build of the host', async () => {
    const environment = process.env.NODE_ENV;
    Object.assign(process.env, { NODE_ENV: 'production' });
    await expect(run(remote)).rejects.toMatchObject({ code: 'segment.broken' });
    Object.assign(process.env, { NODE_ENV: environment });
    expect(loading).not.toHaveBeenCalled();
  });
});

describe('loadEntry', () => {
  const { loadEntry: load } = jest.requireActual<typeof import('./load-entry')>('./load-entry');
  const page = globalThis as unknown as Record<string, Container | undefined>;
  const aContainer = (): Container => ({ init: () => undefined, get: async () => () => undefined });
  const scripts = () => [...document.head.querySelectorAll('script')];
  const scriptOf = (url: string) => {
    const script = scripts().find(({ src }) => src === url);
    if (!script) throw new Error(`${url} was not requested.`);
    return script;
  };
  /** The browser runs a script that arrives and fires `load` before it runs another script. */
  function arrive(url: string, result: Container | Error): void {
    const script = scriptOf(url);
    if (result instanceof Error) window.dispatchEvent(new ErrorEvent('error', { filename: url, error: result }));
    else page.mf_payment = result;
    script.dispatchEvent(new Event('load'));
  }
  const [one, two] = ['https://one.test/remoteEntry.js', 'https://two.test/remoteEntry.js'] as const;

  afterEach(() => {
    Reflect.deleteProperty(page, 'mf_payment');
    document.head.replaceChildren();
  });

  it('returns the container of the entry and leaves nothing in the page', async () => {
    const container = aContainer();
    const loading = load(one, 'mf_payment', 'sha384-abc');
    expect(scriptOf(one)).toMatchObject({ integrity: 'sha384-abc', crossOrigin: 'anonymous' });
    arrive(one, container);
    await expect(loading).resolves.toBe(container);
    expect([scripts(), page.mf_payment]).toEqual([[], undefined]);
  });

  it('returns the container of each build, in whatever order they arrive, and of none that threw', async () => {
    const three = 'https://three.test/remoteEntry.js';
    const [first, second] = [aContainer(), aContainer()];
    const loading = [one, two, three].map((url) => load(url, 'mf_payment', ''));
    const thrown = new Error('on load');
    arrive(two, second);
    arrive(one, first);
    arrive(three, thrown);
    await expect(loading[2]).rejects.toMatchObject({ code: 'segment.broken', cause: thrown });
    expect(await loading[0]).toBe(first);
    expect(await loading[1]).toBe(second);
  });

  it('rejects when the file is missing, and removes its script', async () => {
    const loading = load(one, 'mf_payment', '');
    scriptOf(one).dispatchEvent(new Event('error'));
    await expect(loading).rejects.toMatchObject({ code: 'segment.unreachable' });
    expect(scripts()).toEqual([]);
  });
});

describe('the builds a journey has entered', () => {
  const build = {
    manifest: 'https://payment.example/a1/mf-manifest.json',
    contract: 5,
    integrity: `sha384-${'A'.repeat(64)}`,
    variant: 'canary',
  } as const;
  beforeEach(() => sessionStorage.clear());
  const open = (journey = 'journey-1', report: (error: unknown) => void = () => undefined) =>
    createJourneyBuilds(sessionStorage, journey, report);

  it('are the same after a reload, and kept apart for each journey', () => {
    open().keep('payment', build);
    const other = open('journey-2');
    expect(other.of('payment')).toBeUndefined();
    other.keep('survey', build);
    expect(open().of('payment')).toEqual(build);
    expect([open().of('survey'), open().of('constructor')]).toEqual([undefined, undefined]);
  });

  const stored = ['{', '{"payment":{"manifest":"javascript:alert(1)","contract":5,"variant":"release"}}'];
  it.each(stored)('are none when the stored text is %s', (text) => {
    sessionStorage.setItem('consorcio.builds.journey-1', text);
    const report = jest.fn();
    expect(open('journey-1', report).of('payment')).toBeUndefined();
    expect(report).toHaveBeenCalledTimes(1);
  });

  it('last as long as the page where storage is forbidden', () => {
    const builds = createJourneyBuilds(forbiddenStorage, 'journey-1', () => undefined);
    builds.keep('payment', build);
    expect(builds.of('payment')).toEqual(build);
  });
});

it('the id of a visitor is created once, again when the stored value is not an id, and that of the journey where nothing is stored', () => {
  localStorage.setItem('consorcio.visitor', 'x');
  const id = visitorId(localStorage, 'journey-1');
  expect(id).toMatch(/^[0-9a-f-]{36}$/);
  expect(visitorId(localStorage, 'journey-2')).toBe(id);
  expect(visitorId(forbiddenStorage, 'journey-1')).toBe('journey-1');
});
