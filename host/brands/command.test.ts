import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { brandsDir, readBrandFiles } from './brand-folder';
import { brandSummary } from './brand-summary';
import { checkBrandFolder } from './check-brand-folder';
import { withFolder } from './testing/a-folder';

const { path, put } = withFolder();

it('summarises brands without problems', async () => {
  put('kmv.json', { campanhaId: 4711 });
  const { brands, problems } = await checkBrandFolder(brandsDir, path());
  expect(problems).toEqual([]);
  expect(brandSummary(brands)).toMatch(/^\d+ brands at \d+ routes and \d+ host names: no problems\./);
});

it('pnpm check brands prints file, field and fix of each problem on one line, and fails', () => {
  put('99.json', '{ "campanhaId": 1');
  put('livelo.json', { routes: ['/loggi'] });
  put('premmia.json', { campanhaID: 7 });
  const args = ['--import', 'tsx', join(__dirname, 'command.ts'), path()];
  const { status, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });

  expect(status).toBe(1);
  const problems = stderr.trim().replaceAll(path('/'), '').split('\n');
  for (const expected of [
    /^99\.json:1: the JSON ends too early \(line 1, column 18\)\. Close what is open/,
    /^livelo\.json:1: routes has "\/loggi", and so has that of \S+loggi\.json\. Leave the route/,
    /^premmia\.json:1: "campanhaID" is not a field of a brand\. Write "campanhaId", or remove it\.$/,
  ])
    expect(problems).toContainEqual(expect.stringMatching(expected));
});

describe('readBrandFiles', () => {
  it('reads valid and invalid brand files, sorted by name, with paths relative to the workspace', () => {
    const [b, a] = [put('b.json', '{'), put('a.json', '{}')];
    for (const file of ['brand.schema.json', 'institution.json', 'notes.md']) put(file, '{}');
    mkdirSync(path('folder.json'));
    expect(readBrandFiles(path()).map(({ file, text }) => [file, text])).toEqual([
      [a, '{}'],
      [b, '{'],
    ]);
    expect(readBrandFiles(brandsDir).map(({ file }) => file)).toContain('host/brands/home.json');
  });

  it('explains that a folder does not exist', () => {
    const why = /^There is no folder \S+none, so no brand files can be read/;
    expect(() => readBrandFiles(path('none'))).toThrow(why);
  });
});
