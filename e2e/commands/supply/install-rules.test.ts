import { installRuleProblems } from './install-rules';

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
  ['a short age', { minimumReleaseAge: 60 }, 'minimumReleaseAge is 60 minutes'],
  ['no age', { minimumReleaseAge: undefined }, 'minimumReleaseAge is 0 minutes'],
  ['an exception for all versions', { minimumReleaseAgeExclude: ['react'] }, 'The exception react'],
  ['an exception for a scope', { trustPolicyExclude: ['@a/*'] }, 'The exception @a/*'],
  ['exotic dependencies', { blockExoticSubdeps: false }, 'blockExoticSubdeps'],
  ['a weak trust policy', { trustPolicy: 'off' }, 'trustPolicy'],
  ['a git address in the catalog', { catalog: { zod: 'github:a/zod' } }, 'The catalog has zod'],
  ['a name that stands for a git address', { catalog: { zod: 'npm:github:a/zod' } }, 'The catalog has zod'],
  ['a name that stands for a tag', { catalog: { zod: 'npm:zod@latest' } }, 'The catalog has zod'],
  ['a tag in the catalog', { catalog: { zod: 'latest' } }, 'The catalog has zod'],
  ['an install script', { allowBuilds: { esbuild: true } }, 'esbuild may run a script'],
  ['all install scripts', { dangerouslyAllowAllBuilds: true }, 'dangerouslyAllowAllBuilds'],
  ['another registry', { registries: { default: 'https://evil.example' } }, 'registries'],
])('refuses %s', (_, change, words) => {
  expect(installRuleProblems({ ...rules, ...change })).toEqual([expect.stringContaining(words)]);
});
