import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { CONTRACT_VERSION } from '@consorcio/shared/flow';
import { historyFile, readHistory } from './history-file';
import { type ParsedCommand, parseArguments, type ReleaseRequest } from './parse-arguments';
import { runRequest } from './run-request';
import { withServedBuilds } from './testing/served-builds';

const builds = withServedBuilds();
const segments = ['simulation', 'payment'];
const gone = { manifest: 'http://localhost:9/mf-manifest.json', contract: CONTRACT_VERSION };
let file: string;

beforeEach(() => {
  file = builds.release({ segments: {} });
  rmSync(historyFile(file), { force: true });
});

function release(words: string) {
  const command = parseArguments([...words.split(' '), '--file', file], {}, segments) as ParsedCommand<ReleaseRequest>;
  return runRequest({ ...command, by: 'Ana' }, segments);
}
const linesOf = async (words: string) => (await release(words)).lines;
const text = () => readFileSync(file, 'utf8');
const payment = () => JSON.parse(text()).segments.payment;
async function expectRefused(words: string, why: string) {
  const before = text();
  await expect(release(words)).rejects.toThrow(why);
  expect(text()).toBe(before);
}

const rule = ', stops 10 points above the release, from 50 visits on';
const described = (address: string) => `${address} (contract ${CONTRACT_VERSION})`;
const build = ', build bd170589bac2';

it('brings a build from a deploy through a canary to all visitors, and rolls it back', async () => {
  const [one, two] = [builds.put('one'), builds.put('two')];
  expect(await linesOf(`set payment ${one}`)).toEqual([`payment release: none → ${described(one)}${build}`]);
  expect(await linesOf(`canary payment ${two.replace('/mf-manifest.json', '')} 5`)).toEqual([
    `payment canary: none → ${described(two)} for 5%${rule}${build}`,
  ]);
  expect(await linesOf('canary payment 50')).toEqual([
    `payment canary: ${described(two)} for 5%${rule} → ${described(two)} for 50%${rule}${build}`,
  ]);
  expect(await linesOf('promote payment')).toEqual([
    `payment release: ${described(one)} → ${described(two)}${build}`,
    `payment canary: ${described(two)} for 50%${rule} → none`,
  ]);
  const known = { contract: CONTRACT_VERSION, integrity: expect.stringMatching(/^sha384-/) };
  const history = [{ manifest: one, ...known, until: expect.any(String) }];
  expect(payment()).toEqual({ manifest: two, ...known, history });
  expect(await linesOf('show')).toEqual([file, 'simulation  not released', `payment     ${described(two)}; 1 earlier`]);
  expect(await linesOf('rollback payment')).toEqual([`payment release: ${described(two)} → ${described(one)}${build}`]);
  await expect(release('rollback payment')).rejects.toThrow('no earlier build');
});

it.each([
  [`set payment ${gone.manifest}`, 'cannot be reached'],
  [`set payment ${gone.manifest} --dry-run`, 'cannot be reached'],
  ['rollback payment', 'cannot be reached'],
  ['promote payment', 'cannot be reached'],
  ['canary payment 6', 'cannot be reached'],
  ['canary simulation 5', 'simulation has no canary'],
])('refuses "%s" for a build that cannot be loaded, and leaves the file unchanged', async (words, why) => {
  const elsewhere = { ...gone, manifest: 'http://localhost:9/other/mf-manifest.json' };
  const entry = { ...gone, canary: { ...elsewhere, percent: 5 }, history: [elsewhere] };
  file = builds.release({ segments: { payment: entry } });
  await expectRefused(words, why);
});

it('takes visitors away from a canary that cannot be loaded', async () => {
  await release(`set payment ${builds.put('one')}`);
  file = builds.release({ segments: { payment: { ...payment(), canary: { ...gone, percent: 5 } } } });
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

it('says in a dry run what would change, and writes nothing, nor when nothing would change', async () => {
  const one = builds.put('one');
  const before = text();
  expect(await linesOf(`set payment ${one} --dry-run`)).toEqual([
    'A dry run: nothing was written. It would be:',
    `payment release: none → ${described(one)}${build}`,
  ]);
  expect([text(), readHistory(file)]).toEqual([before, []]);
  await release(`set payment ${one}`);
  const present = text();
  expect(await linesOf(`set payment ${one}`)).toEqual(['payment is already in this state: nothing was changed.']);
  expect(text()).toBe(present);
});

it('records who changed what, and names nobody in the file that visitors read', async () => {
  const [one, two] = [builds.put('one'), builds.put('two')];
  for (const words of [`set payment ${one}`, `set payment ${one}`, `canary payment ${two} 5 --stop off`])
    await release(words);
  const recorded = { by: 'Ana', segment: 'payment', at: expect.stringMatching(/^\d{4}-/) };
  expect(readHistory(file)).toEqual([
    { ...recorded, lines: [`payment canary: none → ${described(two)} for 5%${build}`] },
    { ...recorded, lines: [`payment release: none → ${described(one)}${build}`] },
  ]);
  expect(await linesOf('history payment')).toHaveLength(4);
  expect(await linesOf('history simulation')).toEqual(['No change is recorded yet.']);
  expect(text()).not.toContain('Ana');
});

it('changes the release also when its history cannot be written, and says so', async () => {
  const one = builds.put('one');
  writeFileSync(historyFile(file), '{');
  const { warnings } = await release(`set payment ${one}`);
  expect(warnings).toContainEqual(expect.stringMatching(/^The release was changed, but its history was not: /));
  expect(payment()).toMatchObject({ manifest: one });
});

describe('with the address of the host', () => {
  const host = createServer((_, response) => {
    const policy = `script-src ${allowed}; connect-src ${allowed}`;
    response.writeHead(200, { 'Content-Security-Policy': policy, Padding: 'x'.repeat(padding) }).end();
  });
  let allowed: string;
  let padding = 0;
  let asked: string;
  beforeAll(async () => {
    await new Promise<void>((resolve) => host.listen(0, resolve));
    asked = `--host http://localhost:${(host.address() as AddressInfo).port}`;
  });
  afterAll(() => host.close());

  it('refuses what its pages would block', async () => {
    const one = builds.put('one');
    allowed = new URL(one).origin;
    expect((await release(`set payment ${one} ${asked}`)).warnings).toEqual([]);

    allowed = 'https://other.example';
    const why = 'would block this build of payment: add the origin to `segmentOrigins`';
    await expectRefused(`canary payment ${builds.put('two')} 5 ${asked}`, why);
    expect(await release(`check ${asked}`)).toMatchObject({
      lines: [
        'ok       simulation  not released: visitors are led to the specialists',
        expect.stringMatching(/^TROUBLE {2}payment release {2}Pages of .+ may not load code from/),
        expect.stringMatching(/^1 trouble\. /),
      ],
      isTrouble: true,
    });
  });

  it('warns of long headers once, and rolls back without asking when forced', async () => {
    const one = builds.put('one');
    allowed = new URL(one).origin;
    padding = 2600;
    const long = { warnings: [expect.stringContaining('bytes of headers')] };
    expect(await release(`set payment ${one} ${asked}`)).toMatchObject(long);
    await release(`set payment ${builds.put('two')} ${asked}`);
    expect(await release(`check ${asked}`)).toMatchObject({ ...long, isTrouble: false });
    padding = 3600;
    await expect(release(`rollback payment ${asked}`)).rejects.toThrow('bytes of headers');
    await release(`rollback payment --force ${asked}`);
    expect(payment()).toMatchObject({ manifest: one });
  });
});

it('pnpm release prints what changed, or why it cannot and leaves the file unchanged', async () => {
  /** In a process of its own, because this one serves the builds. */
  async function run(...words: string[]) {
    const args = ['--import', 'tsx', join(__dirname, 'command.ts'), ...words];
    const program = spawn(process.execPath, args, { env: { ...process.env, RELEASE_FILE: file } });
    const texts = [program.stdout, program.stderr].map(async (stream) => (await stream.toArray()).join(''));
    const [[code], out, err] = await Promise.all([once(program, 'close'), ...texts]);
    return { code, out, err };
  }
  const address = builds.put('good', { requires: {} });
  expect(await run('set', 'payment', address)).toEqual({
    code: 0,
    out: `payment release: none → ${described(address)}${build}\n`,
    err: expect.stringMatching(/^Warning: Whether pages .+\nWarning: The manifest does not list what it needs .+\n$/),
  });
  const before = text();
  expect(await run('set', 'survey', address)).toEqual({
    code: 1,
    out: '',
    err: `\n${address} is the manifest of mf_payment, not of mf_survey.\n`,
  });
  expect(text()).toBe(before);
});
