import { isOwnPath, pageRoutes } from './page-routes';

const home = { routes: ['/'], hosts: ['simule.alvo.example'] };
const partner = { routes: ['/livelo'], hosts: ['consorcio.livelo.example'] };

it.each([
  ['a partner on its own host', partner, 'consorcio.livelo.example', ['/livelo', '/']],
  ['the same, with a dot at the end', partner, 'consorcio.livelo.example.', ['/livelo', '/']],
  ['a partner on the host of another', partner, 'simule.alvo.example', ['/livelo']],
  ['a partner on a subdomain that is not its own', partner, 'x.consorcio.livelo.example', ['/livelo']],
  ['a partner without a host', { routes: ['/kmv'], hosts: [] }, 'localhost', ['/kmv']],
  ['home on its own host', home, 'simule.alvo.example', ['/']],
  ['home on a developer’s machine', home, 'localhost', ['/']],
])('%s', (_, brand, hostname, expected) => {
  expect(pageRoutes(brand, hostname)).toEqual(expected);
});

it.each([
  ['its path', '/livelo', true],
  ['its path in capitals', '/Livelo', true],
  ['its path with a slash at the end', '/livelo/', true],
  ['the root of its own host', '/', true],
  ['a path below it', '/livelo/planos', false],
  ['the path of another brand', '/kmv', false],
])('knows whether %s belongs to a brand', async (_, pathname, expected) => {
  expect(await isOwnPath(partner, { hostname: 'consorcio.livelo.example', pathname })).toBe(expected);
});
