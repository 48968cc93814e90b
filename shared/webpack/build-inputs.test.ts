import {
  appendFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import webpack, { type Stats } from 'webpack';
import { changeSinceBuild, filesRead } from './build-record';
import { hashOfSources, isBrandFile, isCode } from './hash-of-sources';
import { writeRecords } from './records';
import { remoteConfig } from './remote-config';
import { inRoot } from './workspace';

/** A copy of the survey and of what it may import, whose files can be changed. */
let workspace = '';

beforeEach(() => {
  workspace = realpathSync(mkdtempSync(join(tmpdir(), 'workspace-')));
  for (const path of ['mf-survey/src', 'mf-survey/package.json', 'shared/src', 'shared/package.json']) {
    cpSync(inRoot(path), join(workspace, path), { recursive: true });
  }
  symlinkSync(inRoot('shared/node_modules'), join(workspace, 'shared/node_modules'));
  for (const name of readdirSync(inRoot('mf-survey/node_modules'))) link('mf-survey/node_modules', name);
});

afterEach(() => rmSync(workspace, { recursive: true }));

/** Links what is installed for the segment; its own workspace package is the copy. */
function link(folder: string, name: string): void {
  const to = join(workspace, folder, name);
  mkdirSync(dirname(to), { recursive: true });
  if (name !== '@consorcio') return symlinkSync(inRoot(folder, name), to);
  mkdirSync(to);
  symlinkSync(join(workspace, 'shared'), join(to, 'shared'));
}

async function buildSurvey() {
  const dir = join(workspace, 'mf-survey');
  const config = remoteConfig({ name: 'survey', dir })({ mode: 'production', outputDir: join(dir, 'dist') });
  const stats = await new Promise<Stats | undefined>((resolve, reject) => {
    webpack(config, (error, result) => (error ? reject(error) : resolve(result)));
  });
  if (!stats || stats.hasErrors()) throw new Error(stats?.toString('errors-only'));
  return {
    names: readdirSync(join(dir, 'dist')).sort(),
    inputs: filesRead(stats.compilation.fileDependencies, workspace),
  };
}

/** Used only by tests or by the host. */
const hostOnly = ['shared/src/testing/index.ts', 'shared/src/masks/index.ts', 'shared/src/http/axios-client.ts'];

it('names the files of a segment by the shared code that it bundles, and reads no other', async () => {
  const first = await buildSurvey();
  for (const file of hostOnly) expect(first.inputs).not.toContain(file);
  expect(first.inputs).toContain('shared/src/ui/button.tsx');
  appendFileSync(join(workspace, 'shared/src/ui/button.tsx'), "\nButton.displayName = 'Another';\n");
  expect((await buildSurvey()).names).not.toEqual(first.names);
});

it('tells a change of a brand from one of the code', () => {
  const sources = ['host/brands', 'shared/package.json'];
  const [stamp, brands] = [hashOfSources(sources, isCode), hashOfSources(sources, isBrandFile)];
  const after = (change: object) => {
    writeRecords('.cache/changed', 'build.json', { sources, stamp, brands, ...change });
    return changeSinceBuild('.cache/changed');
  };
  expect([after({}), after({ brands: 'other' }), after({ stamp: 'other' })]).toEqual(['nothing', 'brands', 'code']);
  const files = ['kmv.json', 'kmv/logo.svg', 'brand.schema.json', 'check/brand-notes.json', 'command.ts'];
  expect(files.filter((file) => isBrandFile(`host/brands/${file}`))).toEqual(['kmv.json', 'kmv/logo.svg']);
});

it('builds again what was ended while it wrote its record', () => {
  mkdirSync(inRoot('.cache/ended/records'), { recursive: true });
  writeFileSync(inRoot('.cache/ended/records/build.json'), '{ "sources": [');
  expect(changeSinceBuild('.cache/ended')).toBe('code');
});
