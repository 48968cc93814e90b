import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { builtPackages, inRoot, segmentNames } from '@consorcio/shared/webpack/workspace';
import { parse } from 'yaml';

interface Job {
  readonly uses?: string;
  readonly with?: { readonly segment: string };
  readonly steps?: readonly { readonly run?: string }[];
  readonly permissions?: object;
}

const folder = '.github/workflows';
const files = readdirSync(inRoot(folder)).sort();
const textOf = (file: string) => readFileSync(inRoot(folder, file), 'utf8');
const jobsIn = (file: string): readonly Job[] => Object.values(parse(textOf(file)).jobs);

it('has a workflow for the host and one for each segment', () => {
  expect(files).toEqual(['host', 'segment', 'test', ...segmentNames()].map((name) => `${name}.yml`).sort());
});

it('runs `npm test` on the oldest Node for every pull request and on main, whatever changed', () => {
  const { on, jobs } = parse(textOf('test.yml'));
  expect(on).toEqual({ push: { branches: ['main'] }, pull_request: null });
  expect(jobs.test.steps.at(-1)).toEqual({ run: 'npm test' });
  expect(jobs.test.container.image).toBe(`node:${readFileSync(inRoot('.node-version'), 'utf8').trim()}-bookworm`);
});

it('names an owner for each package, and no folder that does not exist', () => {
  const rules = readFileSync(inRoot('.github/CODEOWNERS'), 'utf8').match(/^[^#\s]+(?= @)/gm) ?? [];
  expect(rules).toEqual(
    expect.arrayContaining(['*', ...builtPackages().map((name) => `/${name}/`), '/shared/', '/e2e/']),
  );
  expect(rules.slice(1).filter((path) => !existsSync(inRoot(`.${path}`)))).toEqual([]);
});

it.each(files)('%s calls existing scripts, through the package manager of this workspace', (file) => {
  const { scripts } = JSON.parse(readFileSync(inRoot('package.json'), 'utf8'));
  const [manager] = /pnpm@[\d.]+/.exec(readFileSync(inRoot('e2e/commands/bootstrap.mjs'), 'utf8')) ?? [];
  const runs = jobsIn(file).flatMap(({ steps = [] }) => steps.map(({ run = '' }) => run));
  const calls = runs.flatMap((run) => [...run.matchAll(/npx --yes (\S+) (?:--filter \S+ )?([\w:-]+)/g)]);

  expect(calls.map(([, used]) => used).filter((used) => used !== manager)).toEqual([]);
  const known = ['install', 'sbom', ...Object.keys(scripts)];
  expect(calls.map(([, , name = '']) => name).filter((name) => !known.includes(name))).toEqual([]);
  for (const { uses = '' } of jobsIn(file)) expect(existsSync(inRoot(uses))).toBe(true);
});

it.each(segmentNames())('%s is released when something changes that it is built from, and alone', (name) => {
  /** Its own folder, and the folders of shared that a segment may import. */
  const paths = [
    ...[`mf-${name}/**`, 'shared/**', '!shared/src/masks/**', '!shared/src/testing/**', '!shared/**/*.test.*'],
    ...['pnpm-lock.yaml', `${folder}/segment.yml`, `${folder}/${name}.yml`],
  ];
  expect(parse(textOf(`${name}.yml`)).on).toMatchObject({ push: { paths }, pull_request: { paths } });
  const named = paths.filter((path) => !path.includes('*.test.')).map((path) => path.replace(/^!|\/\*\*$/g, ''));
  expect(named.filter((path) => !existsSync(inRoot(path)))).toEqual([]);
  expect(jobsIn(`${name}.yml`).map((job) => job.with?.segment)).toEqual([name]);
});

it('each action is named by one commit in all workflows, with its version in a comment', () => {
  // An action of another repository is code that runs with the rights of the job. A tag can be moved to other code, a commit cannot.
  const uses = files.flatMap((file) => textOf(file).match(/^[^#\n]*\buses\b.*/gm) ?? []);
  const actions = uses.filter((line) => !/uses: \.\//.test(line));
  const pinned = /^\s*-? ?uses: [\w.-]+\/[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/;
  expect(actions.filter((line) => !pinned.test(line))).toEqual([]);
  const named = new Set(actions.map((line) => line.trim().replace(/^- /, '')));
  expect(named.size).toBeGreaterThan(0);
  expect(new Set([...named].map((line) => line.split('@')[0])).size).toBe(named.size);
});

it.each(files)('%s gives its jobs no more than reading the code', (file) => {
  expect(parse(textOf(file)).permissions).toEqual({ contents: 'read' });
  expect(jobsIn(file).filter(({ permissions }) => permissions !== undefined)).toEqual([]);
});

it.each(['host', 'segment'])('%s.yml keeps a bill of materials beside the build', (name) => {
  const runs = jobsIn(`${name}.yml`).flatMap(({ steps = [] }) => steps.map(({ run = '' }) => run));
  expect(runs).toContainEqual(expect.stringMatching(/sbom --prod --sbom-format cyclonedx --out \S*records\//));
});
