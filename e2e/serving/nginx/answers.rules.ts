import { createHash } from 'node:crypto';
import { mkdir, rename, rmdir } from 'node:fs/promises';
import { join } from 'node:path';
import { builtFile } from '../../pages/fixtures/built-file';
import type { NginxStack } from '../../pages/fixtures/nginx-stack';
import { expect, test } from '../../pages/fixtures/nginx-test';
import { type Asked, type RawResponse, requestRaw } from '../../pages/fixtures/raw-request';

// What the server of the other journeys answers too (static-server.test.ts), also over TLS, is compared by doors.rules.ts.

const script = `/${builtFile('host', /^main\.\w+\.js$/)}`;
const font = `/${builtFile('host', /\.woff2$/)}`;
const entry = `/first/${builtFile('mf-payment', /^remoteEntry\.\w+\.js$/)}`;
const manifest = '/first/mf-manifest.json';
const forEver = 'public, max-age=31536000, immutable, no-transform';
const revalidated = 'no-cache, no-transform';
const inert = "default-src 'none'; sandbox; frame-ancestors 'none'";
const everyAnswer = { 'referrer-policy': 'strict-origin', 'x-content-type-options': 'nosniff' };
const ofThePage = { ...everyAnswer, 'cross-origin-resource-policy': 'same-origin' };

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const hashesIn = (html: string, element: RegExp) => [...html.matchAll(element)].map(([, text = '']) => hashOf(text));
const scriptsIn = (html: string) => hashesIn(html, /<script>(.*?)<\/script>/gs);

/** No answer names its software. */
async function ask(origin: string, path: string, asked?: Asked): Promise<RawResponse> {
  const answer = await requestRaw(origin, path, asked);
  expect([path, answer.headers.server ?? 'nginx', answer.headers['x-powered-by']]).toEqual([path, 'nginx', undefined]);
  if (answer.status >= 400) expect(answer.body.toString()).not.toMatch(/nginx|node/i);
  return answer;
}

/** A plain path of an origin. */
const get = (address: string, asked?: Asked) => ask(address, '', asked);

/** Each directive with its sources, in any order. */
function directivesOf(policy: unknown): Readonly<Record<string, readonly string[]>> {
  const parts = String(policy).split('; ');
  const lists = parts.map((part) => part.split(' ')).map(([name, ...sources]) => [name, [...new Set(sources)].sort()]);
  return Object.fromEntries(lists);
}

function brandPolicy({ segments, sandbox: { url: api }, config }: NginxStack, html: string, isApp: boolean) {
  const origins = Object.values(segments).join(' ');
  const styles = hashesIn(html, /<style>(.*?)<\/style>/gs);
  return directivesOf(
    [
      "default-src 'none'; object-src 'none'; base-uri 'none'; form-action 'none'; font-src 'self'",
      `frame-src ${origins}`,
      `script-src 'self' ${origins} ${scriptsIn(html).join(' ')}; script-src-attr 'none'`,
      `style-src ${[...styles, hashOf('')].join(' ')}; style-src-attr 'none'`,
      `img-src 'self' data: ${api}; connect-src 'self' ${origins} ${api}; report-uri ${api}/policy-reports`,
      `frame-ancestors ${isApp ? config.appBridge.parentOrigin : "'none'"}`,
      "require-trusted-types-for 'script'; trusted-types default",
    ].join('; '),
  );
}

test('protects each page, by a policy that allows only what the page does', async ({ nginx }) => {
  const machines = ['localhost/', 'localhost/kmv/', 'localhost/app', 'pr-1.localhost/livelo?utm_source=x'];
  for (const address of [...machines, 'consorcio.premmia.example/']) {
    const [, host = '', path = ''] = /^([^/]+)(.*)$/.exec(address) ?? [];
    const { headers, body } = await ask(nginx.url, path, { headers: { host } });
    const policy = headers['content-security-policy'];
    expect([path, directivesOf(policy)]).toEqual([path, brandPolicy(nginx, body.toString(), path === '/app')]);
    expect(policy).not.toMatch(/unsafe|\*/);
    expectDocument(headers);
    // At an address that they do not trust, browsers ignore this header and warn about it.
    expect(headers['cross-origin-opener-policy']).toBe(host.endsWith('localhost') ? 'same-origin' : undefined);
  }
});

test('lets a page that does not exist run nothing', async ({ nginx: { url } }) => {
  for (const [path, host] of Object.entries({ '/nowhere': 'localhost', '/': 'unknown.example' })) {
    const { status, headers, body } = await ask(url, path, { headers: { host } });
    const policy = headers['content-security-policy'];
    expect([path, status]).toEqual([path, 404]);
    expect(directivesOf(policy)).toMatchObject({
      'default-src': ["'none'"],
      'style-src': hashesIn(body.toString(), /<style>(.*?)<\/style>/gs).sort(),
      'trusted-types': ["'none'"],
      'frame-ancestors': ["'none'"],
    });
    expect(policy).not.toMatch(/script-src |connect-src|unsafe/);
    expectDocument(headers);
  }
});

test('makes every other answer inert, and has browsers that came over TLS remember it', async ({ nginx }) => {
  const { url, payment } = nginx;
  const overTls = { 'x-forwarded-proto': 'https' };
  const remembered = { ...everyAnswer, 'strict-transport-security': 'max-age=31536000' };
  for (const [readers, origin, path, method = 'GET'] of [
    ['same-origin', url, script],
    ['same-origin', url, '/config.json'],
    ['same-origin', url, '/release.json'],
    ['same-origin', url, '/', 'POST'],
    ['cross-origin', payment, entry],
    ['cross-origin', payment, manifest],
    ['cross-origin', payment, '/first/nowhere'],
  ] as const) {
    const { headers } = await ask(origin, path, { method, headers: overTls });
    const expected = { ...remembered, 'content-security-policy': inert, 'cross-origin-resource-policy': readers };
    expect([path, headers]).toEqual([path, expect.objectContaining(expected)]);
    expect((await ask(origin, path, { method })).headers).not.toHaveProperty('strict-transport-security');
  }
  for (const origin of [url, payment]) expect((await ask(origin, '/%00')).status).toBeGreaterThanOrEqual(400);
});

test('has the page of the card form in each build, for pages of the product and for the API alone', async ({
  nginx,
}) => {
  for (const build of ['/first', '/second']) {
    const { status, headers, body } = await ask(nginx.payment, `${build}/card.html`);
    const kind = { 'content-type': 'text/html; charset=utf-8', 'cache-control': revalidated };
    expect([status, headers]).toEqual([200, expect.objectContaining({ ...everyAnswer, ...kind })]);
    const { 'frame-ancestors': pages, ...policy } = directivesOf(headers['content-security-policy']);
    expect(pages).toContain(nginx.url);
    expect(pages).toContain('https://consorcio.premmia.example');
    expect(pages).toContain(nginx.config.appBridge.parentOrigin);
    expect(pages).not.toContain('*');
    expect(policy).toMatchObject({
      'connect-src': [nginx.sandbox.url],
      'report-uri': [`${nginx.sandbox.url}/policy-reports`],
    });
    expect(headers['permissions-policy']).not.toContain('self');
    const [, own] = /<meta http-equiv="Content-Security-Policy" content="([^"]*)">/.exec(body.toString()) ?? [];
    expect(directivesOf(own)['script-src']).toEqual(scriptsIn(body.toString()));
  }
  for (const path of ['/card.html', '/first/second/card.html', '/first/index.html', '/first/card.html.br'])
    expect([path, (await ask(nginx.payment, path)).status]).toEqual([path, 404]);
});

test('ends the service workers of an earlier site, by a script that may run', async ({ nginx: { url } }) => {
  const script = { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-store' };
  const policy = { 'content-security-policy': "default-src 'none'; frame-ancestors 'none'" };
  const running = { ...ofThePage, ...script, ...policy, 'service-worker-allowed': '/' };
  for (const path of ['/sw.js', '/OneSignalSDKWorker.js?appId=1', '/assets/loja.php?v=3', '/kmv', '/config.json']) {
    const headers = /worker|sw/i.test(path) ? {} : { 'service-worker': 'script' };
    const answer = await ask(url, path, { headers });
    expect([path, answer.status, answer.headers]).toEqual([path, 200, expect.objectContaining(running)]);
    expect(answer.body.toString()).toContain('registration.unregister()');
  }
});

function expectDocument(headers: RawResponse['headers']): void {
  expect(headers).toMatchObject(ofThePage);
  expect(headers).not.toHaveProperty('integrity-policy'); // WebKit would refuse every preload of a script
  const allowed = String(headers['permissions-policy']).split(', ');
  expect(allowed.filter((feature) => !feature.endsWith('=()'))).toEqual(['geolocation=(self)']);
  expect(allowed).toEqual(expect.arrayContaining(['camera=()', 'microphone=()', 'payment=()', 'usb=()']));
}

// No proxy may change them.
test('browsers keep hashed files, revalidate others and store no settings', async ({ nginx: { url, payment } }) => {
  const unknown = ['/third/mf-manifest.json', '/first/remoteEntry.0123456789abcdef.js'];
  const table: [string | object, string, ...string[]][] = [
    [forEver, url, script, font],
    [revalidated, url, '/', '/app', '/nowhere', '/pages.json'],
    ['no-store', url, '/config.json', '/release.json'],
    [forEver, payment, entry],
    [revalidated, payment, manifest, '/first/card.html'],
    [expect.not.stringContaining(forEver), payment, ...unknown],
  ];
  for (const [kept, origin, ...paths] of table)
    for (const path of paths) expect([path, (await get(origin + path)).headers['cache-control']]).toEqual([path, kept]);
});

test('a browser that has a page or a file gets a 304 while it is unchanged', async ({ nginx: { url, payment } }) => {
  for (const address of [`${url}/kmv`, url + script, payment + manifest, `${payment}/first/card.html`]) {
    for (const accepted of ['identity', 'gzip', 'br']) {
      const sent = { 'accept-encoding': accepted };
      const { headers } = await get(address, { headers: sent });
      const again = await get(address, { headers: { ...sent, 'if-none-match': String(headers.etag) } });
      const cached = headers['cache-control'];
      expect([again.status, again.body.length, again.headers['cache-control']]).toEqual([304, 0, cached]);
      expect((await get(address, { headers: { 'if-none-match': '"other"' } })).status).toBe(200);
    }
  }
});

test('only GET and HEAD are answered', async ({ nginx: { url, payment } }) => {
  const preflight = { origin: 'https://evil.example', 'access-control-request-method': 'POST' };
  for (const address of [`${url}/`, `${url}/nowhere`, `${url}/config.json`, payment + manifest]) {
    for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS', 'TRACE']) {
      const body = { POST: 'x'.repeat(100_000), PUT: 'x' }[method];
      const { status, headers } = await get(address, { method, headers: preflight, ...(body && { body }) });
      expect([address, method, status, headers.allow]).toEqual([address, method, 405, 'GET, HEAD']);
    }
    const [asked, head] = await Promise.all([get(address), get(address, { method: 'HEAD' })]);
    expect([head.status, head.body.length]).toEqual([asked.status, 0]);
    for (const name of ['content-type', 'content-length', 'cache-control', 'etag'])
      expect(head.headers[name]).toBe(asked.headers[name]);
  }
});

test('pages of every origin may load a segment, and no other origin may read the host', async ({ nginx }) => {
  const allowed = async (address: string) =>
    Object.entries((await get(address, { headers: { origin: 'https://simule.alvo.example' } })).headers).filter(
      ([name]) => /^access-control-allow-(origin|credentials)$/.test(name),
    );
  for (const origin of Object.values(nginx.segments)) {
    for (const path of [manifest, '/nowhere', '/404', '/%00'])
      expect(await allowed(origin + path)).toEqual([['access-control-allow-origin', '*']]);
    expect(await get(`${origin}/nowhere`)).toMatchObject({ status: 404, body: Buffer.from('Not found') });
  }
  for (const path of ['/', '/config.json', '/release.json', script])
    expect(await allowed(nginx.url + path)).toEqual([]);
});

test('addresses of campaigns may be long, up to a limit', async ({ nginx }) => {
  for (const [length, status] of Object.entries({ 60000: 200, 400000: 200, 600000: 414 }))
    expect((await requestRaw(nginx.url, `/?x=${'x'.repeat(Number(length))}`)).status).toBe(status);
  expect((await get(nginx.url)).status).toBe(200);
});

// An edited release is the next answer, without a reload of nginx: conversation.journey.ts.
test('a file of the deployment that nginx cannot read is not found, and the log says what to do', async ({ nginx }) => {
  for (const [name, folder, kept] of [
    ['release.json', '', 'no-store'],
    ['config.json', '', 'no-store'],
    ['google0a1b2c.html', 'files', revalidated],
  ] as const) {
    const file = join(nginx.dir, 'deployment', folder, name);
    const lines = async () => (await nginx.logs()).split('\n').filter((line) => line.includes(`404 ${file}`));
    const headers = { 'content-type': 'text/plain', 'cache-control': kept, 'x-content-type-options': 'nosniff' };
    const notFound = { status: 404, headers, body: Buffer.from('Not found') };
    await rename(file, `${file}.away`);
    expect(await requestRaw(nginx.url, `/${name}?secret`)).toMatchObject(notFound);
    await mkdir(file); // as a container runtime does for a file that it cannot mount
    expect(await requestRaw(nginx.url, `/${name}?secret`)).toMatchObject(notFound);
    await rmdir(file);
    await rename(`${file}.away`, file);
    await expect.poll(async () => (await lines()).length).toBe(2);
    for (const line of await lines())
      expect(line).toMatch(/ host GET 404 \S+ cannot be read: put a file there that the user of nginx may read\.$/);
    expect((await get(`${nginx.url}/${name}`)).status).toBe(200);
  }
});

test('a file of the deployment is at its path, as it is now', async ({ nginx: { url } }) => {
  for (const [file, type, body] of [
    ['google0a1b2c.html', 'text/html; charset=utf-8', '"google-site-verification"'],
    ['.well-known/security.txt', 'text/plain; charset=utf-8', '"Contact"'],
    ['.well-known/apple-app-site-association', 'application/octet-stream', '{}'],
  ] as const) {
    const headers = { 'content-type': type, 'cache-control': revalidated, 'content-security-policy': inert };
    for (const host of ['localhost', 'consorcio.premmia.example']) {
      const answer = await get(`${url}/${file}`, { headers: { host, 'accept-encoding': 'gzip, br' } });
      expect(answer).toMatchObject({ status: 200, headers, body: Buffer.from(body) });
    }
    expect((await get(`${url}/files/${file}`)).status).toBe(404);
  }
});

test('the logs contain no query, no unknown address and no personal data', async ({ nginx }) => {
  const told = { 'user-agent': 'secret', cookie: 'a=secret', 'x-forwarded-for': '10.1.2.3' };
  const headers = { ...told, referer: 'https://mail.example/secret' };
  const inside = ['/?cupom=secret', '/kmv?email=secret', '/secret', '/app/secret'];
  for (const path of [...inside, '/%00secret', '/%zzsecret', '/..%2fsecret', '/first/secret.js'])
    for (const origin of [nginx.url, nginx.payment])
      for (const asked of [
        { headers },
        { headers, method: 'POST' },
        { headers: { ...headers, host: 'secret.example' } },
      ])
        await requestRaw(origin, path, asked);
  await requestRaw(nginx.url, `/?${'secret'.repeat(100_000)}`);
  await get(`${nginx.url}/kmv`);
  await expect.poll(() => nginx.logs()).toMatch(/ host GET 200 \/kmv\/index\.html \d+ [\d.]+$/m);
  const logs = await nginx.logs();
  expect(logs).toMatch(/ payment GET 404 - /);
  expect(logs).not.toMatch(/secret|\?|127\.0\.0\.1|10\.1\.2\.3/);
});
