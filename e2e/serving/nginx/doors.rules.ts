import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hostPages, type StaticServer, serveFolder } from '@consorcio/host/serving';
import { inRoot } from '@consorcio/shared/webpack/workspace';
import { brands } from '../../pages/fixtures/brands';
import { builtFile } from '../../pages/fixtures/built-file';
import { expect, test } from '../../pages/fixtures/nginx-test';
import { type Asked, type RawResponse, requestRaw } from '../../pages/fixtures/raw-request';

const hostDir = inRoot('host/dist');
const pageOf = (file: string) => readFileSync(join(hostDir, file), 'utf8');
const script = `/${builtFile('host', /^main\.\w+\.js$/)}`;
const long = 'x'.repeat(60_000);
const names = brands.flatMap(({ hosts }) => hosts);
const routes = brands.flatMap(({ routes }) => routes).filter((route) => route !== '/');

/** The server of the other browser journeys. */
let node: StaticServer;
let nodeSegment: StaticServer;
test.beforeAll(async () => {
  nodeSegment = await serveFolder({ dir: inRoot('mf-payment/dist'), port: 0, cors: true });
  node = await serveFolder({
    dir: hostDir,
    port: 0,
    pages: hostPages((file) => existsSync(join(hostDir, file))),
  });
});
test.afterAll(() => Promise.all([node.stop(), nodeSegment.stop()]));

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

for (const host of [...machines, ...unknownHosts, 'consorcio.premmia.example']) {
  test(`on ${host} nginx and the server of the browser journeys agree`, async ({ nginx }) => {
    for (const path of paths) await expectSameAnswer([nginx.url, node.url], path, { headers: { host } });
    // Only for valid addresses: nginx answers an invalid one before it has read the accepted encodings.
    for (const path of ['/', '/app', '/nowhere', '/pages.json', script]) {
      for (const accepted of ['gzip', 'gzip, br']) {
        await expectSameAnswer([nginx.url, node.url], path, { headers: { host, 'accept-encoding': accepted } });
      }
    }
  });
}

test('nginx and that server also agree on the files of a segment', async ({ nginx }) => {
  const built = readdirSync(inRoot('mf-payment/dist')).filter((name) => !/\.(br|gz)$/.test(name));
  const origins = [`${nginx.payment}/first`, nodeSegment.url] as const;
  const others = ['/nowhere', '/', '/segment', '/a/../mf-manifest.json', '/%00'];
  for (const path of [...built.map((name) => `/${name}`), ...others]) {
    await expectSameAnswer(origins, path);
    await expectSameAnswer(origins, path, { method: 'HEAD' });
  }
});

async function expectSameAnswer([ours, theirs]: readonly [string, string], path: string, asked: Asked = {}) {
  const [nginx, node] = await Promise.all([requestRaw(ours, path, asked), requestRaw(theirs, path, asked)]);
  expect([path, ...comparedParts(nginx)]).toEqual([path, ...comparedParts(node)]);
}

function comparedParts({ status, headers, body }: RawResponse) {
  const compared = ['content-type', 'content-encoding', 'cache-control', 'access-control-allow-origin'];
  return [status, body.toString('latin1'), headers['x-content-type-options'], ...compared.map((name) => headers[name])];
}

async function answerOf(origin: string, path: string, host = 'localhost') {
  const { status, body } = await requestRaw(origin, path, { headers: { host } });
  return [status, body.toString()];
}
