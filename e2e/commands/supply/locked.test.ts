import { stringify } from 'yaml';
import { installRuleProblems, lockfileProblems } from './locked';
import { readLockfile } from './lockfile';

const rules = {
  minimumReleaseAge: 4320,
  blockExoticSubdeps: true,
  trustPolicy: 'no-downgrade',
  catalog: { zod: '^4.6.7', 'zod-next': 'npm:zod@~5.0.0', own: 'npm:@zod/core@^5.0.0' },
  allowBuilds: { esbuild: false },
};

it('has nothing to say about strict rules', () => {
  expect(installRuleProblems({ ...rules, minimumReleaseAgeExclude: ['@a/b@1.2.3', 'c@1.0.0-rc.1'] })).toEqual([]);
});

it.each<[string, object, string]>([
  ['a short age', { minimumReleaseAge: 60 }, 'minimumReleaseAge: keep at least 4320'],
  ['no age', { minimumReleaseAge: undefined }, 'minimumReleaseAge'],
  ['an exception for all versions', { minimumReleaseAgeExclude: ['react'] }, 'names no exact version'],
  ['an exception for a scope', { trustPolicyExclude: ['@a/*'] }, 'names no exact version'],
  ['exotic dependencies', { blockExoticSubdeps: false }, 'blockExoticSubdeps'],
  ['a weak trust policy', { trustPolicy: 'off' }, 'trustPolicy'],
  ['a git address in the catalog', { catalog: { zod: 'github:a/zod' } }, 'catalog → zod'],
  ['a name that stands for a git address', { catalog: { zod: 'npm:github:a/zod' } }, 'catalog → zod'],
  ['a name that stands for a tag', { catalog: { zod: 'npm:zod@latest' } }, 'catalog → zod'],
  ['a tag in the catalog', { catalog: { zod: 'latest' } }, 'catalog → zod'],
  ['an install script', { allowBuilds: { esbuild: true } }, 'allowBuilds → esbuild'],
  ['all install scripts', { dangerouslyAllowAllBuilds: true }, 'dangerouslyAllowAllBuilds'],
  ['another registry', { registries: { default: 'https://evil.example' } }, 'registries'],
])('refuses %s', (_, change, words) => {
  expect(installRuleProblems({ ...rules, ...change })).toEqual([expect.stringContaining(words)]);
});

const integrity = `sha512-${'a'.repeat(86)}==`;
const needs = { dependencies: {}, devDependencies: {}, optionalDependencies: {} };

const problemsWith = ({
  entry = 'a@1.0.0',
  resolution = { integrity } as object,
  asked = { specifier: 'catalog:', version: '1.0.0' },
  need = '2.0.0',
}) => {
  const own = { specifier: 'workspace:*', version: 'link:../shared' };
  const importers = { host: { ...needs, dependencies: { a: asked, '@consorcio/shared': own } } };
  const snapshots = { 'a@1.0.0(react@19.0.0)': { ...needs, dependencies: { b: need } } };
  return lockfileProblems(readLockfile(stringify({ importers, packages: { [entry]: { resolution } }, snapshots })));
};
const version = (version: string) => ({ asked: { specifier: 'catalog:', version } });

it.each(['1.0.0', '1.0.0(react@19.0.0)', 'other@1.0.0', '@other/a@1.0.0'])('has nothing to say about %s', (given) => {
  expect(problemsWith(version(given))).toEqual([]);
});

const archive = { integrity, tarball: 'https://evil.example/a.tgz' };

it.each<[string, Parameters<typeof problemsWith>[0], string]>([
  ['a package without a hash', { resolution: {} }, 'a@1.0.0 → resolution → integrity'],
  ['a weak hash', { resolution: { integrity: 'sha1-abc' } }, 'it has no sha512 hash'],
  ['an archive', { resolution: archive }, 'resolution → tarball: it may not be set'],
  ['a repository', { resolution: { integrity, repo: 'https://evil.example/a' } }, 'resolution → repo'],
  ['a key that is an address', { entry: 'a@https://evil.example/a.tgz' }, 'packages → a@https://evil'],
  ['no catalog', { asked: { specifier: '^1.0.0', version: '1.0.0' } }, 'dependencies → a: name it in the catalog'],
  ['a folder', { asked: { specifier: 'file:../a', version: 'file:../a' } }, 'host → dependencies → a'],
  ['an entry that became an address', version('https://evil.example/a.tgz'), 'host → dependencies → a'],
  ['another name for an address', version('other@https://evil.example/a.tgz'), 'host → dependencies → a'],
  ['an inner dependency of a repository', { need: 'https://codeload.github.com/a/b/tar.gz/1' }, 'dependencies → b'],
])('finds %s', (_, change, words) => {
  expect(problemsWith(change)).toEqual([expect.stringContaining(words)]);
});
