import { resolve } from 'node:path';
import { isUnsafe, manifestAddress } from './manifest-address';
import { parseArguments } from './parse-arguments';
import { usage } from './release-options';
import { startedReleaseFile } from './started-release-file';
import { whoIs } from './who';

const parse = (words: string, environment = {}) =>
  parseArguments(words.split(' ').filter(Boolean), environment, ['simulation', 'payment']);
const address = 'https://pay.example';
const host = (from?: string) => ({ action: 'host', from, settings: resolve('a.json'), nginx: resolve('conf') });
const rule = { visits: 9, points: 2.5 };
const of = (action: string, more: object = {}) => ({ action, segment: 'payment', ...more });

it.each([
  ['show', { action: 'show' }],
  [`set payment ${address}`, of('set', { address })],
  ['check', { action: 'check' }],
  ['history', { action: 'history', segment: undefined }],
  ['history host', { action: 'history', segment: 'host' }],
  ['history payment', of('history')],
  ['host built --settings a.json --nginx conf', host(resolve('built'))],
  ['rollback host --settings a.json --nginx conf', host()],
  [`canary payment ${address} 5`, of('canary', { address, percent: 5, rule: undefined })],
  [`canary payment ${address} 0.5%`, of('canary', { address, percent: 0.5, rule: undefined })],
  [`canary payment ${address} 5 --stop 2.5 --after 9`, of('canary', { address, percent: 5, rule })],
  ['canary payment 100', of('share', { percent: 100, rule: undefined })],
  ['canary payment 10 --stop off', of('share', { percent: 10, rule: null })],
  ['canary payment 10 --after 9', of('share', { percent: 10, rule: { visits: 9, points: 10 } })],
  ['canary payment off', of('off')],
  ['promote payment', of('promote', { isForced: false })],
  ['promote payment --force', of('promote', { isForced: true })],
  ['rollback payment', of('rollback', { isForced: false })],
  ['rollback --force payment', of('rollback', { isForced: true })],
])('understands %s', (words, request) => {
  expect(parse(words)).toMatchObject({ request, file: startedReleaseFile, isDryRun: false });
  expect(parse(`-- ${words}`).request).toEqual(request);
});

it.each([
  ...['', 'host', 'host built other', 'set', 'set payment', `set payment ${address} 5`, 'canary payment'],
  ...['promote payment 5', 'show payment', 'check payment', 'history payment 5', 'watch payment', 'drop payment'],
])('prints the usage after "%s"', (words) => {
  expect(() => parse(words)).toThrow(usage);
});

it.each<[words: string, why: string | RegExp]>([
  ...['101', '1e1', 'half', 'Infinity'].map((share): [string, string] => [
    `canary payment ${address} ${share}`,
    `"${share}" is not a percentage of the visitors`,
  ]),
  ...['chat', 'mf-payment', 'constructor'].map((segment): [string, RegExp] => [
    `set ${segment} ${address}`,
    /No itinerary leads to .+simulation, payment .+itinerary\.ts/,
  ]),
  [`set payment ${address} --force`, '--force is only for promote, rollback.'],
  ['promote payment --stop 5', '--stop is only for canary.'],
  ['show --dry-run', '--dry-run is only for set, canary, promote, rollback, watch.'],
  ['check --once', '--once is only for watch.'],
  ['canary payment 5 --stop much', '--stop is "much": write percentage points'],
  ['canary payment 5 --stop 101', '--stop is 101: write percentage points'],
  ['canary payment 5 --after 0', '--after is 0: write visits'],
  ['canary payment 5 --after 1.5', '--after is 1.5: write visits'],
  ['watch --every 0', '--every is 0: write seconds'],
  ['watch --file other.json', 'Say where the counts of the pages are'],
  ['show --file', '--file needs a value'],
  ['show --file=', '--file needs a value'],
  ['show --host', '--host needs a value'],
  ['rollback payment --forced', 'There is no option --forced'],
  [`canary payment ${address} -5`, 'There is no option -5'],
])('refuses "%s" and says why', (words, why) => {
  expect(() => parse(words)).toThrow(why);
});

it('watches the counts of --observed, otherwise of RELEASE_OBSERVED, otherwise those of the sandbox of `npm start`', () => {
  const observed = 'https://seen.example/builds';
  const watch = { action: 'watch', isOnce: false, seconds: 30 };
  expect(parse('watch').request).toEqual({ ...watch, observed: 'http://localhost:4000/sandbox/builds' });
  const once = { ...watch, isOnce: true, seconds: 5, observed };
  expect(parse(`watch --once --every 5 --observed ${observed}`).request).toEqual(once);
  expect(parse('watch --file other.json', { RELEASE_OBSERVED: observed }).request).toMatchObject({ observed });
});

it('knows who changes it, the host that is asked, and a dry run', () => {
  const shop = { RELEASE_HOST: 'https://shop.example' };
  const expected = { by: 'Ana', host: 'https://shop.example', isDryRun: true };
  expect(parse('promote payment --by Ana --dry-run', shop)).toMatchObject(expected);
  expect(parse('check --host https://other.example', shop).host).toBe('https://other.example');
});

it('edits the file of --file, otherwise the one of RELEASE_FILE', () => {
  const environment = { RELEASE_FILE: 'environment.json' };
  expect(parse('show --file named.json', environment).file).toBe(resolve('named.json'));
  expect(parse('show --file=named.json', environment).file).toBe(resolve('named.json'));
  expect(parse('show', environment).file).toBe(resolve('environment.json'));
  expect(parse('show', { RELEASE_FILE: '' }).file).toBe(startedReleaseFile);
});

describe('the address of a build', () => {
  it.each([
    ['https://pay.example', 'https://pay.example/mf-manifest.json'],
    ['https://pay.example/', 'https://pay.example/mf-manifest.json'],
    ['https://cdn.example/pay/42', 'https://cdn.example/pay/42/mf-manifest.json'],
    ['https://cdn.example/pay/42//', 'https://cdn.example/pay/42/mf-manifest.json'],
    ['http://localhost:3003/mf-manifest.json', 'http://localhost:3003/mf-manifest.json'],
  ])('%s leads to its manifest', (given, manifest) => {
    expect(manifestAddress(given)).toBe(manifest);
  });

  const wrong = ['localhost:3003', 'pay.example', 'file:///etc/passwd', 'javascript:alert(1)', ''];
  const tooMuch = ['https://me:secret@pay.example', 'https://pay.example/?token=1', 'https://pay.example/#1'];
  it.each([
    ...wrong.map((given) => [given, 'write it with https://']),
    ...tooMuch.map((given) => [given, 'has more than a path']),
  ])('is not "%s": %s', (given, why) => {
    expect(() => manifestAddress(given as string)).toThrow(why);
  });

  it('is unsafe when it is neither encrypted nor on this machine', () => {
    const here = ['http://localhost:3003/', 'http://pay.localhost/', 'http://127.0.0.1/', 'http://[::1]/'];
    const near = ['http://10.0.0.7/', 'http://localhost.example/', 'http://127.0.0.1.example/'];
    const unsafe = ['http://pay.example/', ...near];
    expect(['https://pay.example/', ...here, ...unsafe].filter(isUnsafe)).toEqual(unsafe);
  });
});

describe('whoIs', () => {
  it.each([
    ['the given name, in one line', 'Ana\n2026-01-01  eve', { USER: 'me' }, 'Ana 2026-01-01 eve'],
    ['the given name, shortened', 'x'.repeat(100), {}, 'x'.repeat(60)],
    ['the user of the machine', '  ', { USER: 'me' }, 'me'],
    ['the user of the machine', undefined, { USERNAME: 'me' }, 'me'],
    ['unknown', undefined, {}, 'unknown'],
  ])('is %s', (_, given, environment, name) => {
    expect(whoIs(given, environment)).toBe(name);
  });
});
