import { readFileSync } from 'node:fs';
import { CONTRACT_VERSION } from '@consorcio/shared/flow';
import { parseArguments } from './parse-arguments';
import { runRequest } from './run-request';
import { withServedBuilds } from './testing/served-builds';

const builds = withServedBuilds();
const segments = ['simulation', 'payment'];
const gone = { manifest: 'http://localhost:9/mf-manifest.json', contract: CONTRACT_VERSION };

let file: string;
beforeEach(() => {
  file = builds.release({ segments: {} });
});

function release(words: string) {
  const { request } = parseArguments(words.split(' '), {}, segments);
  return runRequest(file, request, segments);
}

const payment = () => JSON.parse(readFileSync(file, 'utf8')).segments.payment;
const described = (address: string) => `${address} (contract ${CONTRACT_VERSION})`;

it('brings a build from a deploy through a canary to all visitors, and rolls it back', async () => {
  const [one, two] = [builds.put('one'), builds.put('two')];

  expect((await release(`set payment ${one}`)).lines).toEqual([
    `payment release: none → ${described(one)}, build bd170589bac2`,
  ]);
  expect((await release(`canary payment ${two.replace('/mf-manifest.json', '')} 5`)).lines).toEqual([
    `payment canary: none → ${described(two)} for 5%, build bd170589bac2`,
  ]);
  expect((await release('canary payment 50')).lines).toEqual([
    `payment canary: ${described(two)} for 5% → ${described(two)} for 50%, build bd170589bac2`,
  ]);
  expect((await release('promote payment')).lines).toEqual([
    `payment release: ${described(one)} → ${described(two)}, build bd170589bac2`,
    `payment canary: ${described(two)} for 50% → none`,
  ]);
  expect(payment()).toEqual({
    manifest: two,
    contract: CONTRACT_VERSION,
    integrity: expect.stringMatching(/^sha384-/),
    history: [{ manifest: one, contract: CONTRACT_VERSION, integrity: expect.stringMatching(/^sha384-/) }],
  });
  expect((await release('show')).lines).toEqual([
    file,
    'simulation  not released',
    `payment     ${described(two)}; 1 earlier`,
  ]);
  expect((await release('rollback payment')).lines).toEqual([
    `payment release: ${described(two)} → ${described(one)}, build bd170589bac2`,
  ]);
  await expect(release('rollback payment')).rejects.toThrow('no earlier build');
});

it('changes nothing when the release is already in the requested state', async () => {
  const one = builds.put('one');
  await release(`set payment ${one}`);
  const before = readFileSync(file, 'utf8');
  expect((await release(`set payment ${one}`)).lines).toEqual([
    'payment is already in this state: nothing was changed.',
  ]);
  expect(readFileSync(file, 'utf8')).toBe(before);
});

it.each([
  [`set payment ${gone.manifest}`, 'cannot be reached'],
  ['rollback payment', 'cannot be reached'],
  ['promote payment', 'cannot be reached'],
  ['canary payment 6', 'cannot be reached'],
  ['canary simulation 5', 'simulation has no canary'],
])('refuses "%s" for a build that cannot be loaded, and leaves the file unchanged', async (words, why) => {
  const elsewhere = { ...gone, manifest: 'http://localhost:9/other/mf-manifest.json' };
  file = builds.release({
    segments: { payment: { ...gone, canary: { ...elsewhere, percent: 5 }, history: [elsewhere] } },
  });
  const before = readFileSync(file, 'utf8');
  await expect(release(words)).rejects.toThrow(why);
  expect(readFileSync(file, 'utf8')).toBe(before);
});

it('takes visitors away from a canary that cannot be loaded', async () => {
  const one = builds.put('one');
  await release(`set payment ${one}`);
  const canary = { ...gone, percent: 5 };
  file = builds.release({ segments: { payment: { ...payment(), canary } } });
  await release('canary payment 1');
  expect(payment().canary.percent).toBe(1);
  await release('canary payment off');
  expect(payment().canary).toBeUndefined();
});

it('rolls back without a check when forced, and warns about it', async () => {
  file = builds.release({ segments: { payment: { ...gone, contract: 3, history: [gone] } } });
  expect(await release('rollback payment --force')).toEqual({
    lines: [`payment release: ${gone.manifest} (contract 3) → ${described(gone.manifest)}`],
    warnings: [expect.stringContaining('NOTHING WAS CHECKED')],
  });
  expect(payment()).toEqual({ ...gone, history: [] });
});
