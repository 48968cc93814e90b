import { headerBytes } from './header-limit';

it.each([
  [[], 0],
  [[['a', 'b']], 'a: b\r\n'.length],
  [
    [
      ['vary', 'origin'],
      ['x', 'é'],
    ],
    'vary: origin\r\nx: ..\r\n'.length,
  ],
] as const)('counts %j as %i bytes', (headers, bytes) => {
  expect(headerBytes(headers)).toBe(bytes);
});
