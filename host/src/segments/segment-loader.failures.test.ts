import { CONTRACT_VERSION } from '@consorcio/shared/flow';
import {
  aLoader,
  aManifest,
  aRelease,
  exporting,
  hello,
  type LoaderWorld,
  manifest,
  noReply,
  offline,
  segment,
  served,
  soon,
  throwing,
} from '../testing/a-loader';

const chunkError = (type: string) => Object.assign(new Error('chunk'), { name: 'ChunkLoadError', type });
const newer = CONTRACT_VERSION + 1;

describe('the code of a failed load', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  const module = (exported: unknown): LoaderWorld => ({ runs: [exporting(exported)] });
  const exported = (overrides: object): LoaderWorld => module({ default: { ...segment, ...overrides } });

  it.each<[string, string, LoaderWorld]>([
    ['segment.absent', 'the release does not contain it', { release: { segments: {} } }],
    ['segment.unreachable', 'its server does not respond', { manifests: [offline] }],
    ['segment.unreachable', 'its manifest does not exist', { manifests: [served({}, 404)] }],
    ['segment.unreachable', 'one of its files does not exist', { runs: [throwing(chunkError('error'))] }],
    ['segment.timeout', 'its manifest hangs', { manifests: [noReply], timeoutMs: 1200 }],
    ['segment.timeout', 'its code hangs', { runs: [noReply], timeoutMs: 1000 }],
    ['segment.timeout', 'one of its files hangs', { runs: [throwing(chunkError('timeout'))] }],
    ['segment.broken', 'its manifest is a web page', { manifests: [async () => new Response('<!doctype html>')] }],
    ['segment.broken', 'its manifest is two megabytes', { manifests: [async () => new Response('x'.repeat(2 ** 21))] }],
    [
      'segment.broken',
      'its manifest is too deep',
      { manifests: [async () => new Response('['.repeat(1e5) + ']'.repeat(1e5))] },
    ],
    ['segment.broken', 'its manifest lacks fields', { manifests: [served({ name: 'x' })] }],
    ['segment.broken', 'its code throws', { runs: [throwing(new Error('boom'))] }],
    ['segment.broken', 'one of its files is a web page', { runs: [throwing(chunkError('missing'))] }],
    ['segment.broken', 'it exports nothing', module({})],
    ['segment.broken', 'it exports something else', module({ default: { name: 'simulation' } })],
    ['segment.broken', 'it is another segment', exported({ name: 'payment' })],
    ['segment.broken', 'its entry is not one of its steps', exported({ entry: 'lost' })],
    ['segment.broken', 'a step is listed under another name', exported({ steps: { hello, bye: hello } })],
    ['segment.contract', 'its code has an unsupported contract', exported({ contract: newer })],
  ])('is %s when %s', async (code, _, world) => {
    const { load, reported } = aLoader(world);
    await expect(load()).rejects.toMatchObject({ code });
    expect(reported).toEqual([{ code, segment: 'simulation' }]);
  });

  const never = () => new Promise<void>(() => undefined);
  const atOnce = async () => undefined;
  it.each([
    ['is told to nobody in a page that is left', never, false, 0],
    ['is told to nobody if the visitor was leaving the page', atOnce, true, 0],
    ['is reported and observed in a page that stays', atOnce, false, 1],
  ])('%s', async (_what, stays, wasAway, times) => {
    const watchPresence = () => ({ stays, wasAway: () => wasAway });
    const { load, reported, traces } = aLoader({ manifests: [offline], watchPresence });

    await expect(load()).rejects.toMatchObject({ code: 'segment.unreachable' });
    expect([reported, traces].map(({ length }) => length)).toEqual([times, times]);
  });

  it('is segment.absent for a name that every object has', async () => {
    const { loader } = aLoader({ release: { segments: {} } });
    await expect(soon(loader.load('constructor'))).rejects.toMatchObject({ code: 'segment.absent' });
  });
});

describe('the contract of a build', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  const previous = CONTRACT_VERSION - 1;

  it('may be the previous one: the segment is adapted', async () => {
    const { load } = aLoader({
      release: aRelease({ contract: previous }),
      manifests: [served(aManifest(previous))],
      runs: [exporting({ default: { ...segment, contract: previous } })],
    });
    await expect(load()).resolves.toEqual(segment);
  });

  it.each([CONTRACT_VERSION - 2, newer])('is refused before any request when the release says %i', async (contract) => {
    const { load, requested, traces } = aLoader({ release: aRelease({ contract }) });
    await expect(load()).rejects.toMatchObject({ code: 'segment.contract' });
    expect(requested).toEqual([]);
    expect(traces).toMatchObject([{ outcome: 'segment.contract' }]);
  });

  it('is refused before any code runs when the manifest names an unsupported one', async () => {
    const { load, ran } = aLoader({ manifests: [served(aManifest(newer))] });
    await expect(load()).rejects.toMatchObject({ code: 'segment.contract' });
    expect(ran).toEqual([]);
  });
});

describe('the hash of a manifest', () => {
  const hashOf = async (text: string) => {
    const digest = await crypto.subtle.digest('SHA-384', new TextEncoder().encode(text));
    return `sha384-${Buffer.from(digest).toString('base64')}`;
  };
  const loaderFor = async (text: string) => aLoader({ release: aRelease({ integrity: await hashOf(text) }) });

  it('is checked before any code runs', async () => {
    const { loader, ran } = await loaderFor('another manifest');
    await expect(loader.load('simulation')).rejects.toMatchObject({ code: 'segment.broken' });
    expect(ran).toEqual([]);
  });

  it('lets the released manifest pass', async () => {
    const { loader } = await loaderFor(await (await manifest()).text());
    await expect(loader.load('simulation')).resolves.toBe(segment);
  });

  it('is checked by the browser on a page without a certificate, which cannot compute hashes', async () => {
    const [other, own] = [await hashOf('another manifest'), await hashOf(await (await manifest()).text())];
    const subtle = jest.spyOn(crypto, 'subtle', 'get').mockReturnValue(undefined as never);
    try {
      const { loader, ran } = aLoader({ release: aRelease({ integrity: other }) });
      await expect(loader.load('simulation')).rejects.toMatchObject({ code: 'segment.unreachable' });
      expect(ran).toEqual([]);
      await expect(aLoader({ release: aRelease({ integrity: own }) }).loader.load('simulation')).resolves.toBe(segment);
    } finally {
      subtle.mockRestore();
    }
  });
});

describe('a production build of the host', () => {
  const environment = process.env.NODE_ENV;
  beforeEach(() => Object.assign(process.env, { NODE_ENV: 'production' }));
  afterEach(() => Object.assign(process.env, { NODE_ENV: environment }));

  const pinned = (integrity: Readonly<Record<string, string>>) => {
    const { metaData, ...rest } = aManifest();
    return JSON.stringify({ ...rest, metaData: { ...metaData, integrity } });
  };
  const released = async (text: string, hash: boolean) => {
    const digest = Buffer.from(await crypto.subtle.digest('SHA-384', new TextEncoder().encode(text)));
    const integrity = `sha384-${digest.toString('base64')}`;
    return aLoader({ release: aRelease(hash ? { integrity } : {}), manifests: [async () => new Response(text)] });
  };
  const all = { 'remoteEntry.abc.js': 'sha384-a', 'segment.def.js': 'sha384-b' };

  it('loads a build with all hashes', async () => {
    const { loader } = await released(pinned(all), true);
    await expect(loader.load('simulation')).resolves.toBe(segment);
  });

  it('refuses a build that the release names without a hash, before any request', async () => {
    const { loader, requested } = await released(pinned(all), false);
    await expect(loader.load('simulation')).rejects.toMatchObject({
      code: 'segment.broken',
      message: expect.stringContaining('pnpm release set simulation'),
    });
    expect(requested).toEqual([]);
  });

  it.each([
    [{}, 'remoteEntry.abc.js'],
    [{ 'remoteEntry.abc.js': 'sha384-a' }, 'segment.def.js'],
  ])('refuses a build whose manifest has the hashes %j, before any code runs', async (integrity, missing) => {
    const { loader, ran } = await released(pinned(integrity), true);
    await expect(loader.load('simulation')).rejects.toMatchObject({
      code: 'segment.broken',
      message: expect.stringContaining(missing),
    });
    expect(ran).toEqual([]);
  });
});
