import { resolve } from 'node:path';
import { isUnsafe, manifestAddress } from './manifest-address';
import { parseArguments } from './parse-arguments';
import { startedReleaseFile } from './started-release-file';
import { usage } from './usage';
import { whoIs } from './who';

const parse = (words: string, environment = {}) =>
  parseArguments(words.split(' ').filter(Boolean), environment, ['simulation', 'payment']);
const address = 'https://pay.example';

it.each([
  ['show', { action: 'show' }],
  [`set payment ${address}`, { action: 'set', segment: 'payment', address }],
  ['check', { action: 'check' }],
  ['history', { action: 'history', segment: undefined }],
  [
    'host built --settings a.json --nginx conf',
    { action: 'host', from: resolve('built'), settings: resolve('a.json'), nginx: resolve('conf') },
  ],
  [
    'rollback host --settings a.json --nginx conf',
    { action: 'host', from: undefined, settings: resolve('a.json'), nginx: resolve('conf') },
  ],
  ['history host', { action: 'history', segment: 'host' }],
  ['history payment', { action: 'history', segment: 'payment' }],
  [`canary payment ${address} 5`, { action: 'canary', segment: 'payment', address, percent: 5, rule: undefined }],
  [`canary payment ${address} 0.5%`, { action: 'canary', segment: 'payment', address, percent: 0.5, rule: undefined }],
  [
    `canary payment ${address} 5 --stop 2.5 --after 200`,
    { action: 'canary', segment: 'payment', address, percent: 5, rule: { visits: 200, points: 2.5 } },
  ],
  ['canary payment 100', { action: 'share', segment: 'payment', percent: 100, rule: undefined }],
  ['canary payment 10 --stop off', { action: 'share', segment: 'payment', percent: 10, rule: null }],
  [
    'canary payment 10 --after 9',
    { action: 'share', segment: 'payment', percent: 10, rule: { visits: 9, points: 10 } },
  ],
  ['canary payment off', { action: 'off', segment: 'payment' }],
  ['promote payment', { action: 'promote', segment: 'payment', isForced: false }],
  ['promote payment --force', { action: 'promote', segment: 'payment', isForced: true }],
  ['rollback payment', { action: 'rollback', segment: 'payment', isForced: false }],
  ['rollback --force payment', { action: 'rollback', segment: 'payment', isForced: true }],
])('understands %s', (words, request) => {
  expect(parse(words)).toMatchObject({ request, file: startedReleaseFile, isDryRun: false });
  expect(parse(`-- ${words}`).request).toEqual(request);
});

it.each([
  '',
  'host',
  'host built other',
  'set',
  'set payment',
  `set payment ${address} 5`,
  'canary payment',
  'promote payment 5',
  'show payment',
  'check payment',
  'history payment 5',
  'watch payment',
  'drop payment',
])('prints the usage after "%s"', (words) => {
  expect(() => parse(words)).toThrow(usage);
});

it.each(['101', '1e1', 'half', 'Infinity'])('refuses %s as a percentage of the visitors', (share) => {
  expect(() => parse(`canary payment ${address} ${share}`)).toThrow(`"${share}" is not a percentage of the visitors`);
});

it.each(['chat', 'mf-payment', 'constructor'])('refuses the segment %s, to which no itinerary leads', (segment) => {
  expect(() => parse(`set ${segment} ${address}`)).toThrow(
    /No itinerary leads to .+simulation, payment .+itinerary\.ts/,
  );
});

it.each([
  [`set payment ${address} --force`, '--force is only for promote, rollback.'],
  ['promote payment --stop 5', '--stop is only for canary.'],
  ['show --dry-run', '--dry-run is only for set, canary, promote, rollback, watch.'],
  ['check --once', '--once is only for watch.'],
])('refuses an option without effect: %s', (words, why) => {
  expect(() => parse(words)).toThrow(why);
});

it.each([
  ['canary payment 5 --stop much', '--stop is "much": write percentage points'],
  ['canary payment 5 --stop 101', '--stop is 101: write percentage points'],
  ['canary payment 5 --after 0', '--after is 0: write visits'],
  ['canary payment 5 --after 1.5', '--after is 1.5: write visits'],
  ['watch --every 0', '--every is 0: write seconds'],
])('refuses the rule of "%s"', (words, why) => {
  expect(() => parse(words)).toThrow(why);
});

it('watches the counts of --observed, otherwise of RELEASE_OBSERVED, otherwise those of the sandbox of `npm start`', () => {
  const observed = 'https://seen.example/builds';
  const watch = { action: 'watch', isOnce: false, seconds: 30 };
  expect(parse('watch').request).toEqual({ ...watch, observed: 'http://localhost:4000/sandbox/builds' });
  expect(parse(`watch --once --every 5 --observed ${observed}`).request).toEqual({
    ...watch,
    isOnce: true,
    seconds: 5,
    observed,
  });
  expect(parse('watch --file other.json', { RELEASE_OBSERVED: observed }).request).toMatchObject({ observed });
  expect(() => parse('watch --file other.json')).toThrow('Say where the counts of the pages are');
});

it('knows who changes it, the host that is asked, and a dry run', () => {
  expect(parse('promote payment --by Ana --dry-run', { RELEASE_HOST: 'https://shop.example' })).toMatchObject({
    by: 'Ana',
    host: 'https://shop.example',
    isDryRun: true,
  });
  expect(parse('check --host https://other.example', { RELEASE_HOST: 'https://shop.example' }).host).toBe(
    'https://other.example',
  );
});

it('edits the file of --file, otherwise the one of RELEASE_FILE', () => {
  const environment = { RELEASE_FILE: 'environment.json' };
  expect(parse('show --file named.json', environment).file).toBe(resolve('named.json'));
  expect(parse('show --file=named.json', environment).file).toBe(resolve('named.json'));
  expect(parse('show', environment).file).toBe(resolve('environment.json'));
  expect(parse('show', { RELEASE_FILE: '' }).file).toBe(startedReleaseFile);
});

it.each(['show --file', 'show --file=', 'show --host'])('requires a value after "%s"', (words) => {
  expect(() => parse(words)).toThrow(/--(file|host) needs a value/);
});

it.each([
  ['rollback payment --forced', '--forced'],
  [`canary payment ${address} -5`, '-5'],
])('refuses the unknown option of "%s"', (words, option) => {
  expect(() => parse(words)).toThrow(`There is no option ${option}`);
});

it.each([
  ['https://pay.example', 'https://pay.example/mf-manifest.json'],
  ['https://pay.example/', 'https://pay.example/mf-manifest.json'],
  ['https://cdn.example/pay/42', 'https://cdn.example/pay/42/mf-manifest.json'],
  ['https://cdn.example/pay/42//', 'https://cdn.example/pay/42/mf-manifest.json'],
  ['http://localhost:3003/mf-manifest.json', 'http://localhost:3003/mf-manifest.json'],
])('finds the manifest of %s', (given, address) => {
  expect(manifestAddress(given)).toBe(address);
});

it.each(['localhost:3003', 'pay.example', 'file:///etc/passwd', 'javascript:alert(1)', ''])(
  'refuses "%s", which is not the address of a build',
  (given) => {
    expect(() => manifestAddress(given)).toThrow('write it with https://');
  },
);

it.each(['https://me:secret@pay.example', 'https://pay.example/?token=1', 'https://pay.example/#1'])(
  'refuses "%s", which has more than a path',
  (given) => {
    expect(() => manifestAddress(given)).toThrow('has more than a path');
  },
);

it('warns about addresses that are neither encrypted nor on this machine', () => {
  const addresses = [
    'https://pay.example/',
    'http://localhost:3003/',
    'http://pay.localhost/',
    'http://127.0.0.1/',
    'http://[::1]/',
    'http://pay.example/',
    'http://10.0.0.7/',
    'http://localhost.example/',
    'http://127.0.0.1.example/',
  ];
  expect(addresses.map(isUnsafe)).toEqual([false, false, false, false, false, true, true, true, true]);
});

describe('whoIs', () => {
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
});
