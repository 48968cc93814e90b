import { createHash } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { CONTRACT_VERSION } from '@consorcio/shared/flow';
import { integrityOf } from '@consorcio/shared/webpack/integrity-of';
import { consumedShares } from '@consorcio/shared/webpack/share-list';
import semver from 'semver';
import type { Entry } from '../serving/release-entry';
import { checkBuild, providedVersion } from './check-build';
import { checkRelease } from './check-release';
import { download } from './download';
import { type HostPolicy, unknownPolicy } from './host-policy';
import { type BuildOptions, entryName, withServedBuilds } from './testing/served-builds';

let begin: RequestListener;
const allow: RequestListener = (_, response) => void response.setHeader('access-control-allow-origin', '*');
const builds = withServedBuilds((...asked) => begin(...asked));
beforeEach(() => {
  begin = allow;
});
const check = (address: string) => checkBuild('payment', address);
const gone = 'http://localhost:9/mf-manifest.json';

describe('checkBuild', () => {
  it('returns the build as the release file describes it, and its name in reports', async () => {
    const address = builds.put('good');
    const bytes = await (await fetch(address)).text();
    await expect(check(address)).resolves.toEqual({
      build: { manifest: address, contract: CONTRACT_VERSION, integrity: integrityOf(bytes) },
      id: 'bd170589bac2',
      warnings: [],
    });
  });

  it('accepts the contract before the present one, and names that this host knows', async () => {
    const contract = CONTRACT_VERSION - 1;
    const names = { facts: ['lead.saved'], journey: ['nome'] };
    const checked = check(builds.put('older', { contract, names }));
    await expect(checked).resolves.toMatchObject({ build: { contract }, warnings: [] });
  });

  const supported = `and this host supports ${CONTRACT_VERSION} and ${CONTRACT_VERSION - 1}`;
  const unknown = { facts: ['lead.saved', 'job.given'], journey: ['nome', 'profissao'] };
  const newer = 'is newer than this host: it publishes job.given and records profissao, which this host does not know';
  it.each<[string, BuildOptions, string]>([
    ['with a newer contract', { contract: CONTRACT_VERSION + 1 }, `has contract ${CONTRACT_VERSION + 1}, ${supported}`],
    ['with an old contract', { contract: CONTRACT_VERSION - 2 }, `has contract ${CONTRACT_VERSION - 2}, ${supported}`],
    ['of another segment', { segment: 'survey' }, 'of mf_survey, not of mf_payment'],
    ['without a segment', { exposes: './other' }, 'exposes no ./segment'],
    ['of another React', { requires: { react: '^18.0.0' } }, 'needs react ^18.0.0, and the host provides 19.'],
    ['that needs another version of a path', { requires: { 'react-dom/client': '^18.0.0' } }, 'the host provides 19.'],
    ['that needs an invalid range', { requires: { react: 'new' } }, 'needs react new'],
    ['that needs what nobody shares', { requires: { vue: '*' } }, 'expects vue from the host, which does not'],
    ['whose script is missing', { served: { 'lazy.js': undefined } }, '/lazy.js answered 404'],
    ['whose script was replaced', { served: { [entryName]: 'new' } }, 'is not the script that its manifest was built'],
    ['whose manifest lacks hashes', { isPinned: false }, 'lacks the hash of 3 scripts'],
    ['that publishes or records what this host does not know', { names: unknown }, newer],
  ])('refuses a build %s', async (what, options, why) => {
    await expect(check(builds.put(what.replaceAll(' ', '-'), options))).rejects.toThrow(why);
  });

  it('refuses a script that was sent as a page', async () => {
    const manifest = await (await fetch(builds.put('page'))).text();
    builds.write('page/segment.txt', 'Not here');
    const changed = builds.write('page/other.json', manifest.replaceAll('segment.js', 'segment.txt'));
    await expect(check(changed)).rejects.toThrow('not as a script');
  });

  it.each(['{}', '<!doctype html>'])('refuses %s as a manifest', async (content) => {
    const address = builds.write('odd/mf-manifest.json', content);
    await expect(check(address)).rejects.toThrow('is not the manifest of a segment');
  });

  it('refuses a missing build, and a server that does not answer', async () => {
    await expect(check(`${builds.url()}/nowhere/mf-manifest.json`)).rejects.toThrow('answered 404');
    await expect(check(gone)).rejects.toThrow('cannot be reached');
  });

  it('refuses another build at the address of a known one', async () => {
    const address = builds.put('moved');
    const { build } = await check(address);
    builds.put('moved', { contract: CONTRACT_VERSION - 1 });
    await expect(checkBuild('payment', address, { known: build })).rejects.toThrow('its hash differs');
  });

  it('asks the policy of the host about the manifest and each script', async () => {
    const address = builds.put('blocked');
    const asked: string[] = [];
    const refuseBlocked = (_: string, all: readonly string[]) => void asked.push(...all);
    const policy = { origin: 'https://shop.example', warnings: [], refuseBlocked };
    await checkBuild('payment', address, { policy });
    const scripts = [entryName, 'segment.js', 'lazy.js'].map((file) => new URL(file, address).href);
    expect(asked).toEqual([address, ...scripts]);
  });
});

describe('checkBuild of a build with a page', () => {
  const shop = { origin: 'https://shop.example', warnings: [], refuseBlocked: () => undefined };
  const script = (code: string) => `<script>${code}</script>`;
  const hash = createHash('sha256').update('form()').digest('base64');
  const own = (policy: string) => `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
  const page = `${own(`default-src 'none'; script-src 'sha256-${hash}'; font-src 'self'`)}${script('form()')}`;
  const policy = 'connect-src https://api.example; frame-ancestors https://*.example';
  const other = 'is not the page that its manifest was built with';
  it.each<[string, { html?: string; served?: string; sent?: string; host?: HostPolicy }, why: string | undefined]>([
    ['that pages of the host may show', {}, undefined],
    [
      'that a host which nobody named may show',
      { host: { ...unknownPolicy }, sent: policy.replace('*', 'a') },
      undefined,
    ],
    ['that was replaced', { served: `${page} ` }, other],
    ['with a second script', { html: page + script('more()') }, 'has no policy that names its scripts alone'],
    ['with another script', { html: page.replace('form()', 'more()') }, 'has no policy that names its scripts alone'],
    ['with any script', { html: page.replace("script-src 'sha", "script-src 'unsafe-inline' 'sha") }, 'has no policy'],
    ['without a policy', { html: script('form()') }, 'has no policy'],
    ['that every page may show', { sent: 'connect-src https://api.example' }, '(frame-ancestors)'],
    ['that may send anywhere', { sent: 'frame-ancestors https://shop.example' }, '(connect-src)'],
    [
      'that is sent as other files',
      { sent: "default-src 'none'; connect-src; frame-ancestors 'none'", host: unknownPolicy },
      "of 'none'",
    ],
    ['that others may show', { sent: policy.replace('*', 'other') }, 'only by pages of https://other.example: add'],
    [
      'with two policies',
      { sent: `${policy}, frame-ancestors https://b.example` },
      'https://*.example and https://b.example',
    ],
  ])('judges one %s', async (what, { html = page, served, sent = policy, host = shop }, why) => {
    begin = (request, response) => {
      allow(request, response);
      if (request.url?.endsWith('.html')) response.setHeader('content-security-policy', sent);
    };
    const name = what.replaceAll(' ', '-');
    const address = builds.put(name, {
      pages: { 'card.html': html },
      ...(served && { served: { 'card.html': served } }),
    });
    const checked = checkBuild('payment', address, { policy: host });
    await (why === undefined
      ? expect(checked).resolves.toMatchObject({ warnings: [] })
      : expect(checked).rejects.toThrow(why));
  });

  it('asks for the page as a frame does, and the policy of the host whether it may be shown', async () => {
    const asked: IncomingHttpHeaders[] = [];
    begin = ({ url = '', headers }, response) => {
      if (url.endsWith('.html')) asked.push(headers);
      else response.setHeader('access-control-allow-origin', '*');
      response.setHeader('content-security-policy', policy);
    };
    const refuseBlocked = jest.fn();
    const address = builds.put('framed', { pages: { 'card.html': page } });
    await checkBuild('payment', address, { policy: { ...shop, refuseBlocked } });
    expect(refuseBlocked.mock.lastCall?.[2]).toEqual([new URL('card.html', address).href]);
    expect(asked).toEqual([expect.objectContaining({ 'sec-fetch-dest': 'iframe' })]);
    expect(asked[0]).not.toHaveProperty('origin');
  });
});

describe('checkBuild for a page of an origin', () => {
  const shop = 'https://shop.example';
  const checkFor = (origin: string, name: string) => {
    const policy = { origin, warnings: [], refuseBlocked: () => undefined };
    return checkBuild('payment', builds.put(name), { policy });
  };

  it.each([
    ['no origin at all', [], 'without access-control-allow-origin'],
    ['one partner', 'https://loja.example', 'with access-control-allow-origin: https://loja.example'],
    ['the page that asks', shop, `with access-control-allow-origin: ${shop}`],
    ['a list', `${shop} https://loja.example`, `with access-control-allow-origin: ${shop} https://loja.example`],
    ['everybody twice', ['*', '*'], 'with access-control-allow-origin: *, *'],
  ])('refuses a build when its server allows %s to read the manifest or one script', async (_, allowed, why) => {
    for (const file of ['mf-manifest.json', entryName, 'lazy.js']) {
      begin = ({ url = '' }, response) =>
        void response.setHeader('access-control-allow-origin', url.includes(file) ? allowed : '*');
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
    const browser = { ...page, 'user-agent': expect.stringContaining('Chrome/') };
    const dests = ['empty', 'script', 'script', 'script'];
    expect(asked).toMatchObject(dests.map((dest) => ({ ...browser, 'sec-fetch-dest': dest })));
    await expect(check(builds.put('unnamed'))).resolves.toMatchObject({ warnings: [] });
  });

  it('only warns when the build is on the origin of the page, from which a page asks without naming it', async () => {
    begin = ({ headers }, response) => headers.origin && response.writeHead(403).end();
    const { warnings } = await checkFor(builds.url(), 'beside');
    expect(warnings).toEqual([expect.stringContaining('only a page on the same origin can load it')]);
  });

  it.each(['mf-manifest.json', entryName])('refuses a build when %s is answered with a redirect', async (file) => {
    const moved = `${builds.url()}/there/${file}`;
    begin = (request, response) => {
      allow(request, response);
      if (request.url?.endsWith(`elsewhere/${file}`)) response.writeHead(302, { location: moved }).end();
    };
    await expect(checkFor(shop, 'elsewhere')).rejects.toThrow(`${file} redirects to ${moved}, which pages may block`);
  });
});

it('checkRelease checks every build that visitors may get or that a rollback may bring back', async () => {
  const built = async (name: string) => (await check(builds.put(name))).build;
  const released = (payment: Entry, others = {}) =>
    checkRelease({ payment, ...others }, ['simulation', 'payment'], unknownPolicy);
  const [one, two, three] = [await built('one'), await built('two'), await built('three')];
  const entry = { ...two, canary: { ...three, percent: 5 }, history: [one] };
  expect(await released(entry)).toEqual({
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
  const lost = { manifest: gone, contract: CONTRACT_VERSION };
  const retired = { ...entry, retired: [{ ...lost, until: '2020-01-01T00:00:00.000Z' }] };
  expect(await released(retired, { paymnet: lost })).toMatchObject({
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

it.each(['/silent', '/half'])('a download of %s stops at the time limit', async (path) => {
  const server = createServer((request, response) => {
    if (request.url === '/half') response.writeHead(200, { 'content-length': 100 }).write('half');
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { timeout } = AbortSignal;
  jest.spyOn(AbortSignal, 'timeout').mockImplementation(() => timeout.call(AbortSignal, 100));
  const address = `http://localhost:${(server.address() as AddressInfo).port}${path}`;
  await expect(download(address, 'look again')).rejects.toThrow('did not arrive within 10 s');
  jest.restoreAllMocks();
  server.close();
  server.closeAllConnections();
});

it('provides the versions that the segments of this workspace need, and paths only if the share list has them', () => {
  for (const [name, { requiredVersion }] of Object.entries(consumedShares()))
    expect(semver.satisfies(providedVersion(name) ?? '', requiredVersion)).toBe(true);
  expect(providedVersion('react/jsx-runtime')).toBe(providedVersion('react'));
  expect([providedVersion('styled-components/native'), providedVersion('vue')]).toEqual([undefined, undefined]);
});
