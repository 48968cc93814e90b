import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inRoot } from '@consorcio/shared/webpack/workspace';
import { brands } from '../../pages/fixtures/brands';
import { builtFile } from '../../pages/fixtures/built-file';
import type { NginxStack } from '../../pages/fixtures/nginx-stack';
import { expect, test } from '../../pages/fixtures/nginx-test';
import { type Asked, type RawResponse, requestRaw } from '../../pages/fixtures/raw-request';
import { type Stack, startStack } from '../../pages/fixtures/stack';

const hostDir = inRoot('host/dist');
const pageOf = (file: string) => readFileSync(join(hostDir, file), 'utf8');
const script = `/${builtFile('host', /^main\.\w+\.js$/)}`;
const long = 'x'.repeat(60_000);
const names = brands.flatMap(({ hosts }) => hosts);
const routes = brands.flatMap(({ routes }) => routes).filter((route) => route !== '/');

/** The server of the other browser journeys. */
let stack: Stack;
test.beforeAll(async () => {
  stack = await startStack();
  stack.configure({ appBridge: { parentOrigin: 'https://app.example' } });
});
test.afterAll(() => stack.stop());

test('each brand is at its routes and host names, and at no other address', async ({ nginx }) => {
  for (const route of routes) {
    for (const path of [route, `${route}/`, `${route}//?idc=1`]) {
      expect(await answerOf(nginx.url, path)).toEqual([200, pageOf(`${route.slice(1)}/index.html`)]);
    }
  }
  for (const name of names) {
    for (const host of [name, `${name.toUpperCase()}.:8080`]) {
      expect(await answerOf(nginx.url, '/?x=/', host)).toEqual([200, pageOf(`hosts/${name}/index.html`)]);
    }
    expect(await answerOf(nginx.url, '/kmv', name)).toEqual([200, pageOf('kmv/index.html')]);
    expect(await answerOf(nginx.url, '/', `${name}.evil.example`)).toEqual([404, pageOf('404.html')]);
  }
});

const machines = ['localhost', 'LOCALHOST:3000', 'pr-12.localhost', '127.0.0.1:80', '[::1]:3000'];
const unknownHosts = ['unknown.example', 'evil-localhost', '1.2.3', names[0]?.replace('.', '-') ?? ''];
const paths = [
  ...['/', '//', '///?x', '/?q=%ff&%00=//', `/?utm_source=${long}`, '/app?to=https://x.example/?y', '/app/'],
  ...['/nowhere', '/app/x', '/APP', '//app', '/app%20', '/%61pp', `/${long}`],
  ...['/hosts', '/hosts/consorcio.premmia.example/index.html', '/app/index.html', '/index.html', '/404.html'],
  ...['/tags.html', '/tags.html?id=GTM-ABC1234', '/brands', '/a/../app', '/brands/../pages.json', '/pages.json'],
  ...['/%', '/%ff', '/%00', '/app%00', '/%E0%A4%A', '/..%2f..%2fetc%2fpasswd', '/../package.json'],
  ...['/%2e%2e/package.json', '/__proto__', '/.git/config', '/main.0123456789abcdef0123.js'],
  ...['/sw.js', '/Service-Worker.js?v=1', '/xsw.js', '/app/sw.js', '/sw.js/'],
];

/** nginx answers an address like this before it has read the host, so it cannot say whether the host may have an opener policy. */
const refusedUnread = /^[^?]*%(?:00|A?$)|^\/(?:\.\.|%2e%2e)/;

const hosts = [...machines, ...unknownHosts, 'consorcio.premmia.example'];
const encodings = ['gzip', 'gzip, br', 'br;q=0, gzip', 'gzip;q=0, br', 'br;q=0.0, gzip;q=0.000'];

for (const host of hosts) {
  test(`on ${host} nginx and the server of the browser journeys agree`, async ({ nginx }) => {
    for (const path of paths) await expectSameAnswer(nginx, path, { headers: { host } });
    // Only for valid addresses: nginx answers an invalid one before it has read the accepted encodings.
    for (const path of ['/', '/app', '/nowhere', '/pages.json', script, `${script}.br`]) {
      for (const accepted of encodings)
        await expectSameAnswer(nginx, path, { headers: { host, 'accept-encoding': accepted } });
      await expectSameAnswer(nginx, path, { headers: { host, 'x-forwarded-proto': 'https' } });
      await expectSameAnswer(nginx, path, { headers: { host }, method: 'HEAD' });
    }
  });
}

test('nginx and that server also agree on the files of a segment', async ({ nginx }) => {
  const built = readdirSync(inRoot('mf-payment/dist')).filter((name) => !/\.(br|gz)$/.test(name));
  const others = ['/nowhere', '/', '/segment', '/a/../mf-manifest.json', '/%00'];
  for (const path of [...built.map((name) => `/${name}`), ...others])
    for (const method of ['GET', 'HEAD']) await expectSameAnswer(nginx, path, { method }, 'payment');
});

/** The answers are the same, but for the addresses of the servers in them. */
async function expectSameAnswer(nginx: NginxStack, path: string, asked: Asked, segment?: 'payment') {
  const [ours, theirs] = await Promise.all([
    requestRaw(segment ? `${nginx.payment}/first` : nginx.url, path, asked),
    requestRaw(segment ? stack.segments.payment.url : stack.url, path, asked),
  ]);
  const names = (of: NginxStack | Stack, parent: string): readonly (readonly [string, string])[] => [
    ...Object.entries(of.segments).map(([name, at]) => [typeof at === 'string' ? at : at.url, name] as const),
    [of.sandbox.url, 'api'],
    [parent, 'app'],
  ];
  const opener = refusedUnread.test(path) ? [] : ['cross-origin-opener-policy'];
  const nginxParts = comparedParts(ours, names(nginx, `ancestors ${nginx.config.appBridge.parentOrigin}`), opener);
  const stackParts = comparedParts(theirs, names(stack, 'ancestors https://app.example'), opener);
  expect([path, asked, ...nginxParts]).toEqual([path, asked, ...stackParts]);
}

function comparedParts(
  { status, headers, body }: RawResponse,
  names: readonly (readonly [string, string])[],
  more: readonly string[],
) {
  const compared = [
    ...['content-type', 'content-encoding', 'cache-control', 'access-control-allow-origin', 'vary'],
    ...['x-content-type-options', 'referrer-policy', 'permissions-policy', 'strict-transport-security'],
    ...['content-security-policy', 'cross-origin-resource-policy'],
    ...more,
  ];
  const named = (value: unknown) => {
    if (typeof value !== 'string') return value;
    const text = names.reduceRight((text, [from, to]) => text.replaceAll(from, to), value);
    return text.split('; ').map((directive) => directive.split(' ').sort().join(' ')); // in any order
  };
  return [status, body.toString('latin1'), ...compared.map((name) => named(headers[name]))];
}

async function answerOf(origin: string, path: string, host = 'localhost') {
  const { status, body } = await requestRaw(origin, path, { headers: { host } });
  return [status, body.toString()];
}
