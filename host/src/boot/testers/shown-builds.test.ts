import { aStorage } from '../../memory/testing/a-storage';
import type { Release } from '../../platform/release';
import { aManifest } from '../../segments/testing/a-loader';
import {
  describeBuild,
  forgetShownBuilds,
  readShownBuilds,
  rememberShownBuilds,
  withShownBuilds,
} from './shown-builds';

const payment = 'http://localhost:3103/mf-manifest.json';
const survey = 'https://builds.example/1.2.0+42/mf-manifest.json';
const page = (...given: string[]) =>
  `https://site.example/consorcio?x=a+b${given.map((one) => `&segmento=${one}`).join('')}`;

beforeEach(() => void Object.assign(globalThis, { window: { sessionStorage: aStorage() } }));

it('remembers the builds of an address for the tab, and takes them out of the address', () => {
  const given = page(`payment@${payment}`, `survey@${survey}`);
  expect(rememberShownBuilds(given)).toMatchObject({ rest: page(), refusals: [] });
  expect(readShownBuilds()).toEqual({ payment, survey });

  rememberShownBuilds(page());
  expect(readShownBuilds()).toEqual({ payment, survey });
  forgetShownBuilds();
  expect(readShownBuilds()).toEqual({});
});

it.each([
  ['a segment that no release has', `host@${payment}`, 'um destes: simulation, proposal, payment, survey'],
  ['an address that is code', 'payment@javascript:alert(1)', 'http:// ou https://'],
  ['a name and a password', 'payment@https://me:secret@builds.example', 'http:// ou https://'],
  ['no address', 'payment', 'um destes'],
])('refuses %s', (_, given, why) => {
  expect(rememberShownBuilds(page(given)).refusals).toEqual([expect.stringContaining(why)]);
  expect(readShownBuilds()).toEqual({});
});

const released = { manifest: 'https://pay.example/mf-manifest.json', contract: 7, history: [] };
const release: Release = { segments: { payment: released, survey: released } };
const answering = (body: string, status = 200) => jest.fn(async () => new Response(body, { status }));

it.each([
  ['', answering(JSON.stringify(aManifest(6))), 6],
  [', with no contract that a host supports where it cannot be described', answering('', 404), 0],
])(
  'puts the build of the tab in place of the released one, without its earlier builds%s',
  async (_, fetch, contract) => {
    await expect(withShownBuilds(Promise.resolve(release), { payment }, fetch)).resolves.toMatchObject({
      segments: { payment: { manifest: payment, contract }, survey: released },
    });
    expect(fetch).toHaveBeenCalledWith(payment, expect.objectContaining({ cache: 'no-store' }));
  },
);

it.each([
  ['a missing file', answering('', 404), 'o endereço respondeu 404'],
  ['a page', answering('<!doctype html>'), 'não é um manifesto'],
  ['no answer', jest.fn().mockRejectedValue(new TypeError('Failed to fetch')), 'política'],
])('says why %s is no build', async (_, fetch, why) => {
  await expect(describeBuild(fetch, payment)).resolves.toEqual({ problem: expect.stringContaining(why) });
});
