import { headerDifferences } from './header-differences';

const transport = { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } as const;

it('expects Strict-Transport-Security only where browsers heed it', () => {
  expect(headerDifferences(transport, {}, true)).toEqual(['lacks the header strict-transport-security']);
  expect(headerDifferences(transport, {}, false)).toEqual([]);
  expect(headerDifferences(transport, { 'strict-transport-security': 'max-age=0' }, true)).toEqual([
    'sends another strict-transport-security: it lacks "max-age=31536000", and lacks "includeSubDomains", and has "max-age=0", which is not expected',
  ]);
});

it.each([
  'permissions-policy',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'referrer-policy',
] as const)('notices that %s is missing', (name) => {
  expect(headerDifferences({ [name]: 'strict' }, {}, false)).toEqual([`lacks the header ${name}`]);
});

it('prints nothing that could control a terminal', () => {
  expect(headerDifferences({}, { link: '\u001b[31mred' }, false)).toEqual([
    'sends the header link, which is not expected: ?[31mred',
  ]);
});
