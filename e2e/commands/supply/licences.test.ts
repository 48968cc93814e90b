import { licenceProblems } from './licences';

const problemsOf = (licence: string | undefined, isShipped: boolean) =>
  licenceProblems([{ name: 'a', version: '1.0.0', licence }], () => isShipped);

it.each([
  ['MIT', true],
  ['(MIT AND ISC)', true],
  ['MIT OR GPL-3.0-or-later', true],
  ['OFL-1.1', true],
  ['MPL-2.0', false],
  ['LGPL-3.0-or-later', false],
  ['(MIT OR CC0-1.0)', false],
])('allows %s (shipped: %s)', (licence, isShipped) => {
  expect(problemsOf(licence, isShipped)).toEqual([]);
});

it.each([
  ['MPL-2.0', true],
  ['LGPL-3.0-or-later', true],
  ['GPL-3.0-only', false],
  ['AGPL-3.0-or-later', false],
  ['MIT AND GPL-2.0-only', true],
  ['(MIT OR (GPL-2.0-only AND ISC))', true],
  ['SEE LICENSE IN LICENSE.md', false],
  ['UNLICENSED', true],
  ['', true],
  [undefined, false],
])('refuses %s (shipped: %s)', (licence, isShipped) => {
  expect(problemsOf(licence, isShipped)).toEqual([expect.stringContaining('a@1.0.0 has the licence')]);
});
