import { mkdtempSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Change, describeHistory, historyFile, readHistory, recordChange } from './history-file';

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
