import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brandSummary } from './brand-summary';
import { checkBrandFolder } from './check-brand-folder';
import { brandsDir, readBrandFiles } from './read-brand-files';

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'brands-'));
});
afterEach(() => rmSync(dir, { recursive: true }));

/** Files that override the product's own. */
function put(files: Readonly<Record<string, string>>) {
  for (const [name, text] of Object.entries(files)) writeFileSync(join(dir, name), text);
}

/** Runs `pnpm brands check`. */
function brandCheck() {
  const args = ['--import', 'tsx', join(__dirname, 'command.ts'), dir];
  const { status, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  return { status, problems: stderr.trim().replaceAll(`${dir}/`, '').split('\n') };
}

it('summarises brands without problems', () => {
  put({ 'kmv.json': JSON.stringify({ campanhaId: 4711 }) });
  const { brands, problems } = checkBrandFolder(brandsDir, dir);
  expect(problems).toEqual([]);
  expect(brandSummary(brands)).toMatch(/^\d+ brands at \d+ routes and \d+ host names: no problems\./);
});

it('prints file, field and fix of each problem on one line, and fails', () => {
  const theme = (primaryForeground: string) => ({
    tema: { background: '#ffffff', primaryBackground: '#ffd400', primaryForeground },
  });
  put({
    '99.json': '{ "campanhaId": 1',
    'gazeta.json': JSON.stringify(theme('#ffffff')),
    'kmv.json': JSON.stringify(theme('white')),
    'livelo.json': JSON.stringify({ routes: ['/loggi'] }),
    'nova.json': JSON.stringify({ id: 'nova', routes: ['/nova'], nome: 'Nova' }),
    'premmia.json': JSON.stringify({ campanhaID: 7 }),
  });
  const { status, problems } = brandCheck();
  expect(status).toBe(1);
  expect(problems).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^99\.json:1: the JSON ends too early \(line 1, column 18\)\. Close what is open/),
      expect.stringMatching(
        /^gazeta\.json:1: tema: primaryForeground #ffffff on .+ reaches 1\.4\d:1, and text needs 4\.5:1/,
      ),
      expect.stringMatching(/^kmv\.json:1: tema\.primaryForeground is "white"\. Write the colour/),
      expect.stringMatching(
        /^livelo\.json:1: routes has "\/loggi", and so has that of \S+loggi\.json\. Leave the route/,
      ),
      expect.stringMatching(/^nova\.json: campanhaId is missing\. Write a whole number/),
      expect.stringMatching(
        /^premmia\.json:1: "campanhaID" is not a field of a brand\. Write "campanhaId", or remove it\.$/,
      ),
    ]),
  );
});

describe('readBrandFiles', () => {
  let dir: string;
  beforeEach(() => {
    dir = mkdtempSync(join(tmpdir(), 'brands-'));
  });
  afterEach(() => rmSync(dir, { recursive: true }));

  it('reads valid and invalid brand files, sorted by name', () => {
    writeFileSync(join(dir, 'b.json'), '{');
    writeFileSync(join(dir, 'a.json'), '{}');
    writeFileSync(join(dir, 'brand.schema.json'), '{}');
    writeFileSync(join(dir, 'institution.json'), '{}');
    writeFileSync(join(dir, 'notes.md'), '');
    mkdirSync(join(dir, 'folder.json'));

    expect(readBrandFiles(dir)).toEqual([
      { file: join(dir, 'a.json'), text: '{}' },
      { file: join(dir, 'b.json'), text: '{' },
    ]);
  });

  it('shows the paths of files in the workspace relative to it', () => {
    expect(readBrandFiles(join(process.cwd(), 'host/brands')).map(({ file }) => file)).toContain(
      'host/brands/home.json',
    );
  });

  it('explains that a folder does not exist', () => {
    expect(() => readBrandFiles(join(dir, 'none'))).toThrow(
      /^There is no folder \S+none, so no brand files can be read/,
    );
  });
});
