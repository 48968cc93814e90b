import { dialectFrom } from './dialect';

it.each([
  ['strict', undefined],
  ['strict', ''],
  ['strict', 'strict'],
  ['loose', 'loose'],
])('is %s if SANDBOX_DIALECT is %j', (dialect, given) => {
  expect(dialectFrom({ ...(given !== undefined && { SANDBOX_DIALECT: given }) })).toBe(dialect);
});

it('refuses another value in one sentence', () => {
  expect(() => dialectFrom({ SANDBOX_DIALECT: 'Loose' })).toThrow(
    'SANDBOX_DIALECT is "Loose", but the sandbox speaks strict or loose: set it to one, or omit it.',
  );
});
