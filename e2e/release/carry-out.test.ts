import { readFileSync } from 'node:fs';
import { CONTRACT_VERSION } from '@consorcio/shared/flow';
import { carryOut } from './carry-out';
import { parseArguments } from './parse-arguments';
import { withServedBuilds } from './testing/served-builds';

const builds = withServedBuilds();
const segments = ['simulation', 'payment'];
const gone = { manifest: 'http://localhost:9/mf-manifest.json', contract: CONTRACT_VERSION };

let file: string;
beforeEach(() => {
  file = builds.release({ segments: {} });
});

function release(words: string) {
  const { wish } = parseArguments(words.split(' '), {}, segments);
  return carryOut(file, wish, segments);
}

const payment = () => JSON.parse(readFileSync(file, 'utf8')).segments.payment;
const said = (address: string) => `${address} (contract ${CONTRACT_VERSION})`;

it('takes a build from its deploy over a canary to everybody, and back', async () => {
  const [one, two] = [builds.put('one'), builds.put('two')];

  expect((await release(`set payment ${one}`)).lines).toEqual([
    `payment release: none → ${said(one)}, build bd170589bac2`,
  ]);
  expect((await release(`canary payment ${two.replace('/mf-manifest.json', '')} 5`)).lines).toEqual([
    `payment canary: none → ${said(two)} for 5%, build bd170589bac2`,
  ]);
  expect((await release('canary payment 50')).lines).toEqual([
    `payment canary: ${said(two)} for 5% → ${said(two)} for 50%, build bd170589bac2`,
  ]);
  expect((await release('promote payment')).lines).toEqual([
    `payment release: ${said(one)} → ${said(two)}, build bd170589bac2`,
    `payment canary: ${said(two)} for 50% → none`,
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
    `payment     ${said(two)}; 1 earlier`,
  ]);
  expect((await release('rollback payment')).lines).toEqual([
    `payment release: ${said(two)} → ${said(one)}, build bd170589bac2`,
  ]);
  await expect(release('rollback payment')).rejects.toThrow('no earlier build');
});

it('changes nothing when it is so already', async () => {
  const one = builds.put('one');
  await release(`set payment ${one}`);
  const before = readFileSync(file, 'utf8');
  expect((await release(`set payment ${one}`)).lines).toEqual(['payment is so already: nothing was changed.']);
  expect(readFileSync(file, 'utf8')).toBe(before);
});

it.each([
  [`set payment ${gone.manifest}`, 'cannot be reached'],
  ['rollback payment', 'cannot be reached'],
  ['promote payment', 'cannot be reached'],
  ['canary payment 6', 'cannot be reached'],
  ['canary simulation 5', 'simulation has no canary'],
])('refuses "%s" of a build that nobody could load, and leaves the file', async (words, why) => {
  const elsewhere = { ...gone, manifest: 'http://localhost:9/other/mf-manifest.json' };
  file = builds.release({
    segments: { payment: { ...gone, canary: { ...elsewhere, percent: 5 }, history: [elsewhere] } },
  });
  const before = readFileSync(file, 'utf8');
  await expect(release(words)).rejects.toThrow(why);
  expect(readFileSync(file, 'utf8')).toBe(before);
});

it('takes visitors away from a canary that nobody could load', async () => {
  const one = builds.put('one');
  await release(`set payment ${one}`);
  const canary = { ...gone, percent: 5 };
  file = builds.release({ segments: { payment: { ...payment(), canary } } });
  await release('canary payment 1');
  expect(payment().canary.percent).toBe(1);
  await release('canary payment off');
  expect(payment().canary).toBeUndefined();
});

it('rolls back unseen when it is forced to, and says so', async () => {
  file = builds.release({ segments: { payment: { ...gone, contract: 3, history: [gone] } } });
  expect(await release('rollback payment --force')).toEqual({
    lines: [`payment release: ${gone.manifest} (contract 3) → ${said(gone.manifest)}`],
    warnings: [expect.stringContaining('NOTHING WAS CHECKED')],
  });
  expect(payment()).toEqual({ ...gone, history: [] });
});
