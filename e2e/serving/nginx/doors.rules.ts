import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inRoot } from '@consorcio/shared/webpack/workspace';
import { brands } from '../../pages/fixtures/brands';
import { builtFile } from '../../pages/fixtures/built-file';
import type { NginxStack } from '../../pages/fixtures/nginx-stack';
import { expect, test } from '../../pages/fixtures/nginx-test';
import { type Asked, requestRaw } from '../../pages/fixtures/raw-request';
import { type Stack, startStack } from '../../pages/fixtures/stack';

const pageOf = (file: string) => readFileSync(join(inRoot('host/dist'), file), 'utf8');
const script = `/${builtFile('host', /^main\.\w+\.js$/)}`;
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
  const isAt = async (path: string, host: string, file: string, status = 200) => {
    const answer = await requestRaw(nginx.url, path, { headers: { host } });
    expect([path, host, answer.status, answer.body.toString()]).toEqual([path, host, status, pageOf(file)]);
  };
  for (const route of routes)
    for (const end of ['', '/', '//?idc=1']) await isAt(route + end, 'localhost', `${route.slice(1)}/index.html`);
  for (const name of names) {
    for (const host of [name, `${name.toUpperCase()}.:8080`]) await isAt('/?x=/', host, `hosts/${name}/index.html`);
    await isAt('/kmv', name, 'kmv/index.html');
    await isAt('/', `${name}.evil.example`, '404.html', 404);
  }
});

const long = 'x'.repeat(60_000);
const paths = [
  ...['/', '//', '///?x', '/?q=%ff&%00=//', `/?utm_source=${long}`, '/app?to=https://x.example/?y', '/app/'],
  ...['/clube-certo', '/nowhere', '/app/x', '/APP', '//app', '/app%20', '/%61pp', `/${long}`],
  ...['/hosts', '/hosts/consorcio.premmia.example/index.html', '/app/index.html', '/index.html', '/404.html'],
  ...['/tags.html', '/brands', '/a/../app', '/brands/../pages.json', '/pages.json'],
  ...['/%', '/%ff', '/%00', '/app%00', '/%E0%A4%A', '/..%2f..%2fetc%2fpasswd', '/../package.json'],
  ...['/%2e%2e/package.json', '/__proto__', '/.git/config', '/main.0123456789abcdef0123.js'],
  ...['/sw.js', '/Service-Worker.js?v=1', '/xsw.js', '/app/sw.js', '/sw.js/'],
];
/** nginx answers an address like this before it has read the host, so it cannot say whether the host may have an opener policy. */
const refusedUnread = /^[^?]*%(?:00|A?$)|^\/(?:\.\.|%2e%2e)/;
/** Where nginx has read the headers too. */
const validPaths = ['/', '/app', '/nowhere', '/pages.json', script, `${script}.br`];
const encodings = ['gzip', 'gzip, br', 'br;q=0, gzip', 'gzip;q=0, br', 'br;q=0.0, gzip;q=0.000'];
const proxied = ['https', 'HTTPS', 'https,http', 'https , http', 'http,https', 'http, https', 'httpsx']; // headers.test.ts

for (const host of [
  ...['localhost', 'LOCALHOST:3000', 'pr-12.localhost', '127.0.0.1:80', '[::1]:3000'],
  ...['unknown.example', 'evil-localhost', '1.2.3', names[0]?.replace('.', '-') ?? '', 'consorcio.premmia.example'],
])
  test(`on ${host} nginx and the server of the browser journeys agree`, async ({ nginx }) => {
    for (const path of paths) await expectSameAnswer(nginx, path, { headers: { host } });
    for (const path of validPaths) {
      for (const encoding of encodings)
        await expectSameAnswer(nginx, path, { headers: { host, 'accept-encoding': encoding } });
      for (const proto of proxied)
        await expectSameAnswer(nginx, path, { headers: { host, 'x-forwarded-proto': proto } });
      await expectSameAnswer(nginx, path, { headers: { host }, method: 'HEAD' });
    }
  });

test('nginx and that server also agree on the files of a segment', async ({ nginx }) => {
  // A font has no compressed form, and nginx says only of files with one that they vary.
  const built = readdirSync(inRoot('mf-payment/dist')).filter((name) => !/\.(br|gz|woff2)$/.test(name));
  const others = ['/nowhere', '/', '/segment', '/a/../mf-manifest.json', '/%00'];
  for (const path of [...built.map((name) => `/${name}`), ...others])
    for (const method of ['GET', 'HEAD']) await expectSameAnswer(nginx, path, { method }, 'payment');
});

const compared = [
  ...['content-type', 'content-encoding', 'cache-control', 'access-control-allow-origin', 'vary'],
  ...['x-content-type-options', 'referrer-policy', 'permissions-policy', 'strict-transport-security'],
  ...['content-security-policy', 'cross-origin-resource-policy', 'cross-origin-opener-policy'],
];

/** The answers are the same, but for the addresses of the servers in them. */
async function expectSameAnswer(nginx: NginxStack, path: string, asked: Asked, segment?: 'payment') {
  const partsOf = async (of: NginxStack | Stack, origin: string, parent: string) => {
    const { status, headers, body } = await requestRaw(origin, path, asked);
    const origins = Object.entries(of.segments).map(
      ([name, at]) => [typeof at === 'string' ? at : at.url, name] as const,
    );
    const places = [...origins, [of.sandbox.url, 'api'], [`ancestors ${parent}`, 'ancestors app']] as const;
    const named = (value: unknown) => {
      if (typeof value !== 'string') return value;
      const text = places.reduceRight((text, [from, to]) => text.replaceAll(from, to), value);
      // Whose pages show the card form is a setting of each server: answers.rules.ts.
      const shown = segment ? text.replace(/ancestors http[^;]*/, 'ancestors pages') : text;
      return shown.split('; ').map((directive) => directive.split(' ').sort().join(' ')); // in any order
    };
    const read = refusedUnread.test(path) ? compared.slice(0, -1) : compared;
    return [path, asked, status, body.toString('latin1'), ...read.map((name) => named(headers[name]))];
  };
  const [ours, theirs] = await Promise.all([
    partsOf(nginx, segment ? `${nginx.payment}/first` : nginx.url, nginx.config.appBridge.parentOrigin),
    partsOf(stack, segment ? stack.segments.payment.url : stack.url, 'https://app.example'),
  ]);
  expect(ours).toEqual(theirs);
}
