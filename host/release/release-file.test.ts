import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, lstatSync, mkdirSync, readdirSync, rmdirSync, statSync, symlinkSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { withFolder } from '../brands/testing/a-folder';
import { type Change, describeHistory, historyFile, readHistory, recordChange } from './history-file';
import { readEntries, writeEntry } from './release-file';

const { path, put, read } = withFolder();
const build = (name: string) => ({ manifest: `https://${name}.example/mf-manifest.json`, contract: 5 });
const putRelease = (json: unknown) => put('release.json', json);
const present = () => JSON.parse(read('release.json'));
const files = () => readdirSync(path());
const modeOf = (file: string) => statSync(file).mode & 0o777;

describe('a release file', () => {
  it('is changed for one segment, and the rest of it is left unchanged', async () => {
    const history = [{ ...build('t'), by: 'ana' }];
    const survey = { contract: 4, manifest: build('s').manifest, history, by: 'ana' };
    const withPayment = (payment: object) => ({ comment: 'edited by deploys', segments: { survey, payment } });
    const file = putRelease(withPayment(build('a')));
    await writeEntry(file, 'payment', readEntries(file).payment, { ...build('b'), canary: undefined });
    expect(JSON.stringify(present())).toBe(JSON.stringify(withPayment(build('b'))));
    expect(files()).toEqual(['release.json']);
  });

  it('is not changed when another program has changed the segment; changes to other segments are kept', async () => {
    const file = putRelease({ segments: { payment: build('a'), survey: build('s') } });
    const { payment } = readEntries(file);
    putRelease({ segments: { payment: build('a'), survey: build('t') } });
    await writeEntry(file, 'payment', payment, build('b'));
    expect(present().segments).toEqual({ payment: build('b'), survey: build('t') });
    const late = writeEntry(file, 'payment', payment, build('c'));
    await expect(late).rejects.toThrow('Another program has changed payment');
    expect(present().segments.payment).toEqual(build('b'));
  });

  it('loses no edit when several programs edit at the same time', async () => {
    const names = ['s0', 's1'];
    const file = putRelease({ segments: Object.fromEntries(names.map((name) => [name, build('a')])) });
    const program = `
      import { readEntries, writeEntry } from ${JSON.stringify(join(__dirname, 'release-file.ts'))};
      const [file, name] = process.argv.slice(1);
      for (let round = 0; round < 9; round += 1) {
        const before = readEntries(file)[name];
        await writeEntry(file, name, before, { ...before, contract: before.contract + 1 });
      }`;
    const codes = names.map(async (name) => {
      const args = ['--import', 'tsx', '--input-type=module', '--eval', program, file, name];
      return (await once(spawn(process.execPath, args, { stdio: 'inherit' }), 'close'))[0];
    });
    expect(await Promise.all(codes)).toEqual([0, 0]);
    expect(Object.values(readEntries(file)).map(({ contract }) => contract)).toEqual([14, 14]);
    expect(files()).toEqual(['release.json']);
  });

  it('takes over a lock that was left behind, and waits for a lock that is held', async () => {
    const file = putRelease({ segments: {} });
    mkdirSync(`${file}.lock`);
    utimesSync(`${file}.lock`, new Date(), new Date(Date.now() - 60_000));
    await writeEntry(file, 'payment', undefined, build('a'));
    expect(files()).toEqual(['release.json']);

    mkdirSync(`${file}.lock`);
    setTimeout(() => rmdirSync(`${file}.lock`), 200);
    await writeEntry(file, 'survey', undefined, build('s'));
    expect(present()).toEqual({ segments: { payment: build('a'), survey: build('s') } });
  });

  it('may be a symbolic link: its target is written, with its permissions', async () => {
    const real = put('there/release.json', { segments: {} });
    chmodSync(real, 0o640);
    symlinkSync(real, path('release.json'));
    await writeEntry(path('release.json'), 'payment', undefined, build('a'));
    expect(lstatSync(path('release.json')).isSymbolicLink()).toBe(true);
    expect([present(), modeOf(real)]).toEqual([{ segments: { payment: build('a') } }, 0o640]);
  });

  it('is left unchanged when nothing can be written next to it', async () => {
    const file = putRelease({ segments: {} });
    mkdirSync(path(`.release.json.${process.pid}.new`)); // in the way of the new file
    await expect(writeEntry(file, 'payment', undefined, build('a'))).rejects.toThrow('cannot be written');
    expect(present()).toEqual({ segments: {} });
  });

  it.each([
    ['that is missing', undefined, 'cannot be read (ENOENT): start the product with `npm start`'],
    ['that is not JSON', '{', 'line 1: the JSON ends too early'],
    ['that is not a release', '{ "segments": { "payment": {} } }', 'segments.payment.manifest is missing'],
  ])('is refused %s', (_, text, why) => {
    if (text !== undefined) putRelease(text);
    expect(() => readEntries(path('release.json'))).toThrow(why);
  });
});

describe('the history of a release', () => {
  let file: string;
  beforeEach(() => {
    file = putRelease({ segments: {} });
    chmodSync(file, 0o644);
  });
  const putHistory = (content: unknown) => put('release-history.json', content);
  const change = (minute: number, about: Partial<Change> = {}): Change => {
    const at = `2026-11-25T12:${String(minute % 60).padStart(2, '0')}:00.000Z`;
    return { at, by: 'Ana', segment: 'payment', lines: [`payment release: ${minute}`], ...about };
  };

  it('keeps the newest changes in a file beside the release, which not everybody may read', async () => {
    expect(historyFile(file)).toBe(path('release-history.json'));
    expect(readHistory(file)).toEqual([]);
    putHistory({ changes: Array.from({ length: 200 }, (_, at) => change(at)) });
    await recordChange(file, change(1, { reason: 'stopped by rule' }));

    const kept = readHistory(file);
    expect([kept.length, kept.slice(0, 2)]).toEqual([200, [change(1, { reason: 'stopped by rule' }), change(0)]]);
    expect(modeOf(historyFile(file))).toBe(0o640);
    expect(read('release.json')).not.toContain('Ana');
  });

  it('is beside the target of a symbolic link', () => {
    symlinkSync(file, path('linked.json'));
    expect(historyFile(path('linked.json'))).toBe(historyFile(file));
  });

  it.each(['{', '{ "changes": 5 }'])('is refused when it cannot be read: %s', async (text) => {
    putHistory(text);
    expect(() => readHistory(file)).toThrow('cannot be read (is no history): repair it, or move it away');
    expect(await recordChange(file, change(1))).toEqual([expect.stringContaining('cannot be read')]);
  });

  it('lists who changed what, when and why', () => {
    expect(describeHistory([])).toEqual(['No change is recorded yet.']);
    const reason = 'stopped by rule: 12 of 80 visits failed';
    const lines = ['2026-11-25 12:05  Ana', `  ${reason}`, '  payment release: 5'];
    expect(describeHistory([change(5, { reason })])).toEqual(lines);
  });
});
