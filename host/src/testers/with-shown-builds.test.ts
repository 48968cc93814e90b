import type { Release } from '../config/release';
import { describeBuild, withShownBuilds } from './with-shown-builds';

const manifest = 'https://builds.example/42/mf-manifest.json';
const released = { manifest: 'https://pay.example/mf-manifest.json', contract: 7, history: [] };
const release: Release = { segments: { payment: released, survey: released } };
const answering = (body: string, status = 200) => jest.fn(async () => new Response(body, { status }));

it('puts the build of the tab in place of the released one, without its earlier builds', async () => {
  const fetch = answering('{"metaData":{"contract":6}}');

  await expect(withShownBuilds(Promise.resolve(release), { payment: manifest }, fetch)).resolves.toEqual({
    segments: { payment: { manifest, contract: 6 }, survey: released },
  });
  expect(fetch).toHaveBeenCalledWith(manifest, { cache: 'no-store' });
});

it('gives a build that cannot be described no contract that a host supports, so the load is refused', async () => {
  const reading = withShownBuilds(Promise.resolve(release), { payment: manifest }, answering('', 404));

  await expect(reading).resolves.toMatchObject({ segments: { payment: { manifest, contract: 0 } } });
});

it.each([
  ['a missing file', answering('', 404), 'o endereço respondeu 404'],
  ['a page', answering('<!doctype html>'), 'não é um manifesto'],
  ['no answer', jest.fn().mockRejectedValue(new TypeError('Failed to fetch')), 'política'],
])('says why %s is no build', async (_, fetch, why) => {
  await expect(describeBuild(fetch, manifest)).resolves.toEqual({ problem: expect.stringContaining(why) });
});
