import { licenceProblems } from './licences';

const copyleft = ['AGPL-3.0-or-later', 'GPL-3.0-only', 'MIT AND GPL-2.0-only', '(MIT OR (GPL-2.0-only AND ISC))'];
const unknown = ['SEE LICENSE IN LICENSE.md', 'UNLICENSED', 'Unknown', ''];

it.each<[string, boolean, readonly string[], readonly string[]]>([
  [
    'what visitors get',
    true,
    ['MIT', '(MIT AND ISC)', 'MIT OR GPL-3.0-or-later', 'OFL-1.1'],
    ['MPL-2.0', 'LGPL-3.0-or-later', ...copyleft, ...unknown],
  ],
  ['a tool', false, ['MPL-2.0', 'LGPL-3.0-or-later', '(MIT OR CC0-1.0)'], [...copyleft, ...unknown]],
])('%s has an allowed licence', (_, isShipped, allowed, refused) => {
  const problemsOf = (licence: string) => licenceProblems([{ name: 'a', licence }], new Set(isShipped ? ['a'] : []));
  expect(allowed.flatMap(problemsOf)).toEqual([]);
  expect(refused.map((licence) => problemsOf(licence).length)).toEqual(refused.map(() => 1));
});

it('reads the licence of each version of a package', () => {
  const versions = ['GPL-3.0-only', 'MIT'].map((licence) => ({ name: 'a', licence }));
  expect(licenceProblems(versions, new Set())).toEqual([expect.stringContaining('a has the licence GPL-3.0-only')]);
});
