import { existsSync, readdirSync, rmSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { integrityOf } from '@consorcio/shared/webpack/integrity-of';
import { withFolder } from '../../brands/testing/a-folder';
import { addBuild, buildNames, hostFolders, removeOldBuilds, writeBuildNames } from './host-builds';

const { path, put, read } = withFolder();
const folder = () => path('host');
const scriptOf = (build: string) => `main.${build.repeat(16)}.js`;

function built(letter: string, at = letter): string {
  const script = scriptOf(letter);
  const hashes = { [`/${script}`]: integrityOf(letter) };
  put(`${at}/${script}`, letter);
  put(`${at}/brands/logo.${letter.repeat(16)}.svg.br`, letter);
  put(`${at}/pages.json`, { scripts: [script], hashes, font: 'f.woff2', brandForm: '1' });
  put(`${at}/404.html`, letter);
  return path(at);
}

async function release(build: string) {
  const names = addBuild(folder(), build);
  await writeBuildNames(folder(), buildNames(folder()), names);
  return names[0] ?? '';
}

it('keeps each build in a folder of its own, and the hashed files of all of them, readable for the user of nginx', async () => {
  process.umask(0o077);
  built('a', 'host'); // as it was served before
  expect(hostFolders(folder())).toEqual({ build: folder(), files: folder() });
  const [b, c] = [await release(built('b')), await release(built('c'))];
  expect(hostFolders(folder())).toEqual({ build: path('host/builds', c), files: path('host/files') });
  expect([buildNames(folder()), read(join('host/builds', b, '404.html'))]).toEqual([[c, b], 'b']);

  const paths = ['builds', 'files'].flatMap((name) => [
    path('host', name),
    ...readdirSync(path('host', name), { recursive: true, encoding: 'utf8' }).map((each) => path('host', name, each)),
  ]);
  expect(paths.filter((each) => (statSync(each).mode & 0o004) === 0)).toEqual([]);
  expect(readdirSync(path('host/files'))).toEqual(['brands', ...['a', 'b', 'c'].map(scriptOf)]);
  expect(readdirSync(path('host/files/brands'))).toHaveLength(3);
});

it('refuses a build that was not copied whole, and a change beside another one', async () => {
  rmSync(join(built('b'), scriptOf('b')));
  expect(() => addBuild(folder(), path('b'))).toThrow(`is not a whole build: /${scriptOf('b')} is missing`);
  put(`b/${scriptOf('b')}`, 'cut');
  expect(() => addBuild(folder(), path('b'))).toThrow('or was changed');

  const name = await release(built('c'));
  await expect(writeBuildNames(folder(), [], ['other'])).rejects.toThrow('Another program has released a host');
  expect(buildNames(folder())).toEqual([name]);
});

it('removes builds and files when no rollback goes there and no page can have them open', async () => {
  const [left, served] = [await release(built('a')), await release(built('b'))];
  await writeBuildNames(folder(), buildNames(folder()), [served]);
  const age = (name: string, hours: number) => {
    const then = Date.now() / 1000 - hours * 3600;
    utimesSync(path('host', name), then, then);
  };
  const file = (letter: string) => join('files', scriptOf(letter));
  for (const letter of ['a', 'b']) age(file(letter), 100);
  age(join('builds', served), 100);
  removeOldBuilds(folder());
  expect(readdirSync(path('host/builds'))).toHaveLength(2); // it was served a moment ago

  age(join('builds', left), 49);
  removeOldBuilds(folder());
  expect(readdirSync(path('host/builds'))).toEqual([served]);
  expect(['a', 'b'].map((letter) => existsSync(path('host', file(letter))))).toEqual([false, true]);
});
