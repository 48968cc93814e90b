import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { inRoot, segmentNames } from './support/workspace.mjs';

const folder = '.github/workflows';
const files = readdirSync(inRoot(folder));
const textOf = (file: string) => readFileSync(inRoot(folder, file), 'utf8');
const found = (file: string, pattern: RegExp) => [...textOf(file).matchAll(pattern)].map(([, found = '']) => found);

it('has a workflow for the host and one for each segment', () => {
  expect(files.sort()).toEqual(['host', 'segment', ...segmentNames()].map((name) => `${name}.yml`).sort());
});

// No parser of YAML is installed: what these files use of it is looked at here.
it.each(files)('%s is written in lines that any reader of YAML takes', (file) => {
  const lines = textOf(file).split('\n');
  let depth = 0;
  for (const [index, line] of lines.entries()) {
    if (line.trim() === '' || line.trim().startsWith('#')) continue;
    const { indent = '', rest = '' } = /^(?<indent> *)(?<rest>\S.*)$/.exec(line)?.groups ?? {};
    expect([index + 1, rest]).toEqual([
      index + 1,
      expect.stringMatching(/^(- )?([\w-]+:( [^\s&*!|>%@`{["'].*)?|[^:\s]+)$/),
    ]);
    expect(indent.length % 2).toBe(0);
    expect(indent.length).toBeLessThanOrEqual(depth + 2);
    // `a: b: c` is no YAML, and what follows ` #` is not read.
    expect(rest.replace(/^(- )?[\w-]+:/, '').replaceAll(/"[^"]*"/g, '')).not.toMatch(/: | #/);
    depth = indent.length + (rest.startsWith('- ') ? 2 : 0);
  }
  expect((textOf(file).match(/\$\{\{/g) ?? []).length).toBe((textOf(file).match(/\$\{\{ [\w.]+ \}\}/g) ?? []).length);
});

it.each(files)('%s calls scripts that there are, by the package manager of this workspace', (file) => {
  const { scripts } = JSON.parse(readFileSync(inRoot('package.json'), 'utf8'));
  const [manager] = /pnpm@[\d.]+/.exec(readFileSync(inRoot('e2e/commands/support/install.mjs'), 'utf8')) ?? [];

  expect(
    found(file, /npx --yes pnpm@[\d.]+ ([\w:-]+)/g).filter((name) => name !== 'install' && !(name in scripts)),
  ).toEqual([]);
  expect(found(file, /(pnpm@[\d.]+)/g).filter((name) => name !== manager)).toEqual([]);
  for (const called of found(file, /uses: \.\/(\S+)/g)) expect(existsSync(inRoot(called))).toBe(true);
});

it.each(segmentNames())('%s goes out when its own folder or shared changes, and takes no other along', (name) => {
  const watched = ['mf-NAME/**', 'shared/**', 'pnpm-lock.yaml', `${folder}/segment.yml`, `${folder}/NAME.yml`];
  const paths = watched.map((path) => path.replace('NAME', name));

  expect(found(`${name}.yml`, /^ {6}- (\S*[/.]\S*)$/gm)).toEqual([...paths, ...paths]);
  for (const path of paths) expect(existsSync(inRoot(path.replace('/**', '')))).toBe(true);
  expect(found(`${name}.yml`, /segment: (\w+)/g)).toEqual([name]);
});
