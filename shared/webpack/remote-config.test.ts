import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import webpack from 'webpack';
import type { CardPageOptions } from './card-page-plugin';
import { integrityOf } from './integrity-of';
import { activePartsOf } from './page-scripts';
import { remoteConfig } from './remote-config';

let dir = '';

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'remote-'));
});

afterEach(() => rmSync(dir, { recursive: true }));

/** Builds a segment of these sources. Returns what a server would serve. */
async function build(files: Readonly<Record<string, string>>, more?: { cardPage: CardPageOptions }) {
  for (const folder of ['src', 'dist']) {
    rmSync(join(dir, folder), { recursive: true, force: true });
    mkdirSync(join(dir, folder));
  }
  writeFileSync(join(dir, 'package.json'), '{ "name": "mf-probe", "version": "1.0.0" }');
  for (const [name, text] of Object.entries(files)) writeFileSync(join(dir, 'src', name), text);
  const outputDir = join(dir, 'dist');
  const config = remoteConfig({ name: 'probe', dir, ...more })({ mode: 'production', outputDir });
  const problems = await new Promise<string | undefined>((resolve, reject) => {
    webpack(config, (error, stats) => (error ? reject(error) : resolve(stats?.toString('errors-only'))));
  });
  if (problems) throw new Error(problems);
  return new Map(readdirSync(outputDir).map((name) => [name, readFileSync(join(outputDir, name), 'utf8')]));
}

const manifestOf = (built: ReadonlyMap<string, string>) => JSON.parse(built.get('mf-manifest.json') ?? '');
const chunkGlobals = (built: ReadonlyMap<string, string>) => [
  ...new Set([...built.values()].flatMap((text) => text.match(/webpackChunk\w+/g) ?? [])),
];
const plain = { 'segment.ts': 'export default 1;' };
/** Uses a package of the host, and names a fact and a shared datum. */
const telling = {
  'segment.ts':
    "import * as z from 'zod/mini';\nexport default (journey) => ['lead.saved', journey.telefone, z.string()];",
};

let first: ReadonlyMap<string, string>;
let other: ReadonlyMap<string, string>;
beforeAll(async () => {
  dir = mkdtempSync(join(tmpdir(), 'remote-'));
  first = await build(plain);
  other = await build(telling);
  rmSync(dir, { recursive: true });
});

it('builds the same files from the same sources, and gives other code its own global list of chunks', async () => {
  const again = await build(plain);
  expect(again).toEqual(first);
  expect(chunkGlobals(first)).toHaveLength(1);
  expect(chunkGlobals(other)).toHaveLength(1);
  expect(chunkGlobals(other)).not.toEqual(chunkGlobals(first));
});

it('writes the hash of the bytes of each script into the manifest', () => {
  const scripts = [...first].filter(([name]) => name.endsWith('.js'));
  const hashes = scripts.map(([name, text]) => [name, integrityOf(text)]);
  expect(manifestOf(first).metaData.integrity).toEqual(Object.fromEntries(hashes));
  expect(scripts.length).toBeGreaterThan(1);
});

it('writes the facts and the shared data that the scripts name into the manifest', () => {
  const journey = expect.arrayContaining(['telefone']);
  expect(manifestOf(other).metaData.names).toEqual({ facts: ['lead.saved'], journey });
});

/** Runs the entry as a page would and asks for the segment. Returns the script element that the entry adds for it. */
function askForSegment(built: ReadonlyMap<string, string>, integrity?: Readonly<Record<string, string>>) {
  const added: { src: string; integrity?: string }[] = [];
  const { globalName, remoteEntry } = manifestOf(built).metaData;
  const page = {
    setTimeout,
    clearTimeout,
    location: { origin: 'http://host.test' },
    document: {
      currentScript: { tagName: 'SCRIPT', src: `http://segment.test/${remoteEntry.name}` },
      getElementsByTagName: () => [],
      createElement: () => ({ setAttribute: () => undefined }),
      head: { appendChild: (script: { src: string }) => added.push(script) },
    },
    _FEDERATION_BUNDLER_RUNTIME: { runtime: {}, bundlerRuntime: { init: () => ({}), consumes: () => undefined } },
    _FEDERATION_INTEGRITY: integrity,
  };
  const container: unknown = runInNewContext(`${built.get(remoteEntry.name)};${globalName}`, { ...page, window: page });
  (container as { get(name: string): Promise<unknown> }).get('./segment').catch(() => undefined); // nothing ever arrives
  jest.advanceTimersByTime(4000);
  return added;
}

it('lets the browser check a chunk against the hash of the page, and asks at another address beside one that takes long', () => {
  jest.useFakeTimers();
  const chunk = [...first.keys()].find((name) => /^segment\..*js$/.test(name));
  const address = `http://segment.test/${chunk}`;
  const integrity = 'sha384-abc';
  const asked = askForSegment(first, { [address]: integrity });
  expect(asked).toMatchObject([
    { src: address, integrity },
    { src: `${address}?r=1`, integrity },
  ]);
  for (const [script] of [askForSegment(first, {}), askForSegment(first)])
    expect(script).not.toHaveProperty('integrity');
  jest.useRealTimers();
});

it('bundles neither the federation runtime nor what the host provides, and refuses another version of that', () => {
  const scripts = [...other].filter(([name]) => name.endsWith('.js')).map(([, text]) => text);
  expect(scripts.join('')).toMatch(/requiredVersion:"\^4[^}]*strictVersion:!0[^}]*shareKey:"zod\/mini"/);
  expect(scripts.join('').length).toBeLessThan(7000); // zod or the runtime would be 20,000 more
});

it('builds the page of the card form as one file with everything in it, whose policy lets only its own script run', async () => {
  mkdirSync(join(dir, 'node_modules/react'), { recursive: true });
  writeFileSync(join(dir, 'node_modules/react/index.js'), "export const version = 'the own copy';");
  const files = {
    'segment.ts': "import { version } from 'react';\nexport default version;",
    'main.ts': "import { version } from 'react';\nimport('./lazy').then(({ ends }) => console.log(version, ends));",
    'lazy.ts': "export const ends = '</script><!--';",
  };
  const font = join(dir, 'package.json');
  const built = await build(files, { cardPage: { entry: './src/main.ts', font } });
  const page = built.get('card.html') ?? '';
  const { inline, sources, others } = activePartsOf(page);
  expect([inline.length, sources, others]).toEqual([1, [], ['<meta http-equiv="Content-Security-Policy">']]);
  const [code = ''] = inline;
  const said: unknown[] = [];
  await runInNewContext(code, { console: { log: (...words: unknown[]) => said.push(...words) } });
  await Promise.resolve();
  expect(said).toEqual(['the own copy', '</script><!--']);
  expect(page).toContain(`script-src 'sha256-${createHash('sha256').update(code).digest('base64')}';`);
  expect(manifestOf(built).metaData.pages).toEqual({ 'card.html': integrityOf(page) });
  const scripts = [...built].filter(([name]) => name.endsWith('.js'));
  expect(scripts.map(([name]) => name).sort()).toEqual(Object.keys(manifestOf(built).metaData.integrity).sort());
  for (const [, text] of scripts) expect(text).not.toContain('own copy');
});
