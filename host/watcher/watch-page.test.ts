import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { integrityOf } from '@consorcio/shared/webpack/integrity-of';
import type { InventoryScript, ScriptInventory } from '@consorcio/shared/webpack/script-inventory';
import { fileHeaders, pageHeaders, segmentHeaders } from '../serving/policy/headers';
import { boundedGet, usualLimits } from './bounded-fetch';
import type { ExpectedFiles } from './expected';
import { headerDifferences } from './header-differences';
import { weakExpectations } from './header-floor';
import { recordExpected } from './record-expected';
import { watchPage } from './watch-page';

export interface ServedFile {
  content: string;
  headers: Record<string, string>;
  status: number;
  /** Only this compressed form has this content. */
  form?: string;
  forged?: string;
  /** The request is accepted and never answered. */
  hangs?: boolean;
  /** The headers of the last request. */
  asked?: IncomingHttpHeaders;
}

/** A small product whose segment has an origin of its own, whose files and headers a test may change. */
export interface SmallSite {
  readonly address: string;
  readonly inventories: readonly ScriptInventory[];
  file(path: string): ServedFile;
  add(path: string, content: string, type: string): void;
  close(): Promise<void>;
}

const early = 'window.early = 1;';
const page = `<!doctype html><head><script>${early}</script><script defer src="/main.js"></script></head><body></body>`;
const scripts = { '/main.js': 'main();', '/lazy.js': 'lazy();' };
const segmentScripts = { '/payment/entry.js': 'entry();', '/payment/segment.js': 'segment();' };
const manifest = JSON.stringify({
  metaData: { remoteEntry: { name: 'entry.js', path: '' } },
  exposes: [{ assets: { js: { sync: ['segment.js'], async: [] } } }],
});

/** Starts it. One server serves the host, and under `/payment` and another name the segment. */
export async function startSmallSite(): Promise<SmallSite> {
  const files = new Map<string, ServedFile>();
  const add = (path: string, content: string, type: string) =>
    void files.set(path, {
      content,
      status: 200,
      headers: { 'content-type': type, 'x-content-type-options': 'nosniff' },
    });
  const server = createServer((request, response) => answer(files, request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const address = `http://127.0.0.1:${port}/`;

  add('/', page, 'text/html');
  for (const [path, code] of Object.entries({ ...scripts, ...segmentScripts })) add(path, code, 'text/javascript');
  add('/config.json', JSON.stringify({ apiUrl: 'https://api.example' }), 'application/json');
  add('/payment/mf-manifest.json', manifest, 'application/json');
  const payment = {
    manifest: `http://localhost:${port}/payment/mf-manifest.json`,
    contract: 6,
    integrity: integrityOf(manifest),
  };
  add('/release.json', JSON.stringify({ segments: { payment } }), 'application/json');
  const html = files.get('/');
  if (html) html.headers['content-security-policy'] = "default-src 'none'; script-src 'self'";

  return {
    address,
    inventories,
    file: (path) => files.get(path) ?? missing(path),
    add,
    close: () => new Promise((resolve) => server.close(() => resolve()).closeAllConnections()),
  };
}

function answer(
  files: ReadonlyMap<string, ServedFile>,
  { url = '/', headers }: IncomingMessage,
  response: ServerResponse,
) {
  const found = files.get(url);
  if (!found) return void response.writeHead(404).end();
  found.asked = headers;
  if (found.hangs) return;
  const form = String(headers['accept-encoding']);
  const content = found.form === form ? (found.forged ?? '') : found.content;
  const compress = form === 'br' ? brotliCompressSync : form === 'gzip' ? gzipSync : Buffer.from;
  const bytes = compress(content);
  const encoding = form === 'identity' ? {} : { 'content-encoding': form };
  response.writeHead(found.status, { ...found.headers, ...encoding }).end(bytes);
}

const scriptOf = (file: string, code: string): InventoryScript => ({
  file,
  from: file,
  integrity: integrityOf(code),
  purpose: 'a script of the test',
  owner: 'a team',
});

const inventories: readonly ScriptInventory[] = [
  {
    origin: 'host',
    scripts: Object.entries(scripts).map(([path, code]) => scriptOf(path.slice(1), code)),
    inline: [scriptOf('index.html', early)],
    foreign: [],
    namedBy: [{ file: 'index.html', integrity: integrityOf(page) }],
  },
  {
    origin: 'segment payment',
    scripts: Object.entries(segmentScripts).map(([path, code]) => scriptOf(path.replace('/payment/', ''), code)),
    inline: [],
    foreign: [],
    namedBy: [{ file: 'mf-manifest.json', integrity: integrityOf(manifest) }],
  },
];

function missing(path: string): never {
  throw new Error(`The site has no ${path}.`);
}

describe('watchPage', () => {
  let site: SmallSite;
  let expected: ExpectedFiles;

  beforeEach(async () => {
    site = await startSmallSite();
    expected = await recordExpected(site.address, boundedGet(site.address));
  });

  afterEach(() => site.close());

  const watch = (limits = usualLimits) =>
    watchPage({
      address: site.address,
      inventories: site.inventories,
      expected,
      get: boundedGet(site.address, limits),
    });

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
});

const transport = { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } as const;

it('expects Strict-Transport-Security only where browsers heed it', () => {
  expect(headerDifferences(transport, {}, true)).toEqual(['lacks the header strict-transport-security']);
  expect(headerDifferences(transport, {}, false)).toEqual([]);
  expect(headerDifferences(transport, { 'strict-transport-security': 'max-age=0' }, true)).toEqual([
    'sends another strict-transport-security: it lacks "max-age=31536000", and lacks "includeSubDomains", and has "max-age=0", which is not expected',
  ]);
});

it.each([
  'permissions-policy',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'referrer-policy',
] as const)('notices that %s is missing', (name) => {
  expect(headerDifferences({ [name]: 'strict' }, {}, false)).toEqual([`lacks the header ${name}`]);
});

it('prints nothing that could control a terminal', () => {
  expect(headerDifferences({}, { link: '\u001b[31mred' }, false)).toEqual([
    'sends the header link, which is not expected: ?[31mred',
  ]);
});

describe('Weak expectations', () => {
  const lower = (headers: Readonly<Record<string, string>>) =>
    Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
  const page = lower(
    pageHeaders(
      'index.html',
      { hasBrand: true, isApp: false, hasTagManager: false, scriptHashes: [], styleHashes: [] },
      {
        origins: { segments: [], apis: ['https://api.example'], observation: [], images: [], parent: null, tags: [] },
        reportTo: 'https://api.example/reports',
      },
    ),
  );
  const strict: ExpectedFiles = {
    headers: {
      page,
      script: lower(fileHeaders),
      settings: lower(fileHeaders),
      manifest: lower(segmentHeaders),
      segmentScript: lower(segmentHeaders),
    },
    config: {},
  };
  const without = (headers: Readonly<Record<string, string>>, name: string) =>
    Object.fromEntries(Object.entries(headers).filter(([each]) => each !== name));

  it('accepts what the servers of the product send, with an address for reports', () => {
    expect(weakExpectations(strict)).toEqual([]);
  });

  it.each(Object.keys(page).filter((name) => name !== 'content-security-policy'))(
    'reports a recorded page without %s',
    (name) => {
      const weak = { ...strict, headers: { ...strict.headers, page: without(page, name) } };
      expect(weakExpectations(weak)).toEqual([expect.stringMatching(new RegExp(`a page have no ${name}`, 'i'))]);
    },
  );

  it.each([
    [/; require-trusted-types-for 'script'/, '', "lacks: require-trusted-types-for 'script'"],
    [/default-src 'none'/, 'default-src *', "lacks: default-src 'none'"],
    [/script-src 'self'/, "script-src 'self' 'unsafe-eval'", 'begins with "unsafe-"'],
  ])('reports a recorded policy in which %s became "%s"', (from, to, words) => {
    const policy = String(page['content-security-policy']).replace(from, to);
    const weak = { ...strict, headers: { ...strict.headers, page: { ...page, 'content-security-policy': policy } } };
    expect(weakExpectations(weak)).toEqual([expect.stringContaining(words)]);
  });

  it('reports a kind of file that was not recorded', () => {
    const { segmentScript: _script, ...headers } = strict.headers;
    expect(weakExpectations({ ...strict, headers })).toContainEqual(expect.stringContaining('a segmentScript have no'));
  });
});
