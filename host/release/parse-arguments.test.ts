import { resolve } from 'node:path';
import { parseArguments, usage } from './parse-arguments';
import { startedReleaseFile } from './started-release-file';

const parse = (words: string, environment = {}) =>
  parseArguments(words.split(' ').filter(Boolean), environment, ['simulation', 'payment']);
const address = 'https://pay.example';

it.each([
  ['show', { action: 'show' }],
  [`set payment ${address}`, { action: 'set', segment: 'payment', address }],
  [`canary payment ${address} 5`, { action: 'canary', segment: 'payment', address, percent: 5 }],
  [`canary payment ${address} 0.5%`, { action: 'canary', segment: 'payment', address, percent: 0.5 }],
  ['canary payment 100', { action: 'share', segment: 'payment', percent: 100 }],
  ['canary payment off', { action: 'off', segment: 'payment' }],
  ['promote payment', { action: 'promote', segment: 'payment' }],
  ['rollback payment', { action: 'rollback', segment: 'payment', isForced: false }],
  ['rollback --force payment', { action: 'rollback', segment: 'payment', isForced: true }],
])('understands %s', (words, request) => {
  expect(parse(words)).toEqual({ request, file: startedReleaseFile });
  expect(parse(`-- ${words}`).request).toEqual(request);
});

it.each([
  '',
  'set',
  'set payment',
  `set payment ${address} 5`,
  'canary payment',
  'promote payment 5',
  'show payment',
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

it.each([`set payment ${address} --force`, 'promote payment --force'])(
  'allows --force only for a rollback: %s',
  (words) => {
    expect(() => parse(words)).toThrow('--force is only for rollback');
  },
);

it('edits the file of --file, otherwise the one of RELEASE_FILE', () => {
  const environment = { RELEASE_FILE: 'environment.json' };
  expect(parse('show --file named.json', environment).file).toBe(resolve('named.json'));
  expect(parse('show --file=named.json', environment).file).toBe(resolve('named.json'));
  expect(parse('show', environment).file).toBe(resolve('environment.json'));
  expect(parse('show', { RELEASE_FILE: '' }).file).toBe(startedReleaseFile);
});

it.each(['show --file', 'show --file='])('requires a path after "%s"', (words) => {
  expect(() => parse(words)).toThrow('--file needs the path');
});

it.each([
  ['rollback payment --forced', '--forced'],
  [`canary payment ${address} -5`, '-5'],
])('refuses the unknown option of "%s"', (words, option) => {
  expect(() => parse(words)).toThrow(`There is no option ${option}`);
});
