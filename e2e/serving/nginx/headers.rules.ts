import { createHash } from 'node:crypto';
import { builtFile } from '../../pages/fixtures/built-file';
import type { NginxStack } from '../../pages/fixtures/nginx-stack';
import { expect, test } from '../../pages/fixtures/nginx-test';
import { type Asked, type RawResponse, requestRaw } from '../../pages/fixtures/raw-request';

// The server of the other journeys sends the same headers, also over TLS: doors.rules.ts.

const script = `/${builtFile('host', /^main\.\w+\.js$/)}`;
const entry = `/${builtFile('mf-payment', /^remoteEntry\.\w+\.js$/)}`;
const everyAnswer = { 'referrer-policy': 'strict-origin', 'x-content-type-options': 'nosniff' };
const ofThePage = { ...everyAnswer, 'cross-origin-resource-policy': 'same-origin' };
const overTls = { 'x-forwarded-proto': 'https' };

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
      `script-src 'self' ${origins} ${scriptsIn(html).join(' ')}; script-src-attr 'none'`,
      `style-src ${[...styles, hashOf('')].join(' ')}; style-src-attr 'none'`,
      `img-src 'self' data: ${api}; connect-src 'self' ${origins} ${api}; report-uri ${api}/policy-reports`,
      `frame-ancestors ${isApp ? config.appBridge.parentOrigin : "'none'"}`,
      "require-trusted-types-for 'script'; trusted-types default",
    ].join('; '),
  );
}

test('protects each page, by a policy that allows only what the page does', async ({ nginx }) => {
  for (const [path, host] of [
    ['/', 'localhost'],
    ['/kmv/', 'localhost'],
    ['/app', 'localhost'],
    ['/livelo?utm_source=x', 'pr-1.localhost'],
    ['/', 'consorcio.premmia.example'],
  ] as const) {
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

test('isolates the frame of the tag manager', async ({ nginx: { url } }) => {
  for (const host of ['localhost', 'consorcio.premmia.example', 'unknown.example']) {
    const { status, headers, body } = await ask(url, '/tags.html?id=GTM-ABC1234', { headers: { host } });
    expect(status).toBe(200);
    expect(directivesOf(headers['content-security-policy'])).toMatchObject({
      'default-src': ["'none'"],
      sandbox: ['allow-scripts'],
      'script-src': [...scriptsIn(body.toString()), 'https://www.googletagmanager.com'],
      'frame-ancestors': ["'self'"],
    });
    expect(headers).toMatchObject(ofThePage);
    expect(headers['permissions-policy']).not.toContain('self');
  }
});

test('makes every other answer inert, and has browsers that came over TLS remember it', async ({ nginx }) => {
  const { url } = nginx;
  const payment = `${nginx.payment}/first`;
  const inert = {
    ...everyAnswer,
    'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
    'strict-transport-security': 'max-age=31536000',
  };
  for (const [readers, origin, path, method = 'GET'] of [
    ['same-origin', url, script],
    ['same-origin', url, '/config.json'],
    ['same-origin', url, '/release.json'],
    ['same-origin', url, '/', 'POST'],
    ['cross-origin', payment, entry],
    ['cross-origin', payment, '/mf-manifest.json'],
    ['cross-origin', payment, '/nowhere'],
  ] as const) {
    const { headers } = await ask(origin, path, { method, headers: overTls });
    const expected = { ...inert, 'cross-origin-resource-policy': readers };
    expect([path, headers]).toEqual([path, expect.objectContaining(expected)]);
    expect((await ask(origin, path, { method })).headers).not.toHaveProperty('strict-transport-security');
  }
  for (const origin of [url, payment]) expect((await ask(origin, '/%00')).status).toBeGreaterThanOrEqual(400);
});

test('ends the service workers of an earlier site, by a script that may run', async ({ nginx: { url } }) => {
  const running = {
    ...ofThePage,
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'service-worker-allowed': '/',
  };
  const sent = { 'service-worker': 'script' };
  for (const [path, headers] of [
    ...['/sw.js', '/OneSignalSDKWorker.js?appId=1'].map((path) => [path, {}] as const),
    ...['/assets/loja.php?v=3', '/kmv', '/config.json'].map((path) => [path, sent] as const),
  ]) {
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
