import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { MANY_HEADER_BYTES, MOST_HEADER_BYTES } from '../serving/policy/header-limit';
import { readHostPolicy } from './host-policy';
import { sourcesIn } from './policy-sources';

const builtAt = 'https://pay.example/1/mf-manifest.json';
let server: Server;
let host: string;
/** The same page by another origin. */
let ended: string;
let policies: string[];
let padding: number;
beforeAll(async () => {
  server = createServer((request, response) => {
    if (request.url === '/old') return response.writeHead(302, { location: ended }).end();
    if (request.url !== '/kmv') return response.writeHead(404).end();
    const headers = { 'Content-Security-Policy': policies, ...(padding > 0 && { Padding: 'x'.repeat(padding) }) };
    return response.writeHead(200, headers).end('<!doctype html>');
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  host = `http://localhost:${(server.address() as AddressInfo).port}/kmv`;
  ended = host.replace('localhost', '127.0.0.1');
});
beforeEach(() => {
  padding = 0;
  policies = ["script-src 'self' https://pay.example; connect-src https://pay.example"];
});
afterAll(() => server.close());

it('accepts what the pages of the host may load', async () => {
  const policy = await readHostPolicy(host);
  expect(() => policy.refuseBlocked('payment', [builtAt, `${new URL(host).origin}/x.js`])).toThrow('may not load'); // no connect
  expect(() => policy.refuseBlocked('payment', [builtAt])).not.toThrow();
});

it('says what to do about an origin that they block', async () => {
  const policy = await readHostPolicy(host);
  expect(() => policy.refuseBlocked('payment', [builtAt, 'https://new.example/1/x.js'])).toThrow(
    /may not load code from https:\/\/new\.example, .+block this build of payment: add the origin to `segmentOrigins`/,
  );
});

it('judges as the page at which a redirect ended', async () => {
  policies = ["default-src 'self'"];
  const policy = await readHostPolicy(host.replace('kmv', 'old'));
  expect(policy.origin).toBe(new URL(ended).origin);
  expect(() => policy.refuseBlocked('payment', [ended])).not.toThrow();
  expect(() => policy.refuseBlocked('payment', [host])).toThrow('may not load');
});

it('refuses a build that is not encrypted for a page that is', async () => {
  const page = Object.defineProperty(new Response(''), 'url', { value: 'https://shop.example/' });
  jest.spyOn(globalThis, 'fetch').mockResolvedValueOnce(page);
  const policy = await readHostPolicy(host);
  expect(() => policy.refuseBlocked('payment', ['http://localhost:3103/x.js'])).not.toThrow();
  expect(() => policy.refuseBlocked('payment', ['http://pay.example/1/x.js'])).toThrow(
    'write its address with https://',
  );
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

it('applies each of several policies', async () => {
  policies = [...policies, "script-src 'self'"];
  const policy = await readHostPolicy(host);
  expect(() => policy.refuseBlocked('payment', [builtAt])).toThrow('may not load');
});

it('blocks nothing where the page has no policy', async () => {
  policies = [];
  const policy = await readHostPolicy(host);
  expect(() => policy.refuseBlocked('payment', [builtAt])).not.toThrow();
});

it('refuses a host that it cannot ask', async () => {
  await expect(readHostPolicy('localhost:3000')).rejects.toThrow('is not the address of a host');
  await expect(readHostPolicy(host.replace('kmv', 'nothing'))).rejects.toThrow(
    'answered 404: name the address of a page',
  );
});

describe('The sources of a policy', () => {
  const self = 'https://shop.example';
  const allows = (policy: string, origin: string) =>
    sourcesIn(policy, 'script-src', self)?.some((source) => source(origin));

  it.each([
    ["script-src 'self'", self, true],
    ["script-src 'self'", 'https://pay.example', false],
    ["script-src 'self' 'sha256-x' https://pay.example", 'https://pay.example', true],
    ['script-src https://pay.example', 'http://pay.example', false],
    ['script-src http://pay.example', 'https://pay.example', true],
    ['script-src pay.example', 'https://pay.example', true],
    ['script-src https://pay.example', 'https://pay.example:8443', false],
    ['script-src https://pay.example:443', 'https://pay.example', true],
    ['script-src http://localhost:3003', 'http://localhost:3003', true],
    ['script-src http://localhost:*', 'http://localhost:3003', true],
    ['script-src https://*.segments.example', 'https://pay.segments.example', true],
    ['script-src https://*.segments.example', 'https://segments.example', false],
    ['script-src https://*.segments.example', 'https://evilsegments.example', false],
    ['script-src https:', 'https://pay.example', true],
    ['script-src *', 'https://pay.example', true],
    ["script-src 'none'", self, false],
    ["default-src 'none'", self, false],
    ["default-src 'none'; script-src 'self'", self, true],
  ])('of "%s" for %s: %s', (policy, origin, isAllowed) => {
    expect(allows(policy, origin)).toBe(isAllowed);
  });

  it('allows everything without a directive', () => {
    expect(sourcesIn("img-src 'self'", 'script-src', self)).toBeUndefined();
  });
});
