import { aStorage } from '../testing/a-storage';
import { forgetShownBuilds, readShownBuilds, rememberShownBuilds } from './shown-builds';

const payment = 'http://localhost:3103/mf-manifest.json';
const survey = 'https://builds.example/1.2.0+42/mf-manifest.json';
const page = (...given: string[]) =>
  `https://site.example/consorcio?x=a+b${given.map((one) => `&segmento=${one}`).join('')}`;

it('remembers the builds of an address for the tab, and takes them out of the address', () => {
  const storage = aStorage();

  const { rest, refusals } = rememberShownBuilds(page(`payment@${payment}`, `survey@${survey}`), storage);

  expect(rest).toBe(page());
  expect(refusals).toEqual([]);
  expect(readShownBuilds(storage)).toEqual({ payment, survey });
  rememberShownBuilds(page(), storage);
  expect(readShownBuilds(storage)).toEqual({ payment, survey });
  forgetShownBuilds(storage);
  expect(readShownBuilds(storage)).toEqual({});
});

it.each([
  ['a segment that no release has', `host@${payment}`, 'um destes: simulation, proposal, payment, survey'],
  ['an address that is code', 'payment@javascript:alert(1)', 'http:// ou https://'],
  ['an address that is data', 'payment@data:text/javascript,1', 'http:// ou https://'],
  ['a name and a password', 'payment@https://me:secret@builds.example', 'http:// ou https://'],
  ['no address', 'payment', 'um destes'],
])('refuses %s', (_, given, why) => {
  const storage = aStorage();

  const { refusals } = rememberShownBuilds(page(given), storage);

  expect(refusals).toEqual([expect.stringContaining(why)]);
  expect(readShownBuilds(storage)).toEqual({});
});
