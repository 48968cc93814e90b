import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmdirSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Change, describeHistory, historyFile, readHistory, recordChange } from './history-file';
import { readEntries, writeEntry } from './release-file';

const build = (name: string) => ({ manifest: `https://${name}.example/mf-manifest.json`, contract: 5 });

let dir: string;
let file: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'release-'));
  file = join(dir, 'release.json');
});
afterEach(() => rmSync(dir, { recursive: true }));

function put(json: unknown) {
  writeFileSync(file, typeof json === 'string' ? json : JSON.stringify(json));
}

function present() {
  return JSON.parse(readFileSync(file, 'utf8'));
}

it('changes one segment, and leaves the rest of the file unchanged', async () => {
  const others = {
    comment: 'edited by deploys',
    survey: { contract: 4, manifest: build('s').manifest, history: [{ ...build('t'), by: 'ana' }], by: 'ana' },
  };
  put({ comment: others.comment, segments: { survey: others.survey, payment: build('a') } });
  await writeEntry(file, 'payment', readEntries(file).payment, { ...build('b'), canary: undefined });

  expect(JSON.stringify(present())).toBe(
    JSON.stringify({ comment: others.comment, segments: { survey: others.survey, payment: build('b') } }),
  );
  expect(readdirSync(dir)).toEqual(['release.json']);
});

it('adds a segment', async () => {
  put({ segments: {} });
  await writeEntry(file, 'payment', undefined, build('a'));
  expect(present()).toEqual({ segments: { payment: build('a') } });
});

it('refuses when another program has changed the segment, and keeps changes to other segments', async () => {
  put({ segments: { payment: build('a'), survey: build('s') } });
  const { payment } = readEntries(file);
  put({ segments: { payment: build('a'), survey: build('t') } });
  await writeEntry(file, 'payment', payment, build('b'));
  expect(present().segments).toEqual({ payment: build('b'), survey: build('t') });

  await expect(writeEntry(file, 'payment', payment, build('c'))).rejects.toThrow('Another program has changed payment');
  expect(present().segments.payment).toEqual(build('b'));
});

it('loses no edit when many programs edit at the same time', async () => {
  const names = Array.from({ length: 3 }, (_, index) => `s${index}`);
  put({ segments: Object.fromEntries(names.map((name) => [name, build('a')])) });
  const program = `
    import { readEntries, writeEntry } from ${JSON.stringify(join(__dirname, 'release-file.ts'))};
    const [file, name] = process.argv.slice(1);
    for (let round = 0; round < 6; round += 1) {
      const before = readEntries(file)[name];
      await writeEntry(file, name, before, { ...before, contract: before.contract + 1 });
    }`;
  const results = await Promise.all(
    names.map(async (name) => {
      const args = ['--import', 'tsx', '--input-type=module', '--eval', program, file, name];
      const [code] = await once(spawn(process.execPath, args, { stdio: 'inherit' }), 'close');
      return code;
    }),
  );
  expect(results).toEqual(names.map(() => 0));
  expect(Object.values(readEntries(file)).map(({ contract }) => contract)).toEqual(names.map(() => 11));
  expect(readdirSync(dir)).toEqual(['release.json']);
});

it('takes over a lock that was left behind, and waits for a lock that is held', async () => {
  put({ segments: {} });
  mkdirSync(`${file}.lock`);
  utimesSync(`${file}.lock`, new Date(), new Date(Date.now() - 60_000));
  await writeEntry(file, 'payment', undefined, build('a'));
  expect(readdirSync(dir)).toEqual(['release.json']);

  mkdirSync(`${file}.lock`);
  setTimeout(() => rmdirSync(`${file}.lock`), 200);
  await writeEntry(file, 'survey', undefined, build('s'));
  expect(Object.keys(present().segments)).toEqual(['payment', 'survey']);
});

it('writes to the target of a symbolic link, and keeps its permissions', async () => {
  mkdirSync(join(dir, 'there'));
  const real = join(dir, 'there/release.json');
  writeFileSync(real, JSON.stringify({ segments: {} }));
  chmodSync(real, 0o640);
  symlinkSync(real, file);
  await writeEntry(file, 'payment', undefined, build('a'));
  expect(lstatSync(file).isSymbolicLink()).toBe(true);
  expect([present(), statSync(real).mode & 0o777]).toEqual([{ segments: { payment: build('a') } }, 0o640]);
});

it('leaves the file unchanged when it cannot write next to it', async () => {
  put({ segments: {} });
  mkdirSync(join(dir, `.release.json.${process.pid}.new`)); // in the way of the new file
  await expect(writeEntry(file, 'payment', undefined, build('a'))).rejects.toThrow('cannot be written');
  expect(present()).toEqual({ segments: {} });
});

it.each([
  ['that is missing', undefined, 'cannot be read (ENOENT): start the product with `npm start`'],
  ['that is not JSON', '{', 'line 1: the JSON ends too early'],
  ['that is not a release', '{ "segments": { "payment": {} } }', 'segments.payment.manifest is missing'],
])('refuses a file %s', (_, text, why) => {
  if (text !== undefined) put(text);
  expect(() => readEntries(file)).toThrow(why);
});

describe('The history of a release', () => {
  let dir: string;
  let file: string;
  beforeEach(() => {
    dir = mkdtempSync(join(tmpdir(), 'history-'));
    file = join(dir, 'release.json');
    writeFileSync(file, '{ "segments": {} }', { mode: 0o644 });
  });
  afterEach(() => rmSync(dir, { recursive: true }));

  const change = (minute: number, about: Partial<Change> = {}): Change => ({
    at: `2026-11-25T12:${String(minute % 60).padStart(2, '0')}:00.000Z`,
    by: 'Ana',
    segment: 'payment',
    lines: [`payment release: ${minute}`],
    ...about,
  });

  it('keeps the newest changes in a file beside the release, which not everybody may read', async () => {
    expect(readHistory(file)).toEqual([]);
    writeFileSync(historyFile(file), JSON.stringify({ changes: Array.from({ length: 200 }, (_, at) => change(at)) }));
    await recordChange(file, change(1, { reason: 'stopped by rule' }));
    const kept = readHistory(file);
    expect(kept).toHaveLength(200);
    expect(kept.slice(0, 2)).toEqual([change(1, { reason: 'stopped by rule' }), change(0)]);
    expect(statSync(historyFile(file)).mode & 0o777).toBe(0o640);
    expect(readFileSync(file, 'utf8')).not.toContain('Ana');
  });

  it('is beside the target of a symbolic link', () => {
    symlinkSync(file, join(dir, 'linked.json'));
    expect(historyFile(join(dir, 'linked.json'))).toBe(historyFile(file));
  });

  it.each(['{', '{ "changes": 5 }'])('refuses the history %s, which it cannot read', async (text) => {
    writeFileSync(historyFile(file), text);
    expect(() => readHistory(file)).toThrow('cannot be read (is no history): repair it, or move it away');
    expect(await recordChange(file, change(1))).toEqual([expect.stringContaining('cannot be read')]);
  });

  it('lists who changed what, when and why', () => {
    expect(describeHistory([])).toEqual(['No change is recorded yet.']);
    expect(describeHistory([change(5, { reason: 'stopped by rule: 12 of 80 visits failed' })])).toEqual([
      '2026-11-25 12:05  Ana',
      '  stopped by rule: 12 of 80 visits failed',
      '  payment release: 5',
    ]);
  });
});
