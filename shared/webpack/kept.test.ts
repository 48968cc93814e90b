import { mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { kept } from './kept';

const make = jest.fn(async () => Buffer.from('made'));
let dir: string;
beforeEach(() => {
  make.mockClear();
  dir = mkdtempSync(join(tmpdir(), 'kept-'));
});
afterEach(() => rmSync(dir, { recursive: true }));

const get = async (...from: readonly (string | Buffer)[]) => String(await kept(from, make, dir));
const files = () => readdirSync(dir).map((name) => join(dir, name));

it('makes a thing once, also when it is asked for twice at the same time', async () => {
  expect(await Promise.all([get('code', 'brand'), get('code', 'brand')])).toEqual(['made', 'made']);
  expect(await get('code', 'brand')).toBe('made');
  expect(make).toHaveBeenCalledTimes(1);
  expect(files()).toHaveLength(1); // and no part of a file
});

it.each([[['code', 'other brand']], [['codeb', 'rand']], [['code']], [['code', 'brand', Buffer.from('logo')]]])(
  'makes a thing again that is made from %j',
  async (from) => {
    await get('code', 'brand');
    await get(...from);
    expect(make).toHaveBeenCalledTimes(2);
  },
);

it.each<[string, (content: Buffer) => Buffer]>([
  ['has another byte', (content) => Buffer.concat([content.subarray(0, -1), Buffer.from('!')])],
  ['ends too early', (content) => content.subarray(0, -1)],
  ['is empty', () => Buffer.alloc(0)],
])('makes a thing again whose file %s', async (_, damage) => {
  await get('brand');
  for (const file of files()) writeFileSync(file, damage(readFileSync(file)));
  expect([await get('brand'), await get('brand')]).toEqual(['made', 'made']);
  expect(make).toHaveBeenCalledTimes(2);
});

it('makes a thing again whose file was that of another', async () => {
  await get('brand');
  await get('other brand');
  const [one = '', other = ''] = files();
  writeFileSync(one, readFileSync(other));
  for (const brand of ['brand', 'other brand']) await get(brand);
  expect(make).toHaveBeenCalledTimes(3);
});

it('removes what was made long ago', async () => {
  const [old, young] = [join(dir, 'old'), join(dir, 'young')];
  for (const file of [old, young]) writeFileSync(file, '');
  utimesSync(old, 0, Date.now() / 1000 - 8 * 24 * 60 * 60);
  await get('brand');
  expect([files().includes(old), files().includes(young)]).toEqual([false, true]);
});

it('makes a thing where nothing can be kept, and tells of a thing that cannot be made', async () => {
  writeFileSync(join(dir, 'file'), '');
  expect(String(await kept(['brand'], make, join(dir, 'file')))).toBe('made');
  const failing = kept(['brand'], () => Promise.reject(new Error('no typeface')), dir);
  await expect(failing).rejects.toThrow('no typeface');
  expect(await get('brand')).toBe('made');
});
