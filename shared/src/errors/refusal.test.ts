import { isAboutTheBody, isDataRefused, isRefused } from './refusal';

it.each([
  [undefined, true, true],
  [200, true, true],
  [400, true, true],
  [404, true, false],
  [409, true, true],
  [422, true, true],
  ...[401, 403, 405, 407, 408, 413, 415, 425, 429].map((status) => [status, false, false] as const),
] as const)('a refusal with status %s is about the request: %s, about its data: %s', (status, about, data) => {
  const failure = { code: 'http.refused', status } as const;
  expect(isAboutTheBody(status)).toBe(about);
  expect(isRefused(failure)).toBe(about);
  expect(isDataRefused(failure)).toBe(data);
});

it.each(['http.failed', 'network.timeout', 'network.offline', 'contract.mismatch', 'unexpected'] as const)(
  '%s is no refusal, whatever its status',
  (code) => {
    expect(isRefused({ code, status: 400 })).toBe(false);
    expect(isDataRefused({ code, status: 400 })).toBe(false);
  },
);
