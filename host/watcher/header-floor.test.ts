import { fileHeaders, pageHeaders, segmentHeaders } from '../serving/policy/headers';
import type { ExpectedFiles } from './expected';
import { weakExpectations } from './header-floor';

const lower = (headers: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
const page = lower(
  pageHeaders(
    'index.html',
    { hasBrand: true, isApp: false, hasTagManager: false, scriptHashes: [], styleHashes: [] },
    {
      origins: { segments: [], apis: ['https://api.example'], observation: [], images: [], parent: null, tags: [] },
      reportTo: 'https://api.example/reports',
    },
  ),
);
const strict: ExpectedFiles = {
  headers: {
    page,
    script: lower(fileHeaders),
    settings: lower(fileHeaders),
    manifest: lower(segmentHeaders),
    segmentScript: lower(segmentHeaders),
  },
  config: {},
};
const without = (headers: Readonly<Record<string, string>>, name: string) =>
  Object.fromEntries(Object.entries(headers).filter(([each]) => each !== name));

it('accepts what the servers of the product send, with an address for reports', () => {
  expect(weakExpectations(strict)).toEqual([]);
});

it.each(Object.keys(page).filter((name) => name !== 'content-security-policy'))(
  'reports a recorded page without %s',
  (name) => {
    const weak = { ...strict, headers: { ...strict.headers, page: without(page, name) } };
    expect(weakExpectations(weak)).toEqual([expect.stringMatching(new RegExp(`a page have no ${name}`, 'i'))]);
  },
);

it.each([
  [/; require-trusted-types-for 'script'/, '', "lacks: require-trusted-types-for 'script'"],
  [/default-src 'none'/, 'default-src *', "lacks: default-src 'none'"],
  [/script-src 'self'/, "script-src 'self' 'unsafe-eval'", 'begins with "unsafe-"'],
])('reports a recorded policy in which %s became "%s"', (from, to, words) => {
  const policy = String(page['content-security-policy']).replace(from, to);
  const weak = { ...strict, headers: { ...strict.headers, page: { ...page, 'content-security-policy': policy } } };
  expect(weakExpectations(weak)).toEqual([expect.stringContaining(words)]);
});

it('reports a kind of file that was not recorded', () => {
  const { segmentScript: _script, ...headers } = strict.headers;
  expect(weakExpectations({ ...strict, headers })).toContainEqual(expect.stringContaining('a segmentScript have no'));
});
