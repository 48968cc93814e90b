import { existsSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { connect } from 'node:net';
import { networkInterfaces, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { aPromise } from '@consorcio/shared/testing';
import { contentTypes } from './content-types';
import { acceptedEncodings } from './folder-files';
import { hostPages } from './host-pages';
import { type Listening, listen, PortTaken } from './listen';
import { type StaticServer, serveFolder } from './static-server';

let dir: string;
/** The folder of the pages; some tests swap it. */
let pagesDir: string;
let server: StaticServer;
let policy = 'first';
const live = { version: 1 };
const script = 'main.0123456789abcdef0123.js';

beforeAll(async () => {
  dir = mkdtempSync(join(tmpdir(), 'served-'));
  put('index.html', 'home');
  put('app/index.html', 'app');
  put('hosts/partner.example/index.html', 'partner');
  put('404.html', 'not found');
  put(script, 'script');
  put(`${script}.br`, brotliCompressSync('script'));
  server = await serveFolder({
    dir,
    port: 0,
    cors: true,
    pages: hostPages((file) => existsSync(join(pagesDir, file))),
    pagesDir: () => pagesDir,
    pageHeaders: () => ({ 'Content-Security-Policy': policy }),
    live: { '/live.json': () => live, '/text.json': () => '{ "as": "it is" }', '/gone.json': () => undefined },
  });
});

beforeEach(() => {
  pagesDir = dir;
});

afterAll(async () => {
  await server.stop();
  rmSync(dir, { recursive: true });
});

function put(name: string, content: string | Buffer) {
  mkdirSync(dirname(join(dir, name)), { recursive: true });
  writeFileSync(join(dir, name), content);
}

/** `fetch` would normalise the path and the host. */
function ask(path: string, more: Record<string, string> = {}, method = 'GET', { port } = server) {
  type Answer = { status: number | undefined; body: string; headers: Record<string, unknown> };
  return new Promise<Answer>((resolve, reject) => {
    const headers = { host: 'localhost', ...more };
    const own = false; // each request has its own connection
    const asked = request({ host: '127.0.0.1', port, path, method, headers, agent: own });
    asked.once('error', reject).once('response', async (response) => {
      let body = '';
      for await (const chunk of response) body += chunk;
      resolve({ status: response.statusCode, body, headers: response.headers });
    });
    asked.end();
  });
}

// Each address and host name: e2e/serving/nginx/doors.rules.ts.
it.each([
  ['/app', 'partner.example', 'app'],
  ['/', 'PARTNER.example.:3000', 'partner'],
  ['/', '[::1]:3000', 'home'],
  ['http://localhost/app?x', 'localhost', 'app'],
  ['http://', 'localhost', 'home'],
  ['/', '../hosts/partner.example', 'not found'],
  ['/hosts/partner.example', 'localhost', 'not found'],
  ['//partner.example/x', 'localhost', 'not found'],
])('answers %s on host %s with the page of %s', async (path, host, body) => {
  const status = body === 'not found' ? 404 : 200;
  expect(await ask(path, { host })).toMatchObject({ status, body });
  expect(await ask(path, { host }, 'HEAD')).toMatchObject({ status, body: '' });
});

const invalid = ['OPTIONS * HTTP/1.1', 'GET * HTTP/1.1', 'GET ? HTTP/1.1', 'GET http://[ HTTP/1.1', 'nonsense'];
it.each(invalid)('still answers after the invalid request "%s"', async (line) => {
  await new Promise((resolve) => {
    const socket = connect(server.port, '127.0.0.1', () => socket.end(`${line}\r\nhost: localhost\r\n\r\n`));
    socket.on('error', resolve).on('close', resolve).resume();
  });
  expect(await ask('/')).toMatchObject({ status: 200, body: 'home' });
});

it('serves swapped pages, and files that only the build has', async () => {
  put('swapped/index.html', 'swapped home');
  put('swapped/404.html', 'swapped not found');
  pagesDir = join(dir, 'swapped');

  expect(await ask('/')).toMatchObject({ status: 200, body: 'swapped home' });
  expect(await ask('/app')).toMatchObject({ status: 404, body: 'swapped not found' });
  expect(await ask(`/${script}`)).toMatchObject({ status: 200, body: 'script' });
});

it('sends a page again when its content or its policy changed, also with the same size and time', async () => {
  const revalidate = async (etag: unknown) => (await ask('/app', { 'if-none-match': String(etag) })).status;
  utimesSync(join(dir, 'app/index.html'), 1, 1);
  const { etag } = (await ask('/app')).headers;
  expect(await revalidate(`"other", ${etag}`)).toBe(304);
  put('app/index.html', 'apq');
  utimesSync(join(dir, 'app/index.html'), 1, 1);
  expect(await revalidate(etag)).toBe(200);
  put('app/index.html', 'app');
  expect(await revalidate(etag)).toBe(304);
  policy = 'second';
  expect(await revalidate(etag)).toBe(200);
});

// The answer: e2e/serving/nginx/answers.rules.ts.
it.each([
  ...['/SW.js?v=3', '/service-worker.js', '/serviceworker.min.js', '/ngsw-worker.js', '/firebase-messaging-sw.js'],
  ...['/OneSignalSDKUpdaterWorker.js', '/flutter_service_worker.js'],
])('ends the service worker that an earlier site left at %s', async (path) => {
  expect(await ask(path)).toMatchObject({ status: 200, body: expect.stringContaining('registration.unregister()') });
});

it.each(['/my-sw.js', '/sw.json', '/-sw.js'])('takes %s for no service worker', async (path) => {
  expect((await ask(path)).status).toBe(404);
});

it('has the page of the card form in the folder of a segment and in that of a build, with headers as they are now', async () => {
  put('segment/card.html', 'the form');
  put('segment/v1.2/card.html', 'that of a build');
  put('segment/v1/deep/card.html', 'nowhere');
  let version = 1;
  const cardPage = () => ({ 'Content-Security-Policy': `version ${version}` });
  const segment = await serveFolder({ dir: join(dir, 'segment'), port: 0, cors: true, cardPage });
  const get = (path: string, more?: Record<string, string>) => ask(path, more, 'GET', segment);
  const headers = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache, no-transform' };
  expect(await get('/card.html?x')).toMatchObject({ status: 200, body: 'the form', headers });
  const { body, headers: first } = await get('/v1.2/card.html');
  expect([body, first['content-security-policy']]).toEqual(['that of a build', 'version 1']);
  const kept = { 'if-none-match': String(first.etag) };
  expect((await get('/v1.2/card.html', kept)).status).toBe(304);
  version = 2;
  expect((await get('/v1.2/card.html', kept)).status).toBe(200);
  const nowhere = ['/v1/deep/card.html', '/none/card.html', '/../card.html', '/card.html.br', '/index.html', '/sw.js'];
  for (const path of nowhere) expect([path, (await get(path)).status]).toEqual([path, 404]);
  await segment.stop();
  put('card.html', 'of a host');
  expect(await ask('/card.html')).toMatchObject({ status: 404, body: 'not found' });
});

it('sends the whole file to a request for a range', async () => {
  expect(await ask('/', { range: 'bytes=2-1' })).toMatchObject({ status: 200, body: 'home' });
});

it('makes live answers again for each request, sends live text unchanged, and answers 404 when there is none', async () => {
  live.version = 2;
  const headers = { 'cache-control': 'no-store' };
  expect(await ask('/live.json')).toMatchObject({ body: '{"version":2}', headers });
  expect(await ask('/text.json')).toMatchObject({ body: '{ "as": "it is" }', headers });
  expect((await ask('/gone.json')).status).toBe(404);
});

it('refuses connections when stopped, answers what is held only later, and answers again when started', async () => {
  const { port } = server;
  await server.stop();
  await expect(ask('/')).rejects.toMatchObject({ code: 'ECONNREFUSED' });
  await server.start();
  expect(server.port).toBe(port);

  const { promise, resolve } = aPromise<void>();
  server.hold((path) => (path.endsWith('.js') ? promise : undefined));
  const held = ask(`/${script}`);
  expect((await ask('/')).status).toBe(200);
  const silent = await Promise.race([held, new Promise((over) => setTimeout(over, 100, 'silence'))]);
  expect(silent).toBe('silence');
  resolve();
  expect((await held).status).toBe(200);
  server.hold(() => new Promise(() => {}));
  await server.start();
  expect((await ask(`/${script}`)).status).toBe(200);
});

test('a request target of more than 512 KiB is refused with 414, a shorter one is answered', async () => {
  expect((await ask(`/?x=${'x'.repeat(500_000)}`)).status).toBe(200);
  expect((await ask(`/?x=${'x'.repeat(600_000)}`)).status).toBe(414);
});

describe('listen', () => {
  const open: Listening[] = [];
  const opened = async (env: NodeJS.ProcessEnv, port = 0) => {
    const listening = await listen((_, response) => response.end('here'), port, env);
    open.push(listening);
    return listening;
  };
  afterEach(() => Promise.all(open.splice(0).map((listening) => listening.close())));

  async function accepts(host: string, port: number): Promise<boolean> {
    const socket = connect({ host, port, timeout: 2000 });
    const isOpen = await new Promise<boolean>((resolve) => {
      for (const event of ['connect', 'error', 'timeout']) socket.once(event, () => resolve(event === 'connect'));
    });
    socket.destroy();
    return isOpen;
  }

  /** Linux has many addresses in 127.0.0.0/8: a server at all addresses has this one too. */
  const other = process.platform === 'linux' ? '127.0.0.2' : '127.0.0.1';

  it.each<[HOST: string | undefined, isEverywhere: boolean]>([
    [undefined, false],
    ['0.0.0.0', true],
    [other, true],
  ])('with HOST=%s listens for this machine, and at other addresses: %s', async (HOST, isEverywhere) => {
    const { port } = await opened({ ...(HOST && { HOST }) });
    expect([await accepts('127.0.0.1', port), await accepts('localhost', port)]).toEqual([true, true]);
    if (other !== '127.0.0.1') expect(await accepts(other, port)).toBe(isEverywhere);
  });

  it.each(['localhost', '127.0.0.1', '::1', '0', '0.0.0.0', '::'])('HOST=%s may mean either address', async (HOST) => {
    const { port } = await opened({ HOST });
    const here = Object.values(networkInterfaces()).flatMap((all = []) => all.map(({ address }) => address));
    for (const address of ['127.0.0.1', '::1'].filter((own) => here.includes(own))) {
      expect(await accepts(address, port)).toBe(true);
    }
  });

  it.each(['203.0.113.7', 'no-such-host.invalid'])('says that %s is no address of this machine', async (HOST) => {
    await expect(opened({ HOST })).rejects.toThrow(`HOST is "${HOST}", which is no address of this machine`);
  });

  it('says that a port is taken, and can listen again once it is free', async () => {
    const first = await opened({});
    await expect(opened({}, first.port)).rejects.toBeInstanceOf(PortTaken);

    await first.close();
    expect(await accepts('127.0.0.1', first.port)).toBe(false);
    expect((await opened({}, first.port)).port).toBe(first.port);
  });
});

test.each([
  ['', []],
  ['gzip, deflate, br', ['br', 'gzip']],
  ['br;q=0', []],
  ['br; q=0.000, gzip', ['gzip']],
  ['BR;Q=0.001', ['br']],
  ['*', ['br', 'gzip']],
  ['*;q=0, gzip', ['gzip']],
  ['br;q=0, *', ['gzip']],
  ['identity;q=0, br', ['br']],
  ['brotli, notgzip', []],
])('%j accepts %j', (header, accepted) => {
  expect(acceptedEncodings(header, ['br', 'gzip'])).toEqual(accepted);
});

it('says the encoding of each kind of text', () => {
  const texts = Object.values(contentTypes).filter((type) => /^text\/|json/.test(type));
  expect(texts.length).toBeGreaterThan(0);
  for (const type of texts) expect(type).toMatch(/; charset=utf-8$/);
});

const findPage = hostPages((file) => file === 'index.html' || file === 'app/index.html');

// Without its `^`, the pattern would need hours for this path.
test('a row of slashes inside a path is read once, so that one request cannot stop the server', () => {
  expect(findPage(`${'/'.repeat(10_000_000)}x`, 'localhost').status).toBe(404);
});
