import { readFileSync, rmSync } from 'node:fs';
import type { Build } from '../src/platform/release';
import { historyFile } from './history-file';
import { whyToStop } from './stop-rule';
import { withServedBuilds } from './testing/served-builds';
import { lookAtCanaries, watchCanaries } from './watch-canaries';

const builds = withServedBuilds();
const build = (name: string): Build => ({
  manifest: `https://pay.example/${name}/mf-manifest.json`,
  contract: 7,
  integrity: `sha384-${name.padEnd(64, 'A')}`,
});
const [released, tried] = [build('one'), build('two')];
const stop = { visits: 50, points: 10 };
let file: string;

const release = (canary: object) => builds.release({ segments: { payment: { ...released, canary } } });
beforeEach(() => {
  file = release({ ...tried, percent: 5, stop });
  rmSync(historyFile(file), { force: true });
});

/** Answers with these counts of the canary, and with one failure of 900 for the release. */
function observed(failed: number, visits: number): string {
  const counts = [
    { segment: 'payment', manifest: 'twoAAAAAAAAA', visits, failed },
    { segment: 'payment', manifest: 'oneAAAAAAAAA', visits: 900, failed: 1 },
    { segment: 'survey', manifest: 'twoAAAAAAAAA', visits: 900, failed: 900 },
  ];
  return builds.write('counts.json', JSON.stringify({ builds: counts }));
}
const look = (address: string, isDryRun = false) => lookAtCanaries({ file, observed: address, isDryRun });
const payment = () => JSON.parse(readFileSync(file, 'utf8')).segments.payment;

it('says how a canary does, and lets it go on', async () => {
  const line =
    'payment canary: 3 of 80 visits failed, with the release 1 of 900; stops 10 points above the release, from 50 visits on';
  expect(await look(observed(3, 80))).toEqual({ lines: [line], isNeeded: true });
  expect(payment().canary).toEqual({ ...tried, percent: 5, stop });
});

it('stops a canary that fails too often, and keeps its build for open visits', async () => {
  // The history: e2e/journeys/deploy.journey.ts.
  expect(await look(observed(12, 80))).toMatchObject({ isNeeded: false });
  expect(payment()).toEqual({ ...released, retired: [{ ...tried, until: expect.any(String) }] });
});

it('only says in a dry run what it would stop', async () => {
  expect((await look(observed(12, 80), true)).lines).toContain('A dry run: nothing was written. It would be:');
  expect(payment().canary).toBeDefined();
});

it.each([
  ['without a rule', { ...tried, percent: 5 }],
  ['without visitors', { ...tried, percent: 0, stop }],
])('ignores a canary %s', async (_, canary) => {
  file = release(canary);
  const nothing = { lines: ['No canary with a rule has visitors.'], isNeeded: false };
  expect(await look(observed(80, 80))).toEqual(nothing);
});

it.each(['{}', 'gone'])('judges nothing by the answer %s', async (text) => {
  const why = 'does not answer with counts of builds, so no canary was judged';
  await expect(look(builds.write('odd.json', text))).rejects.toThrow(why);
});

it('looks until no canary is left, also after an answer that it cannot read, and says only what is new', async () => {
  const said: string[] = [];
  const address = builds.write('counts.json', 'not yet');
  const turns = [() => undefined, () => observed(3, 80), () => undefined, () => observed(12, 80)];
  const terminal = { say: (line: string) => said.push(line), pause: async () => void turns.shift()?.() };
  await watchCanaries({ file, observed: address, isDryRun: false }, terminal);
  expect(said).toEqual(['no canary was judged', '3 of 80', '12 of 80'].map((words) => expect.stringContaining(words)));
  expect(turns).toEqual([]);
});

it.each<[string, counts: readonly number[], before: readonly number[], why: string | undefined]>([
  ['a canary that fails too often', [12, 80], [1, 900], '12 of 80 visits failed, with the release 1 of 900'],
  ['a canary of a release without visits', [6, 50], [0, 0], '6 of 50 visits failed, with the release 0 of 0'],
  ['no canary before enough visits', [49, 49], [0, 900], undefined],
  ['no canary that never fails', [0, 500], [0, 900], undefined],
  ['no canary that fails as often as the rule allows', [10, 100], [0, 900], undefined],
  ['no canary where the release fails too', [40, 100], [300, 900], undefined],
])('the rule stops %s', (_, canary, before, why) => {
  const counts = ([failed = 0, visits = 0]: readonly number[]) => ({ visits, failed });
  expect(whyToStop(stop, counts(canary), counts(before))).toBe(why && `stopped by rule: ${why}`);
});
