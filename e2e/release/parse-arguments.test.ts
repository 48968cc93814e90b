import { resolve } from 'node:path';
import { startedReleaseFile } from '../commands/support/deployment.mjs';
import { parseArguments, usage } from './parse-arguments';

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
])('understands %s', (words, wish) => {
  expect(parse(words)).toEqual({ wish, file: startedReleaseFile });
  expect(parse(`-- ${words}`).wish).toEqual(wish);
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
])('says how it is used after "%s"', (words) => {
  expect(() => parse(words)).toThrow(usage);
});

it.each(['101', '-5', '1e1', 'half', 'Infinity'])('refuses %s as a share of the visitors', (share) => {
  expect(() => parse(`canary payment ${address} ${share}`)).toThrow(`"${share}" is no share of the visitors`);
});

it.each(['chat', 'mf-payment', 'constructor'])('refuses the segment %s, to which no talk leads', (segment) => {
  expect(() => parse(`set ${segment} ${address}`)).toThrow(/No talk leads to .+simulation, payment .+itinerary\.ts/);
});

it.each([`set payment ${address} --force`, 'promote payment --force'])('forces nothing but a rollback: %s', (words) => {
  expect(() => parse(words)).toThrow('--force is for rollback alone');
});

it('takes the file that is named, else that of the environment', () => {
  const environment = { RELEASE_FILE: 'environment.json' };
  expect(parse('show --file named.json', environment).file).toBe(resolve('named.json'));
  expect(parse('show --file=named.json', environment).file).toBe(resolve('named.json'));
  expect(parse('show', environment).file).toBe(resolve('environment.json'));
  expect(parse('show', { RELEASE_FILE: '' }).file).toBe(startedReleaseFile);
});

it.each(['show --file', 'show --file='])('asks for a path after "%s"', (words) => {
  expect(() => parse(words)).toThrow('--file needs the path');
});

it('refuses an option that there is not', () => {
  expect(() => parse('rollback payment --forced')).toThrow('There is no option --forced');
});
