import { isUnsafe, manifestAddress } from './manifest-address';

it.each([
  ['https://pay.example', 'https://pay.example/mf-manifest.json'],
  ['https://pay.example/', 'https://pay.example/mf-manifest.json'],
  ['https://cdn.example/pay/42', 'https://cdn.example/pay/42/mf-manifest.json'],
  ['https://cdn.example/pay/42//', 'https://cdn.example/pay/42/mf-manifest.json'],
  ['http://localhost:3003/mf-manifest.json', 'http://localhost:3003/mf-manifest.json'],
])('finds the manifest of %s', (given, address) => {
  expect(manifestAddress(given)).toBe(address);
});

it.each(['localhost:3003', 'pay.example', 'file:///etc/passwd', 'javascript:alert(1)', ''])(
  'refuses "%s", which is not the address of a build',
  (given) => {
    expect(() => manifestAddress(given)).toThrow('write it with https://');
  },
);

it.each(['https://me:secret@pay.example', 'https://pay.example/?token=1', 'https://pay.example/#1'])(
  'refuses "%s", which has more than a path',
  (given) => {
    expect(() => manifestAddress(given)).toThrow('has more than a path');
  },
);

it('warns about addresses that are neither encrypted nor on this machine', () => {
  const addresses = [
    'https://pay.example/',
    'http://localhost:3003/',
    'http://pay.localhost/',
    'http://127.0.0.1/',
    'http://[::1]/',
    'http://pay.example/',
    'http://10.0.0.7/',
    'http://localhost.example/',
    'http://127.0.0.1.example/',
  ];
  expect(addresses.map(isUnsafe)).toEqual([false, false, false, false, false, true, true, true, true]);
});
