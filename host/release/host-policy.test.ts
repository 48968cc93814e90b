import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { MANY_HEADER_BYTES, MOST_HEADER_BYTES } from '../serving/policy/header-limit';
import { sourcesIn } from '../serving/policy/policy-sources';
import { readHostPolicy } from './host-policy';

const builtAt = 'https://pay.example/1/mf-manifest.json';
let host: string;
let ended: string;
let policies: string[];
let padding: number;

const server = createServer((request, response) => {
  if (request.url === '/old') return response.writeHead(302, { location: ended }).end();
  if (request.url !== '/kmv') return response.writeHead(404).end();
  const headers = { 'Content-Security-Policy': policies, ...(padding > 0 && { Padding: 'x'.repeat(padding) }) };
  return response.writeHead(200, headers).end('<!doctype html>');
});
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, resolve));
  host = `http://localhost:${(server.address() as AddressInfo).port}/kmv`;
  ended = host.replace('localhost', '127.0.0.1');
});
afterAll(() => server.close());
beforeEach(() => {
  padding = 0;
  policies = ["script-src 'self' https://pay.example; connect-src https://pay.example"];
});

async function whyBlocked(
  addresses: readonly string[],
  page = host,
  pages: readonly string[] = [],
): Promise<string | undefined> {
  const policy = await readHostPolicy(page);
  try {
    policy.refuseBlocked('payment', addresses, pages);
    return undefined;
  } catch (error) {
    return String(error);
  }
}

it('accepts what the pages of the host may load', async () => {
  expect(await whyBlocked([builtAt])).toBeUndefined();
  expect(await whyBlocked([builtAt, `${new URL(host).origin}/x.js`])).toContain('may not load'); // no connect
});

it('asks of a page of the build only that pages may show it', async () => {
  const shown = ['https://pay.example/1/card.html'];
  policies = [`${policies[0]}; frame-src https://pay.example`];
  expect(await whyBlocked([builtAt], host, shown)).toBeUndefined();
  policies = ["default-src 'none'; script-src https://pay.example; connect-src https://pay.example"];
  expect(await whyBlocked([builtAt], host, shown)).toContain('may not load a page from https://pay.example');
  expect(await whyBlocked([builtAt])).toBeUndefined();
});

it('judges as the page at which a redirect ended', async () => {
  policies = ["default-src 'self'"];
  const old = host.replace('kmv', 'old');
  expect((await readHostPolicy(old)).origin).toBe(new URL(ended).origin);
  expect(await whyBlocked([ended], old)).toBeUndefined();
  expect(await whyBlocked([host], old)).toContain('may not load');
});

it('refuses a build that is not encrypted for a page that is', async () => {
  const page = () => Object.defineProperty(new Response(''), 'url', { value: 'https://shop.example/' });
  const fetching = jest.spyOn(globalThis, 'fetch').mockImplementation(async () => page());
  expect(await whyBlocked(['http://localhost:3103/x.js'])).toBeUndefined();
  expect(await whyBlocked(['http://pay.example/1/x.js'])).toContain('write its address with https://');
  fetching.mockRestore();
});

it('warns when the headers of the page grow long, and refuses more than proxies let through', async () => {
  padding = 2000;
  await expect(readHostPolicy(host)).resolves.toMatchObject({ warnings: [] });
  padding = MANY_HEADER_BYTES;
  const why = 'proxies with usual buffers answer 502 for every page: let a pattern in `segmentOrigins`';
  await expect(readHostPolicy(host)).resolves.toMatchObject({ warnings: [expect.stringContaining(why)] });
  padding = MOST_HEADER_BYTES;
  await expect(readHostPolicy(host)).rejects.toThrow(why);
});

it('applies each of several policies, and blocks nothing where the page has none', async () => {
  policies = [...policies, "script-src 'self'"];
  expect(await whyBlocked([builtAt])).toContain('may not load');
  policies = [];
  expect(await whyBlocked([builtAt])).toBeUndefined();
});

it('refuses a host that it cannot ask', async () => {
  await expect(readHostPolicy('localhost:3000')).rejects.toThrow('is not the address of a host');
  const nowhere = readHostPolicy(host.replace('kmv', 'nothing'));
  await expect(nowhere).rejects.toThrow('answered 404: name the address of a page');
});

const self = 'https://shop.example';
const pay = 'https://pay.example';
it.each<[sources: string, origin: string, isAllowed: boolean | undefined]>([
  ["script-src 'self'", self, true],
  ["script-src 'self'", pay, false],
  ["script-src 'self' 'sha256-x' https://pay.example", pay, true],
  ['script-src https://pay.example', 'http://pay.example', false],
  ['script-src http://pay.example', pay, true],
  ['script-src pay.example', pay, true],
  ['script-src https://pay.example', 'https://pay.example:8443', false],
  ['script-src https://pay.example:443', pay, true],
  ['script-src http://localhost:3003', 'http://localhost:3003', true],
  ['script-src http://localhost:*', 'http://localhost:3003', true],
  ['script-src https://*.segments.example', 'https://pay.segments.example', true],
  ['script-src https://*.segments.example', 'https://segments.example', false],
  ['script-src https://*.segments.example', 'https://evilsegments.example', false],
  ['script-src https:', pay, true],
  ['script-src *', pay, true],
  ["script-src 'none'", self, false],
  ["default-src 'none'", self, false],
  ["default-src 'none'; script-src 'self'", self, true],
  ["img-src 'self'", self, undefined], // without a directive everything is allowed
])('the sources of "%s" allow %s: %s', (policy, origin, isAllowed) => {
  expect(sourcesIn(policy, 'script-src', self)?.some((source) => source(origin))).toBe(isAllowed);
});
