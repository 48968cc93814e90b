import { readLockfile } from '@consorcio/shared/webpack/lockfile';
import { lockfileProblems } from './lockfile-problems';

const integrity = `sha512-${'a'.repeat(86)}==`;

const lockfileWith = ({
  entry = '',
  resolution = `{integrity: ${integrity}}`,
  specifier = "'catalog:'",
  version = '1.0.0',
  need = '2.0.0',
}) =>
  readLockfile(`
importers:
  host:
    dependencies:
      a: { specifier: ${specifier}, version: ${version} }
      '@consorcio/shared': { specifier: 'workspace:*', version: 'link:../shared' }
packages:
  '${entry || 'a@1.0.0'}':
    resolution: ${resolution}
snapshots:
  a@1.0.0(react@19.0.0):
    dependencies: { b: ${need} }
`);

it.each(['1.0.0(react@19.0.0)', 'other@1.0.0', "'@other/a@1.0.0'"])(
  'has nothing to say about %s with a hash',
  (version) => {
    expect(lockfileProblems(lockfileWith({ version }))).toEqual([]);
  },
);

it.each([
  ['a package without a hash', { resolution: '{}' }, 'a@1.0.0 has no sha512 hash'],
  ['a weak hash', { resolution: '{integrity: sha1-abc}' }, 'a@1.0.0 has no sha512 hash'],
  ['an archive', { resolution: `{integrity: ${integrity}, tarball: https://evil.example/a.tgz}` }, 'has "tarball"'],
  ['a repository', { resolution: `{integrity: ${integrity}, repo: https://evil.example/a}` }, 'has "repo"'],
  ['a key that is an address', { entry: 'a@https://evil.example/a.tgz' }, 'is not a published version'],
  ['a version beside the catalog', { specifier: '^1.0.0' }, 'host asks for a as ^1.0.0'],
  ['a folder', { specifier: "'file:../a'", version: "'file:../a'" }, 'host asks for a as file:../a'],
  ['a catalog entry that became an address', { version: 'https://evil.example/a.tgz' }, 'host asks for a'],
  ['another name for an address', { version: 'other@https://evil.example/a.tgz' }, 'host asks for a'],
  ['an inner dependency from a repository', { need: 'https://codeload.github.com/a/b/tar.gz/1' }, 'needs b as https'],
])('finds %s', (_, change, words) => {
  expect(lockfileProblems(lockfileWith(change))).toContainEqual(expect.stringContaining(words));
});
