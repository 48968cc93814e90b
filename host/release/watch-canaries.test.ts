import { readFileSync, rmSync } from 'node:fs';
import type { Build } from '../src/config/release';
import { historyFile, readHistory } from './history-file';
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
beforeEach(() => {
  file = builds.release({ segments: { payment: { ...released, canary: { ...tried, percent: 5, stop } } } });
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

const payment = () => JSON.parse(readFileSync(file, 'utf8')).segments.payment;

it('says how a canary does, and lets it go on', async () => {
  expect(await lookAtCanaries({ file, observed: observed(3, 80), isDryRun: false })).toEqual({
    lines: [
      'payment canary: 3 of 80 visits failed, with the release 1 of 900; stops 10 points above the release, from 50 visits on',
    ],
    isNeeded: true,
  });
  expect(payment().canary).toEqual({ ...tried, percent: 5, stop });
});

it('stops a canary that fails too often, keeps its build for open visits, and records why', async () => {
  const { lines, isNeeded } = await lookAtCanaries({ file, observed: observed(12, 80), isDryRun: false });
  const reason = 'stopped by rule: 12 of 80 visits failed, with the release 1 of 900';
  expect([lines[0], isNeeded]).toEqual([`payment canary ${reason}`, false]);
  expect(payment()).toEqual({ ...released, retired: [{ ...tried, until: expect.any(String) }] });
  expect(readHistory(file)).toMatchObject([{ by: 'pnpm release watch', segment: 'payment', reason }]);
});

it('only says in a dry run what it would stop', async () => {
  const { lines } = await lookAtCanaries({ file, observed: observed(12, 80), isDryRun: true });
  expect(lines).toContain('A dry run: nothing was written. It would be:');
  expect(payment().canary).toBeDefined();
});

it.each([
  ['without a rule', { ...tried, percent: 5 }],
  ['without visitors', { ...tried, percent: 0, stop }],
])('ignores a canary %s', async (_, canary) => {
  file = builds.release({ segments: { payment: { ...released, canary } } });
  expect(await lookAtCanaries({ file, observed: observed(80, 80), isDryRun: false })).toEqual({
    lines: ['No canary with a rule has visitors.'],
    isNeeded: false,
  });
});

it.each(['{}', 'gone'])('judges nothing by the answer %s', async (text) => {
  const address = builds.write('odd.json', text);
  await expect(lookAtCanaries({ file, observed: address, isDryRun: false })).rejects.toThrow(
    'does not answer with counts of builds, so no canary was judged',
  );
});

it('looks until no canary is left, also after an answer that it cannot read, and says only what is new', async () => {
  const said: string[] = [];
  const address = builds.write('counts.json', 'not yet');
  const turns = [() => undefined, () => observed(3, 80), () => undefined, () => observed(12, 80)];
  await watchCanaries(
    { file, observed: address, isDryRun: false },
    { say: (line) => said.push(line), pause: async () => void turns.shift()?.() },
  );
  expect(said.map((line) => line.replaceAll('\n', ' '))).toEqual([
    expect.stringContaining('no canary was judged'),
    expect.stringContaining('3 of 80'),
    expect.stringContaining('12 of 80'),
  ]);
  expect(turns).toEqual([]);
});

describe('whyToStop', () => {
  const rule = { visits: 50, points: 10 };
  const observed = (failed: number, visits: number) => ({ visits, failed });

  it('stops a canary that fails more often than the release allows, and says why', () => {
    expect(whyToStop(rule, observed(12, 80), observed(1, 900))).toBe(
      'stopped by rule: 12 of 80 visits failed, with the release 1 of 900',
    );
  });

  it.each([
    ['before enough visits', observed(49, 49), observed(0, 900)],
    ['that never fails', observed(0, 500), observed(0, 900)],
    ['that fails as often as the rule allows', observed(10, 100), observed(0, 900)],
    ['where the release fails too', observed(40, 100), observed(300, 900)],
  ])('lets a canary go on %s', (_, canary, release) => {
    expect(whyToStop(rule, canary, release)).toBeUndefined();
  });

  it('counts a release that nobody has tried as one without failures', () => {
    expect(whyToStop(rule, observed(6, 50), observed(0, 0))).toContain('6 of 50');
  });
});
