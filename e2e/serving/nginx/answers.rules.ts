import { mkdir, rename, rmdir } from 'node:fs/promises';
import { join } from 'node:path';
import { builtFile } from '../../pages/fixtures/built-file';
import { expect, test } from '../../pages/fixtures/nginx-test';
import { type Asked, requestRaw } from '../../pages/fixtures/raw-request';

// What the server of the other journeys answers too (static-server.test.ts) is compared by doors.rules.ts.

const script = `/${builtFile('host', /^main\.\w+\.js$/)}`;
const font = `/${builtFile('host', /\.woff2$/)}`;
const entry = `/first/${builtFile('mf-payment', /^remoteEntry\.\w+\.js$/)}`;
const manifest = '/first/mf-manifest.json';
const forEver = 'public, max-age=31536000, immutable, no-transform';
const revalidated = 'no-cache, no-transform';

const ask = (address: string, asked?: Asked) => requestRaw(address, '', asked);

test('browsers cache hashed files for ever and revalidate all others, which no proxy may change; what is edited in place is not stored', async ({
  nginx: { url, payment },
}) => {
  const unknown = ['/third/mf-manifest.json', '/first/remoteEntry.0123456789abcdef.js'];
  const table: [string | object, string, ...string[]][] = [
    [forEver, url, script, font],
    [revalidated, url, '/', '/app', '/nowhere', '/pages.json'],
    ['no-store', url, '/config.json', '/release.json'],
    [forEver, payment, entry],
    [revalidated, payment, manifest],
    [expect.not.stringContaining(forEver), payment, ...unknown],
  ];
  for (const [kept, origin, ...paths] of table)
    for (const path of paths) expect([path, (await ask(origin + path)).headers['cache-control']]).toEqual([path, kept]);
});

test('a browser that has a page or a file gets a 304 while it is unchanged', async ({ nginx: { url, payment } }) => {
  for (const address of [`${url}/kmv`, url + script, payment + manifest]) {
    for (const accepted of ['identity', 'gzip', 'br']) {
      const sent = { 'accept-encoding': accepted };
      const { headers } = await ask(address, { headers: sent });
      const again = await ask(address, { headers: { ...sent, 'if-none-match': String(headers.etag) } });
      const cached = headers['cache-control'];
      expect([again.status, again.body.length, again.headers['cache-control']]).toEqual([304, 0, cached]);
      expect((await ask(address, { headers: { 'if-none-match': '"other"' } })).status).toBe(200);
    }
  }
});

test('only GET and HEAD are answered', async ({ nginx: { url, payment } }) => {
  const preflight = { origin: 'https://evil.example', 'access-control-request-method': 'POST' };
  for (const address of [`${url}/`, `${url}/nowhere`, `${url}/config.json`, payment + manifest]) {
    for (const refused of [
      { method: 'POST', body: 'x'.repeat(100_000) },
      { method: 'PUT', body: 'x' },
      { method: 'DELETE' },
      { method: 'OPTIONS', headers: preflight },
      { method: 'TRACE' },
    ]) {
      const { status, headers } = await ask(address, refused);
      expect([address, refused.method, status, headers.allow]).toEqual([address, refused.method, 405, 'GET, HEAD']);
    }
    const [asked, head] = await Promise.all([ask(address), ask(address, { method: 'HEAD' })]);
    expect([head.status, head.body.length]).toEqual([asked.status, 0]);
    for (const name of ['content-type', 'content-length', 'cache-control', 'etag'])
      expect(head.headers[name]).toBe(asked.headers[name]);
  }
});

test('pages of every origin may load a segment, and no other origin may read the host', async ({ nginx }) => {
  const allowed = async (address: string) =>
    Object.entries((await ask(address, { headers: { origin: 'https://simule.alvo.example' } })).headers).filter(
      ([name]) => /^access-control-allow-(origin|credentials)$/.test(name),
    );
  for (const origin of Object.values(nginx.segments)) {
    for (const path of [manifest, '/nowhere', '/404', '/%00'])
      expect(await allowed(origin + path)).toEqual([['access-control-allow-origin', '*']]);
    expect(await ask(`${origin}/nowhere`)).toMatchObject({ status: 404, body: Buffer.from('Not found') });
  }
  for (const path of ['/', '/config.json', '/release.json', script])
    expect(await allowed(nginx.url + path)).toEqual([]);
});

test('addresses of campaigns may be long, up to a limit', async ({ nginx }) => {
  for (const [length, status] of Object.entries({ 60000: 200, 400000: 200, 600000: 414 }))
    expect((await requestRaw(nginx.url, `/?x=${'x'.repeat(Number(length))}`)).status).toBe(status);
  expect((await ask(nginx.url)).status).toBe(200);
});

test('an edited release is the next answer, without a reload of nginx', async ({ nginx }) => {
  const packed = { headers: { 'accept-encoding': 'br, gzip' } };
  const served = async () => JSON.parse((await ask(`${nginx.url}/release.json`, packed)).body.toString());
  expect(await served()).toEqual(nginx.release);
  await nginx.releaseBuild('second');
  expect((await served()).segments.survey.manifest).toBe(`${nginx.segments.survey}/second/mf-manifest.json`);
  await nginx.releaseBuild('first');
  expect(await served()).toEqual(nginx.release);
});

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
    expect((await ask(`${nginx.url}/${name}`)).status).toBe(200);
  }
});

test('a file of the deployment is at its path, as it is now', async ({ nginx: { url } }) => {
  const policy = "default-src 'none'; sandbox; frame-ancestors 'none'";
  for (const [file, type, body] of [
    ['google0a1b2c.html', 'text/html; charset=utf-8', '"google-site-verification"'],
    ['.well-known/security.txt', 'text/plain; charset=utf-8', '"Contact"'],
    ['.well-known/apple-app-site-association', 'application/octet-stream', '{}'],
  ] as const) {
    const headers = { 'content-type': type, 'cache-control': revalidated, 'content-security-policy': policy };
    for (const host of ['localhost', 'consorcio.premmia.example']) {
      const answer = await ask(`${url}/${file}`, { headers: { host, 'accept-encoding': 'gzip, br' } });
      expect(answer).toMatchObject({ status: 200, headers, body: Buffer.from(body) });
    }
    expect((await ask(`${url}/files/${file}`)).status).toBe(404);
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
  await ask(`${nginx.url}/kmv`);
  await expect.poll(() => nginx.logs()).toMatch(/ host GET 200 \/kmv\/index\.html \d+ [\d.]+$/m);
  const logs = await nginx.logs();
  expect(logs).toMatch(/ payment GET 404 - /);
  expect(logs).not.toMatch(/secret|\?|127\.0\.0\.1|10\.1\.2\.3/);
});
