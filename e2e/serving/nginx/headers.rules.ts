import { createHash } from 'node:crypto';
import { builtFile } from '../../pages/fixtures/built-file';
import type { NginxStack } from '../../pages/fixtures/nginx-stack';
import { expect, test } from '../../pages/fixtures/nginx-test';
import { type Asked, type RawResponse, requestRaw } from '../../pages/fixtures/raw-request';

// The server of the other journeys sends the same headers: doors.rules.ts.

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const hashesIn = (html: string, element: RegExp) => [...html.matchAll(element)].map(([, text = '']) => hashOf(text));
const emptyStyle = hashOf('');

/** Each directive with its sources, in any order. */
function directivesOf(policy: unknown): Readonly<Record<string, readonly string[]>> {
  const parts = String(policy).split('; ');
  return Object.fromEntries(parts.map((part) => part.split(' ')).map(([name, ...sources]) => [name, sources.sort()]));
}

function brandPolicy({ segments, sandbox, config }: NginxStack, html: string, { isApp = false }) {
  const [origins, api] = [Object.values(segments), sandbox.url];
  const sources = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...origins, ...hashesIn(html, /<script>(.*?)<\/script>/gs)],
    'script-src-attr': ["'none'"],
    'style-src': [...hashesIn(html, /<style>(.*?)<\/style>/gs), emptyStyle],
    'style-src-attr': ["'none'"],
    'font-src': ["'self'"],
    'img-src': ["'self'", 'data:', api],
    'connect-src': ["'self'", ...origins, api],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'frame-ancestors': [isApp ? config.appBridge.parentOrigin : "'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['default'],
    'report-uri': [`${api}/policy-reports`],
  };
  return Object.fromEntries(Object.entries(sources).map(([name, list]) => [name, [...new Set(list)].sort()]));
}

const script = `/${builtFile('host', /^main\.\w+\.js$/)}`;
const entry = `/${builtFile('mf-payment', /^remoteEntry\.\w+\.js$/)}`;

const everyAnswer = { 'referrer-policy': 'strict-origin', 'x-content-type-options': 'nosniff' };
const inert = "default-src 'none'; sandbox; frame-ancestors 'none'";

test('protects each page, by a policy that allows only what the page does', async ({ nginx }) => {
  for (const [path, host, facts] of [
    ['/', 'localhost', {}],
    ['/kmv/', 'localhost', {}],
    ['/app', 'localhost', { isApp: true }],
    ['/livelo?utm_source=x', 'pr-1.localhost', {}],
    ['/', 'consorcio.premmia.example', {}],
  ] as const) {
    const { headers, body } = await requestRaw(nginx.url, path, { headers: { host } });
    const policy = headers['content-security-policy'];
    expect([path, directivesOf(policy)]).toEqual([path, brandPolicy(nginx, body.toString(), facts)]);
    expect(policy).not.toMatch(/unsafe|\*/);
    expectDocument(headers);
    // At an address that they do not trust, browsers ignore this header and warn about it.
    expect(headers['cross-origin-opener-policy']).toBe(host.endsWith('localhost') ? 'same-origin' : undefined);
  }
});

test('lets a page that does not exist run nothing', async ({ nginx }) => {
  for (const [path, host] of [
    ['/nowhere', 'localhost'],
    ['/', 'unknown.example'],
  ] as const) {
    const { status, headers, body } = await requestRaw(nginx.url, path, { headers: { host } });
    expect(status).toBe(404);
    expect(directivesOf(headers['content-security-policy'])).toMatchObject({
      'default-src': ["'none'"],
      'style-src': hashesIn(body.toString(), /<style>(.*?)<\/style>/gs).sort(),
      'trusted-types': ["'none'"],
      'frame-ancestors': ["'none'"],
    });
    expect(headers['content-security-policy']).not.toMatch(/script-src |connect-src|unsafe/);
    expectDocument(headers);
  }
});

test('isolates the frame of the tag manager', async ({ nginx }) => {
  for (const host of ['localhost', 'consorcio.premmia.example', 'unknown.example']) {
    const { status, headers, body } = await requestRaw(nginx.url, '/tags.html?id=GTM-ABC1234', {
      headers: { host },
    });
    expect(status).toBe(200);
    expect(directivesOf(headers['content-security-policy'])).toMatchObject({
      'default-src': ["'none'"],
      sandbox: ['allow-scripts'],
      'script-src': [...hashesIn(body.toString(), /<script>(.*?)<\/script>/gs), 'https://www.googletagmanager.com'],
      'frame-ancestors': ["'self'"],
    });
    expect(headers).toMatchObject({ ...everyAnswer, 'cross-origin-resource-policy': 'same-origin' });
    expect(headers['permissions-policy']).not.toContain('self');
  }
});

test('makes every other answer inert', async ({ nginx }) => {
  const { url } = nginx;
  const payment = `${nginx.payment}/first`;
  for (const [origin, path, asked, resources] of [
    [url, script, {}, 'same-origin'],
    [url, '/config.json', {}, 'same-origin'],
    [url, '/release.json', {}, 'same-origin'],
    [url, '/', { method: 'POST' }, 'same-origin'],
    [payment, entry, {}, 'cross-origin'],
    [payment, '/mf-manifest.json', {}, 'cross-origin'],
    [payment, '/nowhere', {}, 'cross-origin'],
  ] satisfies [string, string, Asked, string][]) {
    const { headers } = await requestRaw(origin, path, asked);
    expect([path, headers]).toEqual([
      path,
      expect.objectContaining({
        ...everyAnswer,
        'content-security-policy': inert,
        'cross-origin-resource-policy': resources,
      }),
    ]);
  }
});

test('ends the service workers of an earlier site, by a script that may run', async ({ nginx }) => {
  const { url } = nginx;
  for (const [path, sent] of [
    ['/sw.js', {}],
    ['/OneSignalSDKWorker.js?appId=1', {}],
    ['/assets/loja.php?v=3', { 'service-worker': 'script' }],
    ['/kmv', { 'service-worker': 'script' }],
    ['/config.json', { 'service-worker': 'script' }],
  ] satisfies [string, Asked['headers']][]) {
    const { status, headers, body } = await requestRaw(url, path, { headers: sent });
    expect([path, status, body.toString(), headers]).toEqual([
      path,
      200,
      expect.stringContaining('registration.unregister()'),
      expect.objectContaining({
        ...everyAnswer,
        'content-type': 'text/javascript; charset=utf-8',
        'cache-control': 'no-store',
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
        'cross-origin-resource-policy': 'same-origin',
        'service-worker-allowed': '/',
      }),
    ]);
  }
});

test('sends HSTS to browsers that came over TLS, and to no others', async ({ nginx }) => {
  const { url } = nginx;
  const payment = `${nginx.payment}/first`;
  for (const [origin, path] of [
    [url, '/'],
    [url, '/nowhere'],
    [url, script],
    [url, '/config.json'],
    [payment, entry],
  ] as const) {
    const sent = { host: 'consorcio.premmia.example', 'x-forwarded-proto': 'https' };
    const { headers } = await requestRaw(origin, path, { headers: sent });
    expect([path, headers['strict-transport-security']]).toEqual([path, 'max-age=31536000']);
    expect((await requestRaw(origin, path)).headers['strict-transport-security']).toBeUndefined();
  }
  for (const [proto, transport, opener] of [
    ['https', 'max-age=31536000', 'same-origin'],
    ['HTTPS', 'max-age=31536000', 'same-origin'],
    ['https,http', 'max-age=31536000', 'same-origin'],
    ['https , http', 'max-age=31536000', 'same-origin'],
    ['http,https', undefined, undefined],
    ['http, https', undefined, undefined],
    ['httpsx', undefined, undefined],
  ] as const) {
    const sent = { host: 'consorcio.premmia.example', 'x-forwarded-proto': proto };
    const { headers } = await requestRaw(url, '/', { headers: sent });
    expect([proto, headers['strict-transport-security'], headers['cross-origin-opener-policy']]).toEqual([
      proto,
      transport,
      opener,
    ]);
  }
});

test('does not name its software', async ({ nginx }) => {
  const { url } = nginx;
  const payment = `${nginx.payment}/first`;
  for (const [origin, path, asked] of [
    [url, '/', {}],
    [url, '/nowhere', {}],
    [url, '/', { method: 'POST' }],
    [url, '/%00', {}],
    [payment, '/nowhere', {}],
    [payment, '/%00', {}],
  ] satisfies [string, string, Asked][]) {
    const { headers, body } = await requestRaw(origin, path, asked);
    expect([path, headers.server ?? 'nginx', headers['x-powered-by']]).toEqual([path, 'nginx', undefined]);
    expect(body.toString()).not.toMatch(/nginx|node/i);
  }
});

function expectDocument(headers: RawResponse['headers']): void {
  expect(headers).toMatchObject({
    ...everyAnswer,
    'cross-origin-resource-policy': 'same-origin',
  });
  expect(headers).not.toHaveProperty('integrity-policy'); // WebKit would refuse every preload of a script
  const allowed = String(headers['permissions-policy']).split(', ');
  expect(allowed.filter((feature) => !feature.endsWith('=()'))).toEqual(['geolocation=(self)']);
  expect(allowed).toEqual(expect.arrayContaining(['camera=()', 'microphone=()', 'payment=()', 'usb=()']));
}
