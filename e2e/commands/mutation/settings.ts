import { readdirSync } from 'node:fs';
import { inRoot } from '@consorcio/shared/webpack/workspace';
import type { Stryker } from '@stryker-mutator/core';
import jest from '../../../jest.config.mjs';

type Settings = ConstructorParameters<typeof Stryker>[0];

/** The words of `pnpm unit mutate`, each with the folder that is mutated and whose tests must fail. It begins with the Jest project. */
export const rooms: Readonly<Record<string, string>> = {
  validation: 'shared/src/validation',
  flow: 'shared/src/flow',
  survey: 'mf-survey/src',
  payment: 'mf-payment/src',
  proposal: 'mf-proposal/src',
};

/** The share of mutants, in percent, that the tests of each room must catch. */
export const target = 95;

/** Copies of the packages, results and reports. Git ignores it. */
export const mutationFolder = '.cache/mutation';

/** No rules: tests, their helpers, lists of exports, texts and styles. Components (.tsx) and hooks (`use-*.ts`) need a page. */
const notMutated = ['*.test.ts', '*.test-d.ts', 'testing/**', 'index.ts', '*-words.ts', '*.styles.ts', 'use-*.ts'];

/** It costs seconds for each mutant: random texts that only must not throw. */
const slowTest = 'shared/src/validation/hostile-input.test.ts';

/** Stryker's settings for one room, or for some of its files. Stryker works on a copy: no file of the workspace changes. */
export function settingsFor(name: string, folder: string, files: readonly string[]): Settings {
  const [project = ''] = folder.split('/');
  return {
    mutate: files.length > 0 ? [...files] : [`${folder}/**/*.ts`, ...notMutated.map((name) => `!**/${name}`)],
    plugins: [import.meta.resolve('@stryker-mutator/jest-runner'), inRoot('e2e/commands/mutation/ignore-words.ts')],
    ignorers: ['words'],
    testRunner: 'jest',
    testRunnerNodeArgs: ['--import', import.meta.resolve('tsx')], // the plugin of ours is TypeScript
    coverageAnalysis: 'perTest',
    // Not Jest's own search for related tests: `all-tests.ts` loads those that Stryker asks for, in one context.
    jest: { enableFindRelatedTests: false, config: jestConfig(project, testsOf(folder)) },
    concurrency: 1,
    timeoutMS: 20_000, // on a busy machine, slow must not count as caught
    tempDirName: `${mutationFolder}/copies`,
    ignorePatterns: [
      ...['/*', '!/jest.config.mjs', '!/shared', `!/${project}`, 'dist'],
      ...['!/e2e', '/e2e/*', '!/e2e/commands', '/e2e/commands/*', '!/e2e/commands/mutation'],
    ],
    reporters: ['clear-text', 'html', 'json', 'progress-append-only'],
    clearTextReporter: { allowColor: false, allowEmojis: false, logTests: false, reportTests: false },
    htmlReporter: { fileName: `${mutationFolder}/${name}.html` },
    jsonReporter: { fileName: `${mutationFolder}/${name}.json` },
    warnings: { slow: false, unknownOptions: true, preprocessorErrors: true, unserializableOptions: true },
    allowConsoleColors: false,
    thresholds: { high: target, low: target, break: null },
  };
}

/** The project of jest.config.mjs, with all tests of the room in one file and on bare Node: no rule needs a page. */
function jestConfig(project: string, roomTests: readonly string[]) {
  const found = jest.projects.find(({ displayName }) => displayName === project);
  if (!found) throw new Error(`jest.config.mjs has no project ${project}.`);
  return {
    ...found,
    projects: [],
    roots: [...found.roots, '<rootDir>/e2e/commands/mutation'],
    testEnvironment: inRoot('e2e/commands/mutation/environment.cjs'),
    testMatch: ['<rootDir>/e2e/commands/mutation/all-tests.ts'],
    globals: { roomTests },
    setupFilesAfterEnv: [],
  };
}

function testsOf(folder: string): readonly string[] {
  return readdirSync(inRoot(folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.test.ts'))
    .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
    .filter((file) => file !== slowTest)
    .sort();
}
