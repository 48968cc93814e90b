/** @jest-environment jsdom */
import { loadEntry } from './load-entry';
import type { Remote } from './manifest';

jest.mock('./load-entry');
const loading = jest.mocked(loadEntry);

const remote: Remote = {
  name: 'mf_payment',
  globalName: 'mf_payment',
  contract: 1,
  entry: 'https://pay.test/remoteEntry.js?r=1',
  chunks: ['https://pay.test/segment.js?r=1', 'https://pay.test/parts.js?r=1'],
  integrity: { 'https://pay.test/remoteEntry.js': 'sha384-entry', 'https://pay.test/segment.js': 'sha384-segment' },
};
const preloads = () =>
  [...document.head.querySelectorAll<HTMLLinkElement>('link[rel="preload"]')].map(({ href, integrity }) => ({
    href,
    integrity,
  }));

async function openRuntime() {
  Object.assign(globalThis, { FEDERATION_BUNDLER_RUNTIME: {} }); // webpack defines it in builds
  return import('./federation-runtime');
}

it('preloads the chunks with their hashes and returns the module that the segment exposes', async () => {
  const { run } = await openRuntime();
  const segment = { default: 'payment' };
  loading.mockImplementationOnce(async () => {
    expect(preloads()).toEqual([
      { href: 'https://pay.test/segment.js?r=1', integrity: 'sha384-segment' },
      { href: 'https://pay.test/parts.js?r=1', integrity: '' },
    ]);
    return { init: () => undefined, get: async () => () => segment };
  });
  const mark = jest.fn();
  await expect(run(remote, mark)).resolves.toBe(segment);
  expect(loading).toHaveBeenCalledWith(remote.entry, 'mf_payment', 'sha384-entry');
  expect(mark.mock.calls).toEqual([['entry'], ['init']]);
  expect(preloads()).toEqual([]);
});

it('removes the preloads when the entry fails, at every attempt', async () => {
  const { run } = await openRuntime();
  loading.mockRejectedValue(new Error('refused'));
  await expect(run(remote)).rejects.toThrow('refused');
  await expect(run(remote)).rejects.toThrow('refused');
  expect(preloads()).toEqual([]);
});

describe('the hashes of the page', () => {
  const hashes = () => (globalThis as { _FEDERATION_INTEGRITY?: Record<string, string> })._FEDERATION_INTEGRITY;

  it('are kept, and get those of a build', async () => {
    jest.resetModules();
    Object.assign(globalThis, { _FEDERATION_INTEGRITY: { '/main.abc.js': 'sha384-main' } });
    const early = hashes();
    const { run } = await openRuntime();
    await run(remote).catch(() => undefined);
    expect(hashes()).toBe(early);
    expect(early).toEqual({ '/main.abc.js': 'sha384-main', ...remote.integrity });
  });

  it('refuse a build that has another hash for an address, before any of its code is requested', async () => {
    const { run } = await openRuntime();
    await run(remote).catch(() => undefined);
    loading.mockClear();
    const other = { ...remote.integrity, 'https://pay.test/segment.js': 'sha384-other' };
    await expect(run({ ...remote, integrity: other })).rejects.toMatchObject({ code: 'segment.broken' });
    expect(loading).not.toHaveBeenCalled();
    expect(preloads()).toEqual([]);
    expect(hashes()).toMatchObject(remote.integrity);
  });
});

it('runs no script without a hash in a production build of the host', async () => {
  const environment = process.env.NODE_ENV;
  Object.assign(process.env, { NODE_ENV: 'production' });
  try {
    const { run } = await openRuntime();
    loading.mockClear();
    await expect(run(remote)).rejects.toMatchObject({ code: 'segment.broken' });
    expect(loading).not.toHaveBeenCalled();
    expect(preloads()).toEqual([]);
  } finally {
    Object.assign(process.env, { NODE_ENV: environment });
  }
});
