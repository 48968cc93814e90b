import { acceptedEncodings } from './accepted-encodings';

test.each([
  ['', []],
  ['gzip, deflate, br', ['br', 'gzip']],
  ['br;q=0', []],
  ['br; q=0.000, gzip', ['gzip']],
  ['BR;Q=0.001', ['br']],
  ['*', ['br', 'gzip']],
  ['*;q=0, gzip', ['gzip']],
  ['br;q=0, *', ['gzip']],
  ['identity;q=0, br', ['br']],
  ['brotli, notgzip', []],
])('%j accepts %j', (header, accepted) => {
  expect(acceptedEncodings(header, ['br', 'gzip'])).toEqual(accepted);
});
