import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readBrandFiles } from './read-brand-files';

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
