import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { integrityOf } from '@consorcio/shared/webpack/integrity-of';
import { addBuild, buildNames, hostFolders, writeBuildNames } from './host-builds';
import { removeOldBuilds } from './old-builds';

let dir: string;
let folder: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'host-'));
  folder = join(dir, 'host');
});
afterEach(() => rmSync(dir, { recursive: true }));

const scriptOf = (build: string) => `main.${build.repeat(16)}.js`;

/** A build with one script, whose name and content are the letter. */
function built(letter: string, at = join(dir, letter)): string {
  mkdirSync(join(at, 'brands'), { recursive: true });
  const script = scriptOf(letter);
  const hashes = { [`/${script}`]: integrityOf(letter) };
  const pages = { scripts: [script], hashes, font: 'f.woff2', brandForm: '1' };
  writeFileSync(join(at, script), letter);
  writeFileSync(join(at, `brands/logo.${letter.repeat(16)}.svg.br`), letter);
  writeFileSync(join(at, 'pages.json'), JSON.stringify(pages));
  writeFileSync(join(at, '404.html'), letter, { mode: 0o600 });
  return at;
}

const pathsIn = (at: string) => [
  at,
  ...readdirSync(at, { recursive: true, encoding: 'utf8' }).map((name) => join(at, name)),
];

async function release(build: string) {
  const names = addBuild(folder, build);
  await writeBuildNames(folder, buildNames(folder), names);
  return names[0] ?? '';
}

it('keeps each build in a folder of its own, and the hashed files of all of them, readable for the user of nginx', async () => {
  process.umask(0o077);
  built('a', folder); // as it was served before
  expect(hostFolders(folder)).toEqual({ build: folder, files: folder });
  const [b, c] = [await release(built('b')), await release(built('c'))];

  expect(hostFolders(folder)).toEqual({ build: join(folder, 'builds', c), files: join(folder, 'files') });
  expect(buildNames(folder)).toEqual([c, b]);
  expect(readFileSync(join(folder, 'builds', b, '404.html'), 'utf8')).toBe('b');
  const paths = ['builds', 'files'].flatMap((name) => pathsIn(join(folder, name)));
  expect(paths.filter((path) => (statSync(path).mode & 0o004) === 0)).toEqual([]);
  expect(readdirSync(join(folder, 'files'))).toEqual(['brands', ...['a', 'b', 'c'].map(scriptOf)]);
  expect(readdirSync(join(folder, 'files/brands'))).toHaveLength(3);
});

it('refuses a build that was not copied whole, and a change beside another one', async () => {
  rmSync(join(built('b'), scriptOf('b')));
  expect(() => addBuild(folder, join(dir, 'b'))).toThrow(`is not a whole build: /${scriptOf('b')} is missing`);
  writeFileSync(join(dir, 'b', scriptOf('b')), 'cut');
  expect(() => addBuild(folder, join(dir, 'b'))).toThrow('or was changed');
  const name = await release(built('c'));
  await expect(writeBuildNames(folder, [], ['other'])).rejects.toThrow('Another program has released a host');
  expect(buildNames(folder)).toEqual([name]);
});

it('removes builds and files when no rollback goes there and no page can have them open', async () => {
  const left = await release(built('a'));
  const served = await release(built('b'));
  await writeBuildNames(folder, buildNames(folder), [served]);
  const age = (path: string, hours: number) =>
    utimesSync(path, Date.now() / 1000 - hours * 3600, Date.now() / 1000 - hours * 3600);
  for (const letter of ['a', 'b']) age(join(folder, 'files', scriptOf(letter)), 100);
  age(join(folder, 'builds', served), 100);
  removeOldBuilds(folder);
  expect(readdirSync(join(folder, 'builds'))).toHaveLength(2); // it was served a moment ago

  age(join(folder, 'builds', left), 49);
  removeOldBuilds(folder);
  expect(readdirSync(join(folder, 'builds'))).toEqual([served]);
  expect(existsSync(join(folder, 'files', scriptOf('a')))).toBe(false);
  expect(existsSync(join(folder, 'files', scriptOf('b')))).toBe(true);
});
