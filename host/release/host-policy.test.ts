import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readHostPolicy } from './host-policy';

const builtAt = 'https://pay.example/1/mf-manifest.json';
let server: Server;
let host: string;
let policies: string[];
beforeAll(async () => {
  server = createServer((request, response) => {
    if (request.url !== '/kmv') return response.writeHead(404).end();
    return response.writeHead(200, { 'Content-Security-Policy': policies }).end('<!doctype html>');
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  host = `http://localhost:${(server.address() as AddressInfo).port}/kmv`;
});
beforeEach(() => {
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
