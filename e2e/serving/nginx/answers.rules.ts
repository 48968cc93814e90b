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

test('browsers cache hashed files for ever and revalidate all others, which no proxy may change; what is edited in place is not stored', async ({
  nginx,
}) => {
  const kept = async (origin: string, path: string) => (await requestRaw(origin, path)).headers['cache-control'];
  for (const path of [script, font]) expect(await kept(nginx.url, path)).toBe(forEver);
  for (const path of ['/', '/app', '/nowhere', '/pages.json'])
    expect(await kept(nginx.url, path)).toBe('no-cache, no-transform');
  for (const path of ['/config.json', '/release.json']) expect(await kept(nginx.url, path)).toBe('no-store');
  expect(await kept(nginx.payment, entry)).toBe(forEver);
  expect(await kept(nginx.payment, manifest)).toBe('no-cache, no-transform');
  expect(await kept(nginx.payment, '/third/mf-manifest.json')).not.toBe(forEver);
  expect(await kept(nginx.payment, '/first/remoteEntry.0123456789abcdef.js')).not.toBe(forEver);
});

test('a browser that has a page or a file gets a 304 while it is unchanged', async ({ nginx }) => {
  for (const [origin, path] of [
    [nginx.url, '/kmv'],
    [nginx.url, script],
    [nginx.payment, manifest],
  ] as const) {
    for (const accepted of ['identity', 'gzip', 'br']) {
      const first = await requestRaw(origin, path, { headers: { 'accept-encoding': accepted } });
      const etag = String(first.headers.etag);
      const again = await requestRaw(origin, path, { headers: { 'accept-encoding': accepted, 'if-none-match': etag } });
      expect([again.status, again.body.length, again.headers['cache-control']]).toEqual([
        304,
        0,
        first.headers['cache-control'],
      ]);
      expect((await requestRaw(origin, path, { headers: { 'if-none-match': '"other"' } })).status).toBe(200);
    }
  }
});

test('only GET and HEAD are answered', async ({ nginx }) => {
  for (const [origin, path] of [
    [nginx.url, '/'],
    [nginx.url, '/nowhere'],
    [nginx.url, '/config.json'],
    [nginx.payment, manifest],
  ] as const) {
    for (const refused of [
      { method: 'POST', body: 'x'.repeat(100_000) },
      { method: 'PUT', body: 'x' },
      { method: 'DELETE' },
      { method: 'OPTIONS', headers: { origin: 'https://evil.example', 'access-control-request-method': 'POST' } },
      { method: 'TRACE' },
    ] satisfies Asked[]) {
      const { status, headers } = await requestRaw(origin, path, refused);
      expect([refused.method, status, headers.allow]).toEqual([refused.method, 405, 'GET, HEAD']);
    }
    const [asked, head] = await Promise.all([requestRaw(origin, path), requestRaw(origin, path, { method: 'HEAD' })]);
    expect([head.status, head.body.length]).toEqual([asked.status, 0]);
    for (const name of ['content-type', 'content-length', 'cache-control', 'etag'])
      expect(head.headers[name]).toBe(asked.headers[name]);
  }
});

test('pages of every origin may load a segment, and no other origin may read the host', async ({ nginx }) => {
  for (const origin of Object.values(nginx.segments)) {
    for (const path of [manifest, '/nowhere', '/404', '/%00']) {
      const { headers } = await requestRaw(origin, path, { headers: { origin: 'https://simule.alvo.example' } });
      expect(headers['access-control-allow-origin']).toBe('*');
      expect(headers['access-control-allow-credentials']).toBeUndefined();
    }
    expect(await requestRaw(origin, '/nowhere')).toMatchObject({ status: 404, body: Buffer.from('Not found') });
  }
  for (const path of ['/', '/config.json', '/release.json', script])
    expect((await requestRaw(nginx.url, path)).headers['access-control-allow-origin']).toBeUndefined();
});

test('addresses of campaigns may be long, up to a limit', async ({ nginx }) => {
  for (const length of [60_000, 400_000])
    expect((await requestRaw(nginx.url, `/?x=${'x'.repeat(length)}`)).status).toBe(200);
  expect((await requestRaw(nginx.url, `/?x=${'x'.repeat(600_000)}`)).status).toBe(414);
  expect((await requestRaw(nginx.url, '/')).status).toBe(200);
});

test('an edited release is the next answer, without a reload of nginx', async ({ nginx }) => {
  const served = async () =>
    JSON.parse(
      (await requestRaw(nginx.url, '/release.json', { headers: { 'accept-encoding': 'br, gzip' } })).body.toString(),
    );
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
    ['google0a1b2c.html', 'files', 'no-cache, no-transform'],
  ] as const) {
    const file = join(nginx.dir, 'deployment', folder, name);
    const lines = async () => (await nginx.logs()).split('\n').filter((line) => line.includes(`404 ${file}`));
    const expectNotFound = async () =>
      expect(await requestRaw(nginx.url, `/${name}?secret`)).toMatchObject({
        status: 404,
        headers: { 'content-type': 'text/plain', 'cache-control': kept, 'x-content-type-options': 'nosniff' },
        body: Buffer.from('Not found'),
      });
    await rename(file, `${file}.away`);
    await expectNotFound();
    await mkdir(file); // as a container runtime does for a file that it cannot mount
    await expectNotFound();
    await rmdir(file);
    await rename(`${file}.away`, file);
    await expect.poll(async () => (await lines()).length).toBe(2);
    for (const line of await lines())
      expect(line).toMatch(/ host GET 404 \S+ cannot be read: put a file there that the user of nginx may read\.$/);
    expect((await requestRaw(nginx.url, `/${name}`)).status).toBe(200);
  }
});

test('a file of the deployment is at its path, as it is now', async ({ nginx }) => {
  for (const [file, type, body] of [
    ['google0a1b2c.html', 'text/html; charset=utf-8', '"google-site-verification"'],
    ['.well-known/security.txt', 'text/plain; charset=utf-8', '"Contact"'],
    ['.well-known/apple-app-site-association', 'application/octet-stream', '{}'],
  ] as const) {
    for (const host of ['localhost', 'consorcio.premmia.example'])
      expect(
        await requestRaw(nginx.url, `/${file}`, { headers: { host, 'accept-encoding': 'gzip, br' } }),
      ).toMatchObject({
        status: 200,
        headers: {
          'content-type': type,
          'cache-control': 'no-cache, no-transform',
          'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
        },
        body: Buffer.from(body),
      });
    expect((await requestRaw(nginx.url, `/files/${file}`)).status).toBe(404);
  }
});

test('the logs contain no query, no unknown address and no personal data', async ({ nginx }) => {
  const headers = {
    referer: 'https://mail.example/secret',
    'user-agent': 'secret',
    cookie: 'a=secret',
    'x-forwarded-for': '10.1.2.3',
  };
  const inside = ['/?cupom=secret', '/kmv?email=secret', '/secret', '/app/secret'];
  const paths = [...inside, '/%00secret', '/%zzsecret', '/..%2fsecret', '/first/secret.js'];
  for (const path of paths) {
    for (const origin of [nginx.url, nginx.payment]) {
      await requestRaw(origin, path, { headers });
      await requestRaw(origin, path, { headers, method: 'POST' });
      await requestRaw(origin, path, { headers: { ...headers, host: 'secret.example' } });
    }
  }
  await requestRaw(nginx.url, `/?${'secret'.repeat(100_000)}`);
  await requestRaw(nginx.url, '/kmv');
  await expect.poll(() => nginx.logs()).toMatch(/ host GET 200 \/kmv\/index\.html \d+ [\d.]+$/m);
  const logs = await nginx.logs();
  expect(logs).toMatch(/ payment GET 404 - /);
  expect(logs).not.toMatch(/secret|\?|127\.0\.0\.1|10\.1\.2\.3/);
});
