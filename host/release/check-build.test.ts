import { createServer, type IncomingHttpHeaders, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { CONTRACT_VERSION } from '@consorcio/shared/flow';
import { integrityOf } from '@consorcio/shared/webpack/integrity-of';
import { consumedShares } from '@consorcio/shared/webpack/share-list';
import semver from 'semver';
import { checkBuild } from './check-build';
import { checkRelease } from './check-release';
import { download } from './download';
import { type HostPolicy, unknownPolicy } from './host-policy';
import { providedVersion } from './provided-shares';
import type { Entry } from './release-entry';
import { entryName, withServedBuilds } from './testing/served-builds';

const builds = withServedBuilds();
const check = (address: string) => checkBuild('payment', address);

it('returns the build as the release file describes it, and its name in reports', async () => {
  const address = builds.put('good');
  const bytes = await (await fetch(address)).text();
  await expect(check(address)).resolves.toEqual({
    build: { manifest: address, contract: CONTRACT_VERSION, integrity: integrityOf(bytes) },
    id: 'bd170589bac2',
    warnings: [],
  });
});

it('accepts the contract before the present one', async () => {
  const address = builds.put('older', { contract: CONTRACT_VERSION - 1 });
  await expect(check(address)).resolves.toMatchObject({ build: { contract: CONTRACT_VERSION - 1 } });
});

it.each([CONTRACT_VERSION + 1, CONTRACT_VERSION - 2])('refuses contract %i', async (contract) => {
  await expect(check(builds.put('foreign', { contract }))).rejects.toThrow(
    `has contract ${contract}, and this host supports ${CONTRACT_VERSION} and ${CONTRACT_VERSION - 1}`,
  );
});

it('refuses the build of another segment', async () => {
  await expect(check(builds.put('other', { segment: 'survey' }))).rejects.toThrow('of mf_survey, not of mf_payment');
});

it('refuses a build without a segment', async () => {
  await expect(check(builds.put('empty', { exposes: './other' }))).rejects.toThrow('exposes no ./segment');
});

it.each([
  ['another version', { react: '^18.0.0' }, 'needs react ^18.0.0, and the host provides 19.'],
  ['another version of a path', { 'react-dom/client': '^18.0.0' }, 'the host provides 19.'],
  ['an invalid range', { react: 'new' }, 'needs react new'],
  ['what the host does not share', { vue: '*' }, 'expects vue from the host, which does not'],
])('refuses a build that needs %s', async (_, requires, why) => {
  await expect(check(builds.put('needy', { requires }))).rejects.toThrow(why);
});

it.each([
  ['is missing', { 'lazy.js': undefined }, /needless\/lazy\.js answered 404/],
  ['was replaced', { [entryName]: 'changed' }, /is not the script that its manifest was built with/],
])('refuses a build when one of its scripts %s', async (_, served, why) => {
  const name = why.source.includes('404') ? 'needless' : 'changed';
  await expect(check(builds.put(name, { served }))).rejects.toThrow(why);
});

it('refuses a script that was sent as a page', async () => {
  const address = builds.put('page');
  const manifest = await (await fetch(address)).text();
  builds.write('page/segment.txt', 'Not here');
  const changed = builds.write('page/other.json', manifest.replaceAll('segment.js', 'segment.txt'));
  await expect(check(changed)).rejects.toThrow('not as a script');
});

it.each([
  ['other JSON', '{}'],
  ['a page', '<!doctype html>'],
])('refuses %s as a manifest', async (_, content) => {
  await expect(check(builds.write('odd/mf-manifest.json', content))).rejects.toThrow(
    'is not the manifest of a segment',
  );
});

it('refuses a missing build, and a server that does not answer', async () => {
  await expect(check(`${builds.url()}/nowhere/mf-manifest.json`)).rejects.toThrow('answered 404');
  await expect(check('http://localhost:9/mf-manifest.json')).rejects.toThrow('cannot be reached');
});

it('refuses another build at the address of a known one', async () => {
  const address = builds.put('moved');
  const { build } = await check(address);
  builds.put('moved', { contract: CONTRACT_VERSION - 1 });
  await expect(checkBuild('payment', address, { known: build })).rejects.toThrow('its hash differs');
});

it('refuses a build whose manifest lacks the hash of a script', async () => {
  await expect(check(builds.put('unpinned', { isPinned: false }))).rejects.toThrow('lacks the hash of 3 scripts');
});

it('refuses a build that publishes or records what this host does not know', async () => {
  const known = { facts: ['lead.saved'], journey: ['nome'] };
  await expect(check(builds.put('known', { names: known }))).resolves.toMatchObject({ warnings: [] });
  const newer = { facts: ['lead.saved', 'job.given'], journey: ['nome', 'profissao'] };
  await expect(check(builds.put('newer', { names: newer }))).rejects.toThrow(
    'is newer than this host: it publishes job.given and records profissao, which this host does not know',
  );
});

it('asks the policy of the host about the manifest and each script', async () => {
  const address = builds.put('blocked');
  const asked: string[] = [];
  const policy = {
    origin: 'https://shop.example',
    warnings: [],
    refuseBlocked: (_: string, all: readonly string[]) => void asked.push(...all),
  };
  await checkBuild('payment', address, { policy });
  expect(asked).toEqual([address, ...[entryName, 'segment.js', 'lazy.js'].map((file) => new URL(file, address).href)]);
});

it('warns about everything that it could not compare', async () => {
  const { warnings } = await check(builds.put('loose', { requires: {} }));
  expect(warnings).toEqual([expect.stringContaining('versions were not compared')]);
});

describe('on a server that answers as it is told', () => {
  const shop = 'https://shop.example';
  let begin: RequestListener;
  const served = withServedBuilds((...asked) => begin(...asked));
  const policyOf = (origin: string): HostPolicy => ({ origin, warnings: [], refuseBlocked: () => undefined });
  const checkFor = (origin: string, name: string) =>
    checkBuild('payment', served.put(name), { policy: policyOf(origin) });
  const allowing = (allowed: string | string[], files: RegExp): RequestListener => {
    return ({ url = '' }, response) =>
      void response.setHeader('access-control-allow-origin', files.test(url) ? allowed : '*');
  };

  it.each([
    ['no origin at all', [], 'without access-control-allow-origin'],
    ['one partner', 'https://loja.example', 'with access-control-allow-origin: https://loja.example'],
    ['the page that asks', shop, `with access-control-allow-origin: ${shop}`],
    ['a list', `${shop} https://loja.example`, `with access-control-allow-origin: ${shop} https://loja.example`],
    ['everybody twice', ['*', '*'], 'with access-control-allow-origin: *, *'],
  ])('refuses a build when its server allows %s to read the manifest or one script', async (_, allowed, why) => {
    for (const file of ['mf-manifest.json', entryName, 'lazy.js']) {
      begin = allowing(allowed, new RegExp(file));
      await expect(checkFor(shop, 'closed')).rejects.toThrow(`${file} was sent ${why}, so`);
    }
  });

  it('asks as a page of another origin does, so that a server answers it as it answers visitors', async () => {
    const asked: IncomingHttpHeaders[] = [];
    begin = ({ headers }, response) => {
      asked.push(headers);
      if (headers.origin) response.setHeader('access-control-allow-origin', '*'); // as S3 does
    };
    await expect(checkFor(shop, 'bucket')).resolves.toMatchObject({ warnings: [] });
    const page = { accept: '*/*', origin: shop, referer: `${shop}/`, 'sec-fetch-site': 'cross-site' };
    expect(asked).toEqual(
      ['empty', 'script', 'script', 'script'].map((dest) =>
        expect.objectContaining({ ...page, 'sec-fetch-dest': dest, 'user-agent': expect.stringContaining('Chrome/') }),
      ),
    );
    await expect(check(served.put('unnamed'))).resolves.toMatchObject({ warnings: [] });
  });

  it('only warns when the build is on the origin of the page, from which a page asks without naming it', async () => {
    begin = ({ headers }, response) => headers.origin && response.writeHead(403).end();
    const { warnings } = await checkFor(served.url(), 'beside');
    expect(warnings).toEqual([expect.stringContaining('only a page on the same origin can load it')]);
  });

  it.each(['mf-manifest.json', entryName])('refuses a build when %s is answered with a redirect', async (file) => {
    const moved = builds.put('elsewhere').replace('mf-manifest.json', file);
    begin = (request, response) => {
      response.setHeader('access-control-allow-origin', '*');
      if (request.url?.endsWith(file)) response.writeHead(302, { location: moved }).end();
    };
    await expect(checkFor(shop, 'elsewhere')).rejects.toThrow(`${file} redirects to ${moved}, which pages may block`);
  });
});

describe('checkRelease', () => {
  const builds = withServedBuilds();
  const segments = ['simulation', 'payment'];
  const gone = { manifest: 'http://localhost:9/mf-manifest.json', contract: CONTRACT_VERSION };

  const built = async (name: string) => (await checkBuild('payment', builds.put(name))).build;
  const check = (payment: Entry, others = {}) => checkRelease({ payment, ...others }, segments, unknownPolicy);

  it('checks every build that visitors may get or that a rollback may bring back', async () => {
    const [one, two, three] = [await built('one'), await built('two'), await built('three')];
    const entry = { ...two, canary: { ...three, percent: 5 }, history: [one] };
    expect(await check(entry)).toEqual({
      lines: [
        'ok       simulation  not released: visitors are led to the specialists',
        `ok       payment release  ${two.manifest}`,
        `ok       payment canary  ${three.manifest}`,
        `ok       payment history 1  ${one.manifest}`,
        'Every build that visitors may get is there and may be loaded.',
      ],
      warnings: [],
      isTrouble: false,
    });

    builds.put('one', { contract: CONTRACT_VERSION - 1 });
    builds.put('three', { served: { 'lazy.js': 'changed' } });
    const retired = { ...entry, retired: [{ ...gone, until: '2020-01-01T00:00:00.000Z' }] };
    expect(await check(retired, { paymnet: gone })).toMatchObject({
      lines: [
        expect.stringMatching(/^ok /),
        expect.stringMatching(/^ok /),
        expect.stringMatching(/^TROUBLE {2}payment canary .+ is not the script that its manifest was built with/),
        expect.stringMatching(/^TROUBLE {2}payment history 1 .+ another build has replaced it/),
        expect.stringMatching(/^TROUBLE {2}The file has an entry for paymnet/),
        expect.stringMatching(/^3 troubles\. /),
      ],
      isTrouble: true,
    });
  });
});

describe('download', () => {
  let server: Server;
  let url: string;
  beforeAll(async () => {
    server = createServer((request, response) => {
      if (request.url !== '/half') return;
      response.writeHead(200, { 'content-length': 100 });
      response.write('half');
    });
    await new Promise<void>((resolve) => server.listen(0, resolve));
    url = `http://localhost:${(server.address() as AddressInfo).port}`;
  });
  afterEach(() => jest.restoreAllMocks());
  afterAll(() => {
    server.close();
    server.closeAllConnections();
  });

  it.each(['/silent', '/half'])('stops waiting for %s at the time limit', async (path) => {
    const { timeout } = AbortSignal;
    jest.spyOn(AbortSignal, 'timeout').mockImplementation(() => timeout.call(AbortSignal, 100));
    await expect(download(`${url}${path}`, 'look again')).rejects.toThrow('did not arrive within 10 s');
  });
});

it('provides the versions that the segments of this workspace need', () => {
  for (const [name, { requiredVersion }] of Object.entries(consumedShares()))
    expect(semver.satisfies(providedVersion(name) ?? '', requiredVersion)).toBe(true);
});

it('provides the paths of a package only if the share list has them', () => {
  expect(providedVersion('react/jsx-runtime')).toBe(providedVersion('react'));
  expect([providedVersion('styled-components/native'), providedVersion('vue')]).toEqual([undefined, undefined]);
});
