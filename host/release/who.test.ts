import { whoIs } from './who';

/** An environment in which git knows this name. */
const known = (name: string, more: NodeJS.ProcessEnv = {}): NodeJS.ProcessEnv => ({
  PATH: process.env.PATH,
  GIT_CONFIG_COUNT: '1',
  GIT_CONFIG_KEY_0: 'user.name',
  GIT_CONFIG_VALUE_0: name,
  ...more,
});

it('is the given name, in one short line', () => {
  expect(whoIs('Ana\n2026-01-01  eve', known('Bia'))).toBe('Ana 2026-01-01 eve');
  expect(whoIs('x'.repeat(100), known('Bia'))).toHaveLength(60);
});

it('is the name that git knows, else the user of the machine', () => {
  expect(whoIs(undefined, known('Bia', { USER: 'me' }))).toBe('Bia');
  expect(whoIs('  ', known('', { USER: 'me' }))).toBe('me');
  expect(whoIs(undefined, known('', { USERNAME: 'me' }))).toBe('me');
  expect(whoIs(undefined, known(''))).toBe('unknown');
});
