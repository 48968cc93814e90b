import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { integrityOf } from '@consorcio/shared/webpack/integrity-of';
import type { InventoryScript, ScriptInventory } from '@consorcio/shared/webpack/script-inventory';
import { cardPageHeaders, fileHeaders, pageHeaders, segmentHeaders } from '../serving/policy/headers';
import { boundedGet, usualLimits } from './bounded-fetch';
import { headerDifferences, type ServedSettings, weakExpectations } from './headers';
import { watchPage } from './watch-page';

interface ServedFile {
  content: string;
  headers: Record<string, string>;
  status: number;
  /** Only this compressed form has this content. */
  form?: string;
  forged?: string;
  hangs?: boolean;
  asked?: IncomingHttpHeaders;
}

const early = 'window.early = 1;';
const html = `<!doctype html><head><script>${early}</script><script defer src="/main.js"></script></head><body></body>`;
const scripts = { '/main.js': 'main();', '/lazy.js': 'lazy();' };
const segmentScripts = { '/payment/entry.js': 'entry();', '/payment/segment.js': 'segment();' };
const cardPage = '<!doctype html><script>form();</script>';
const manifest = JSON.stringify({
  name: 'mf_payment',
  metaData: { contract: 6, remoteEntry: { name: 'entry.js', path: '' } },
  exposes: [{ path: './segment', assets: { js: { sync: ['segment.js'], async: [] } } }],
});
const scriptOf = (file: string, code: string): InventoryScript => {
  return { file, from: file, integrity: integrityOf(code), purpose: 'a script of the test', owner: 'a team' };
};
const inventoryOf = (origin: string, all: object, inline: string[], named: string, text: string): ScriptInventory => ({
  origin,
  scripts: Object.entries(all).map(([path, code]) => scriptOf(path.slice(path.lastIndexOf('/') + 1), code)),
  inline: inline.map((code) => scriptOf(named, code)),
  foreign: [],
  namedBy: [{ file: named, integrity: integrityOf(text) }],
});
const ofPayment = inventoryOf('segment payment', segmentScripts, [], 'mf-manifest.json', manifest);
ofPayment.namedBy.push({ file: 'card.html', integrity: integrityOf(cardPage) });
const inventories = [inventoryOf('host', scripts, [early], 'index.html', html), ofPayment];

/** A small product: one server serves the host, and under `/payment` and another name the segment. */
const files = new Map<string, ServedFile>();
const server = createServer(({ url = '/', headers }, response) => {
  const found = files.get(url);
  if (!found) return void response.writeHead(404).end();
  found.asked = headers;
  if (found.hangs) return;
  const form = String(headers['accept-encoding']);
  const compress = form === 'br' ? brotliCompressSync : form === 'gzip' ? gzipSync : Buffer.from;
  const encoding = form === 'identity' ? {} : { 'content-encoding': form };
  const content = found.form === form ? (found.forged ?? '') : found.content;
  response.writeHead(found.status, { ...found.headers, ...encoding }).end(compress(content));
});
let address: string;
let expected: ServedSettings;

function add(path: string, content: string, type: string) {
  files.set(path, { content, status: 200, headers: { 'content-type': type, 'x-content-type-options': 'nosniff' } });
}
function file(path: string): ServedFile {
  const found = files.get(path);
  if (!found) throw new Error(`The site has no ${path}.`);
  return found;
}
function addAll(): void {
  files.clear();
  add('/', html, 'text/html');
  file('/').headers['content-security-policy'] = "default-src 'none'; script-src 'self'";
  for (const [path, code] of Object.entries({ ...scripts, ...segmentScripts })) add(path, code, 'text/javascript');
  add('/config.json', JSON.stringify({ apiUrl: 'https://api.example' }), 'application/json');
  add('/payment/mf-manifest.json', manifest, 'application/json');
  add('/payment/card.html', cardPage, 'text/html');
  file('/payment/card.html').headers['content-security-policy'] = 'frame-ancestors https://shop.example';
  const released = address.replace('127.0.0.1', 'localhost');
  const payment = { manifest: `${released}payment/mf-manifest.json`, contract: 6, integrity: integrityOf(manifest) };
  add('/release.json', JSON.stringify({ segments: { payment } }), 'application/json');
}
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  addAll();
  const recorded = await watchPage({ address, inventories, expected: undefined, get: boundedGet(address) });
  expect(recorded.problems).toEqual([]);
  expected = recorded.served;
});
beforeEach(addAll);
afterAll(() => {
  server.close();
  server.closeAllConnections();
});

const watch = async (limits = usualLimits) =>
  (await watchPage({ address, inventories, expected, get: boundedGet(address, limits) })).problems;
const saying = (words: string) => expect.stringContaining(words);

describe('watchPage', () => {
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
    ['/payment/card.html', 'card.html is not the page that was built'],
  ])('notices one changed byte in %s', async (path, words) => {
    file(path).content = `${file(path).content.slice(0, -1)}~`;
    expect(await watch()).toContainEqual(saying(words));
  });

  it.each(['br', 'gzip', 'identity'])('notices a script that is another only in the form %s', async (form) => {
    Object.assign(file('/main.js'), { form, forged: 'steal();' });
    expect(await watch()).toEqual([saying('main.js is not the script that was built')]);
  });

  it.each([
    ['a script of the host', '<script src="/added.js"></script>', 'loads /added.js, which is not in the inventory'],
    ['a script of elsewhere', '<script src="//evil.example/a.js"></script>', 'loads //evil.example/a.js'],
    ['our name elsewhere', '<script src="//evil.example/main.js"></script>', 'loads //evil.example/main.js'],
    ['an inline script', '<script>steal()</script>', 'has an inline script that was not built: steal()'],
    ['what could control a terminal', '<script>\u001b[31mred</script>', 'not built: ?[31mred'],
    ['an event handler', '<img src=x onerror=steal()>', 'the attribute onerror of <img>'],
    ['a base address', '<base href=//evil.example>', 'has <base>'],
    ['another hash', '<script src="/main.js" integrity="sha384-x"></script>', 'names main.js with another hash'],
    ['a form', '<form action="//evil.example"></form>', 'is not a page that was built'],
  ])('notices %s in the page', async (_, added, words) => {
    add('/added.js', 'steal()', 'text/javascript');
    file('/').content = html.replace('</body>', `${added}</body>`);
    expect(await watch()).toContainEqual(saying(words));
  });

  it.each([
    ['without a hash', /,"integrity":"[^"]*"/, '', 'without its hash'],
    ['with the hash of no build', /sha384-.{4}/, 'sha384-AAAA', 'with the hash of no known build'],
    ['that no browser loads', /http:[^"]*/, 'file:///etc/passwd', 'is not an http or https address'],
  ])('notices a released build %s', async (_, from, to, words) => {
    file('/release.json').content = file('/release.json').content.replace(from, to);
    expect(await watch()).toContainEqual(saying(words));
  });

  const large = ' '.repeat(2_000_000); // and small before decompression
  const many = () => {
    const segments = Array.from({ length: 50 }, (_, n) => ({ manifest: `${address}${n}/mf-manifest.json` }));
    return JSON.stringify({ segments });
  };
  const policy = 'content-security-policy';
  const unsafe = "script-src 'self' 'unsafe-inline'";
  const nosniff = 'x-content-type-options';
  it.each<[string, string, name: string, value: string | undefined, string]>([
    ['a weaker policy', '/', policy, `default-src 'none'; ${unsafe}`, `has "${unsafe}"`],
    ['a policy without one directive', '/', policy, "script-src 'self'", `lacks "default-src 'none'"`],
    ['no policy', '/', policy, undefined, `header ${policy}: it lacks "default-src`],
    ['a script without nosniff', '/lazy.js', nosniff, undefined, `header ${nosniff}: it lacks "nosniff"`],
    [
      'a script as text',
      '/payment/segment.js',
      'content-type',
      'text/plain',
      'header content-type: it lacks "text/javascript", has "text/plain"',
    ],
    ['a card form that others may show', '/payment/card.html', policy, 'frame-ancestors *', 'has "frame-ancestors *"'],
    ['a cookie', '/config.json', 'set-cookie', 'a=1', 'header set-cookie: it has "a=1"'],
    ['a preloaded script', '/', 'link', '</a.js>; rel=preload; as=script', 'header link: it has'],
  ])('notices %s', async (_, path, name, value, words) => {
    const { [name]: _before, ...others } = file(path).headers;
    file(path).headers = { ...others, ...(value !== undefined && { [name]: value }) };
    expect(await watch()).toEqual([saying(words)]);
  });

  it('asks for a segment as the page does, so that no cache keeps an answer that visitors may not read', async () => {
    const { origin } = new URL(address);
    await watch();
    expect(file('/payment/mf-manifest.json').asked).toMatchObject({ origin, 'sec-fetch-dest': 'empty' });
    expect(file('/payment/segment.js').asked).toMatchObject({ origin, 'sec-fetch-dest': 'script' });
    expect(file('/main.js').asked).not.toHaveProperty('origin');
  });

  it('does not follow a redirection', async () => {
    add('/elsewhere.js', 'main();', 'text/javascript');
    Object.assign(file('/main.js'), { status: 302, headers: { location: '/elsewhere.js' } });
    expect(await watch()).toContainEqual(saying('main.js redirects to /elsewhere.js'));
  });

  it.each<[string, Partial<typeof usualLimits>, path: string, change: () => Partial<ServedFile>, words: string]>([
    ['is too large', { bytes: 1_000_000 }, '/config.json', () => ({ content: large }), 'is larger than 1000000 bytes'],
    ['names too many', { requests: 40 }, '/release.json', () => ({ content: many() }), 'More than 40 files are named'],
    [
      'never arrives',
      { ms: 300 },
      '/lazy.js',
      () => ({ hangs: true }),
      'lazy.js did not arrive completely within 0.3 s',
    ],
  ])('stops at a file that %s', async (_, limits, path, change, words) => {
    Object.assign(file(path), change());
    expect(await watch({ ...usualLimits, ...limits })).toContainEqual(saying(words));
  });

  it('says that the server does not answer', async () => {
    const there = address.replace(/:\d+/, ':9');
    const { problems } = await watchPage({ address: there, inventories, expected, get: boundedGet(there) });
    expect(problems).toContainEqual(saying('did not arrive'));
  });
});

describe('headerDifferences', () => {
  const name = 'strict-transport-security';
  const transport = { [name]: 'max-age=31536000; includeSubDomains' };
  const another = `differs in the header ${name}: it lacks "max-age=31536000", lacks "includeSubDomains", has "max-age=0"`;
  const turned = { [name]: 'includeSubDomains; max-age=31536000' };
  type Row = [string, ...Parameters<typeof headerDifferences>, words: unknown];
  it.each<Row>([
    ['lacks Strict-Transport-Security', transport, {}, true, saying('it lacks "max-age')],
    ['lacks it where browsers do not heed it', transport, {}, false, undefined],
    ['has another one', transport, { [name]: 'max-age=0' }, true, another],
    ['has it in another order', transport, turned, true, saying('it has another order')],
    ...['permissions-policy', 'cross-origin-opener-policy', 'cross-origin-resource-policy', 'referrer-policy'].map(
      (name): Row => [`lacks ${name}`, { [name]: 'strict' }, {}, false, saying(`header ${name}: it lacks "strict"`)],
    ),
  ])('says what an answer that %s differs in', (_, wanted, sent, isEncrypted, words) => {
    expect(headerDifferences(wanted, sent, isEncrypted)).toEqual(words ? [words] : []);
  });
});

describe('weakExpectations', () => {
  const lower = (headers: Readonly<Record<string, string>>) =>
    Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
  const facts = { hasBrand: true, isApp: false, container: undefined, scriptHashes: [], styleHashes: [] };
  const origins = { segments: [], apis: ['https://api.example'], observation: [], images: [], parent: null, tags: [] };
  const page = lower(pageHeaders(facts, { origins, reportTo: 'https://api.example/reports' }));
  const [file, ofSegment] = [lower(fileHeaders), lower(segmentHeaders)];
  const ofCard = lower(cardPageHeaders({ pages: ['https://shop.example'], apis: ['https://api.example'] }, null));
  const headers = {
    page,
    script: file,
    settings: file,
    manifest: ofSegment,
    segmentScript: ofSegment,
    cardPage: ofCard,
  };
  const weakWith = (changed: Readonly<Record<string, string>>) =>
    weakExpectations({ headers: { ...headers, page: changed }, config: {} });

  it('accept what the servers of the product send, with an address for reports, and of a page with a container', () => {
    expect(weakWith(page)).toEqual([]);
    const container = { nonce: 'N', consentOrigins: [] };
    expect(weakWith(lower(pageHeaders({ ...facts, container }, { origins, reportTo: null })))).toEqual([]);
  });

  const recorded = Object.keys(page).filter((name) => name !== 'content-security-policy');
  it.each(recorded)('report a recorded page without %s', (name) => {
    const { [name]: _left, ...rest } = page;
    expect(weakWith(rest)).toEqual([expect.stringMatching(new RegExp(`^The expected ${name} of a page lacks: `, 'i'))]);
  });

  it.each([
    [/; require-trusted-types-for 'script'/, '', "lacks: require-trusted-types-for 'script'"],
    [/default-src 'none'/, 'default-src *', "lacks: default-src 'none'"],
    [/script-src 'self'/, "script-src 'self' 'unsafe-eval'", `has: script-src 'self' 'unsafe-eval'`],
  ])('report a recorded policy in which %s became "%s"', (from, to, words) => {
    const policy = String(page['content-security-policy']).replace(from, to);
    expect(weakWith({ ...page, 'content-security-policy': policy })).toEqual([saying(words)]);
  });

  it('report a recorded card form that a page inside it could send from', () => {
    const policy = String(ofCard['content-security-policy']).replace("frame-src 'none'; ", '');
    const weak = weakExpectations({
      headers: { ...headers, cardPage: { ...ofCard, 'content-security-policy': policy } },
      config: {},
    });
    expect(weak).toEqual([saying("of a cardPage lacks: frame-src 'none'")]);
  });

  it('report a kind of file that was not recorded', () => {
    const { segmentScript: _script, ...rest } = headers;
    expect(weakExpectations({ headers: rest, config: {} })).toContainEqual(saying('of a segmentScript lacks'));
  });
});
