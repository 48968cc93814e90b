import { CONTRACT_VERSION } from '@consorcio/shared/flow';
import { checkBuild } from './check-build';
import { checkRelease } from './check-release';
import { unknownPolicy } from './host-policy';
import type { Entry } from './release-entry';
import { withServedBuilds } from './testing/served-builds';

const builds = withServedBuilds();
const segments = ['simulation', 'payment'];
const gone = { manifest: 'http://localhost:9/mf-manifest.json', contract: CONTRACT_VERSION };

const built = async (name: string) => (await checkBuild('payment', builds.put(name))).build;
const check = (payment: Entry, others = {}) => checkRelease({ payment, ...others }, segments, unknownPolicy);

it('checks every build that visitors may get or that a rollback may bring back', async () => {
  const [one, two, three] = [await built('one'), await built('two'), await built('three')];
  const entry = { ...two, canary: { ...three, percent: 5 }, history: [one] };
  expect(await check(entry)).toEqual({
    lines: [
      'ok       simulation  not released: visitors are led to the specialists',
      `ok       payment release  ${two.manifest}`,
      `ok       payment canary  ${three.manifest}`,
      `ok       payment history 1  ${one.manifest}`,
      'Every build that visitors may get is there and may be loaded.',
    ],
    warnings: [],
    isTrouble: false,
  });

  builds.put('one', { contract: CONTRACT_VERSION - 1 });
  builds.put('three', { served: { 'lazy.js': 'changed' } });
  const retired = { ...entry, retired: [{ ...gone, until: '2020-01-01T00:00:00.000Z' }] };
  expect(await check(retired, { paymnet: gone })).toMatchObject({
    lines: [
      expect.stringMatching(/^ok /),
      expect.stringMatching(/^ok /),
      expect.stringMatching(/^TROUBLE {2}payment canary .+ is not the script that its manifest was built with/),
      expect.stringMatching(/^TROUBLE {2}payment history 1 .+ another build has replaced it/),
      expect.stringMatching(/^TROUBLE {2}The file has an entry for paymnet/),
      expect.stringMatching(/^3 troubles\. /),
    ],
    isTrouble: true,
  });
});
