import { boundedGet, usualLimits } from './bounded-fetch';
import type { ExpectedFiles } from './expected';
import { recordExpected } from './record-expected';
import { type SmallSite, startSmallSite } from './testing/small-site';
import { watchPage } from './watch-page';

let site: SmallSite;
let expected: ExpectedFiles;

beforeEach(async () => {
  site = await startSmallSite();
  expected = await recordExpected(site.address, boundedGet(site.address));
});

afterEach(() => site.close());

const watch = (limits = usualLimits) =>
  watchPage({ address: site.address, inventories: site.inventories, expected, get: boundedGet(site.address, limits) });

it('has nothing to say about a page that is as it was built', async () => {
  expect(await watch()).toEqual([]);
});

it.each([
  ['/', 'is not a page that was built'],
  ['/main.js', 'main.js is not the script that was built'],
  ['/lazy.js', 'lazy.js is not the script that was built'],
  ['/config.json', 'config.json differs'],
  ['/release.json', 'release.json names no build'],
  ['/payment/mf-manifest.json', 'is not the manifest of a known build'],
  ['/payment/entry.js', 'entry.js is not the script that was built'],
  ['/payment/segment.js', 'segment.js is not the script that was built'],
])('notices one changed byte in %s', async (path, words) => {
  const file = site.file(path);
  file.content = `${file.content.slice(0, -1)}~`;
  expect(await watch()).toContainEqual(expect.stringContaining(words));
});

it.each(['br', 'gzip', 'identity'])('notices a script that is another only in the form %s', async (form) => {
  Object.assign(site.file('/main.js'), { form, forged: 'steal();' });
  expect(await watch()).toEqual([expect.stringContaining('main.js is not the script that was built')]);
});

it.each([
  ['a script of the host', '<script src="/added.js"></script>', 'loads /added.js, which is not in the inventory'],
  ['a script of elsewhere', '<script src="//evil.example/a.js"></script>', 'loads //evil.example/a.js'],
  [
    'a script that names one of ours elsewhere',
    '<script src="//evil.example/main.js"></script>',
    'loads //evil.example/main.js',
  ],
  ['an inline script', '<script>steal()</script>', 'has an inline script that was not built: steal()'],
  ['an event handler', '<img src=x onerror=steal()>', 'the attribute onerror of <img>'],
  ['a base address', '<base href=//evil.example>', 'has <base>'],
  [
    'another hash for our script',
    '<script src="/main.js" integrity="sha384-x"></script>',
    'names main.js with another hash',
  ],
  ['a form', '<form action="//evil.example"></form>', 'is not a page that was built'],
])('notices %s in the page', async (_, html, words) => {
  site.add('/added.js', 'steal()', 'text/javascript');
  const page = site.file('/');
  page.content = page.content.replace('</body>', `${html}</body>`);
  expect(await watch()).toContainEqual(expect.stringContaining(words));
});

it.each<[string, (release: string) => string, string]>([
  ['without a hash', (release) => release.replace(/,"integrity":"[^"]*"/, ''), 'without its hash'],
  [
    'with the hash of no build',
    (release) => release.replace(/sha384-.{4}/, 'sha384-AAAA'),
    'with the hash of no known build',
  ],
  [
    'at an address that no browser loads',
    (release) => release.replace(/http:[^"]*/, 'file:///etc/passwd'),
    'is not an http or https address',
  ],
])('notices a released build %s', async (_, change, words) => {
  const release = site.file('/release.json');
  release.content = change(release.content);
  expect(await watch()).toContainEqual(expect.stringContaining(words));
});

it.each<[string, string, Record<string, string | undefined>, string]>([
  [
    'a weaker policy',
    '/',
    { 'content-security-policy': "default-src 'none'; script-src 'self' 'unsafe-inline'" },
    `has "script-src 'self' 'unsafe-inline'", which is not expected`,
  ],
  [
    'a policy without one directive',
    '/',
    { 'content-security-policy': "script-src 'self'" },
    `lacks "default-src 'none'"`,
  ],
  ['no policy', '/', { 'content-security-policy': undefined }, 'lacks the header content-security-policy'],
  [
    'a script without nosniff',
    '/lazy.js',
    { 'x-content-type-options': undefined },
    'lazy.js lacks the header x-content-type-options',
  ],
  [
    'a script of a segment as text',
    '/payment/segment.js',
    { 'content-type': 'text/plain' },
    'segment.js sends another content-type',
  ],
  ['a cookie', '/config.json', { 'set-cookie': 'a=1' }, 'sends the header set-cookie, which is not expected'],
  ['a preloaded script', '/', { link: '</a.js>; rel=preload; as=script' }, 'sends the header link'],
])('notices %s', async (_, path, change, words) => {
  const file = site.file(path);
  file.headers = Object.fromEntries(
    Object.entries({ ...file.headers, ...change }).filter(
      (header): header is [string, string] => header[1] !== undefined,
    ),
  );
  expect(await watch()).toEqual([expect.stringContaining(words)]);
});

it('asks for a segment as the page does, so that no cache keeps an answer that visitors may not read', async () => {
  const origin = new URL(site.address).origin;
  await watch();
  expect(site.file('/payment/mf-manifest.json').asked).toMatchObject({ origin, 'sec-fetch-dest': 'empty' });
  expect(site.file('/payment/segment.js').asked).toMatchObject({ origin, 'sec-fetch-dest': 'script' });
  expect(site.file('/main.js').asked).not.toHaveProperty('origin');
});

it('does not follow a redirection', async () => {
  site.add('/elsewhere.js', 'main();', 'text/javascript');
  Object.assign(site.file('/main.js'), { status: 302, headers: { location: '/elsewhere.js' } });
  expect(await watch()).toContainEqual(expect.stringContaining('main.js redirects to /elsewhere.js'));
});

it('stops at a file that is too large, also when it is small before decompression', async () => {
  site.file('/config.json').content = ' '.repeat(2_000_000);
  expect(await watch({ ...usualLimits, bytes: 1_000_000 })).toContainEqual(
    expect.stringContaining('config.json is larger than 1000000 bytes'),
  );
});

it('stops when a release names too many builds', async () => {
  const builds = Array.from({ length: 50 }, (_, n) => ({ manifest: `${site.address}${n}/mf-manifest.json` }));
  site.file('/release.json').content = JSON.stringify({ segments: builds });
  expect(await watch({ ...usualLimits, requests: 40 })).toContainEqual(
    expect.stringContaining('More than 40 files are named'),
  );
});

it('does not wait for a file that never arrives', async () => {
  site.file('/lazy.js').hangs = true;
  expect(await watch({ ...usualLimits, ms: 300 })).toEqual([
    expect.stringContaining('lazy.js did not answer within 0.3 s'),
  ]);
});

it('says that the server does not answer', async () => {
  await site.close();
  expect(await watch()).toContainEqual(expect.stringContaining('did not answer'));
});
