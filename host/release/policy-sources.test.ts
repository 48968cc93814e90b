import { sourcesIn } from './policy-sources';

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
