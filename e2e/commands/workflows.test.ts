import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { inRoot, segmentNames } from '@consorcio/shared/webpack/workspace';
import { parse } from 'yaml';
import * as z from 'zod/mini';

const folder = '.github/workflows';
const files = readdirSync(inRoot(folder));
const textOf = (file: string) => readFileSync(inRoot(folder, file), 'utf8');

const trigger = z.object({ paths: z.array(z.string()) });
const stepSchema = z.union([z.object({ run: z.string() }), z.object({ uses: z.string() })]);
const jobSchema = z.union([
  z.object({ uses: z.string(), with: z.object({ segment: z.string() }) }),
  z.object({ steps: z.array(stepSchema) }),
]);
const workflowSchema = z.object({
  on: z.union([z.object({ push: trigger, pull_request: trigger }), z.object({ workflow_call: z.unknown() })]),
  jobs: z.record(z.string(), jobSchema),
});

const read = (file: string) => workflowSchema.parse(parse(textOf(file)));
const callsIn = (file: string) => Object.values(read(file).jobs).flatMap((job) => ('uses' in job ? job : []));
const commandsIn = (file: string) =>
  Object.values(read(file).jobs)
    .flatMap((job) => ('steps' in job ? job.steps : []))
    .flatMap((step) => ('run' in step ? step.run : []));

it('has a workflow for the host and one for each segment', () => {
  expect(files.sort()).toEqual(['host', 'segment', ...segmentNames()].map((name) => `${name}.yml`).sort());
});

it.each(files)('%s is a workflow', (file) => {
  expect(() => read(file)).not.toThrow();
});

it.each(files)('%s calls existing scripts, through the package manager of this workspace', (file) => {
  const { scripts } = JSON.parse(readFileSync(inRoot('package.json'), 'utf8'));
  const [manager] = /pnpm@[\d.]+/.exec(readFileSync(inRoot('e2e/commands/bootstrap.mjs'), 'utf8')) ?? [];
  const calls = commandsIn(file).flatMap((run) => [...run.matchAll(/npx --yes (\S+) ([\w:-]+)/g)]);

  expect(calls.map(([, used]) => used).filter((used) => used !== manager)).toEqual([]);
  expect(calls.map(([, , name = '']) => name).filter((name) => name !== 'install' && !(name in scripts))).toEqual([]);
  for (const { uses } of callsIn(file)) expect(existsSync(inRoot(uses))).toBe(true);
});

/** What a segment is built from: its own folder, and the folders of shared that a segment may import. */
const watchedBy = (name: string) => [
  `mf-${name}/**`,
  'shared/**',
  '!shared/src/masks/**',
  '!shared/src/testing/**',
  '!shared/**/*.test.*',
  'pnpm-lock.yaml',
  `${folder}/segment.yml`,
  `${folder}/${name}.yml`,
];

it.each(segmentNames())('%s is released when something changes that it is built from, and alone', (name) => {
  const { on } = read(`${name}.yml`);

  expect(on).toMatchObject({ push: { paths: watchedBy(name) }, pull_request: { paths: watchedBy(name) } });
  for (const path of watchedBy(name).filter((path) => !path.includes('*.test.'))) {
    expect(existsSync(inRoot(path.replace(/^!/, '').replace('/**', '')))).toBe(true);
  }
  expect(callsIn(`${name}.yml`).map((call) => call.with.segment)).toEqual([name]);
});

/** An action of another repository is code that runs with the rights of the job. A tag can be moved to other code, a commit cannot. */
const pinned = /^\s*-? ?uses: [\w.-]+\/[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/;

it.each(files)('%s names each action by its commit, with the version in a comment', (file) => {
  const actions = textOf(file)
    .split('\n')
    .filter((line) => /\buses\b/.test(line.replace(/#.*/, '')) && !/uses: \.\//.test(line));
  expect(actions.filter((line) => !pinned.test(line))).toEqual([]);
});

it('uses one commit of each action in all workflows', () => {
  const used = files.flatMap((file) => [...textOf(file).matchAll(/uses: ([\w./-]+)@(\S+)/g)]);
  const commits = new Map<string, Set<string>>();
  for (const [, action = '', commit = ''] of used) {
    commits.set(action, new Set([...(commits.get(action) ?? []), commit]));
  }
  expect([...commits].filter(([, all]) => all.size > 1)).toEqual([]);
  expect(commits.size).toBeGreaterThan(0);
});

it.each(files)('%s gives its jobs no more than reading the code', (file) => {
  const { permissions, jobs } = parse(textOf(file));
  expect(permissions).toEqual({ contents: 'read' });
  expect(Object.keys(jobs).filter((name) => jobs[name].permissions !== undefined)).toEqual([]);
});
