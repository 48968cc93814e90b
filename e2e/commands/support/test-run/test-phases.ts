import { rmSync } from 'node:fs';
import { type Program, typeScriptProgram } from '@consorcio/shared/webpack/typescript-program';
import { inRoot, segmentNames } from '@consorcio/shared/webpack/workspace';
import { checks } from '../checks';
import { unitTests } from '../unit-tests';
import { type Count, countBrowser, countUnit, readReport } from './counts';
import { jestProgress, journeyProgress, type Progress } from './progress';
import type { Queued } from './run-in-lanes';

export interface TestPhase extends Queued {
  readonly program: Program;
  /** Its output is printed even if it passes. */
  readonly report?: boolean;
  /** Reads the number of its tests, after it has ended. A phase without it counts as one test. */
  readonly count?: () => Count | undefined;
  /** Reads its progress from its output. */
  readonly progress?: (output: string) => Progress;
}

/** `pnpm journeys` plays 100,000, which takes about half an hour on two cores. Below a thousand, not every step is played. */
const RANDOM_JOURNEYS = 1_400;

/**
 * The phases of `npm test` in the order in which they start, three at a time. The browser journeys wait for a third of their time:
 * what needs no browser runs beside them and uses it. The unit tests are in two parts, so that both cores are busy until the end.
 */
export function testPhases(): readonly TestPhase[] {
  const segments = segmentNames().map((name) => `mf-${name}`);
  return [
    { name: 'build', program: typeScriptProgram('e2e/commands/build.ts') },
    { ...journeyPhase('browser', ['--sample']), undisturbed: true },
    unitPhase('unit-host', ['--ignoreProjects', ...segments]),
    unitPhase('unit-segments', ['--selectProjects', ...segments]),
    { ...journeyPhase('engines', ['--engine', 'short']), report: true },
    kitPhase(['--sample']),
    {
      name: 'random-journeys',
      report: true,
      program: typeScriptProgram('e2e/world/random-journeys.ts', ['--count', String(RANDOM_JOURNEYS)]),
    },
    journeyPhase('nginx', ['nginx']),
    plantedPhase(['--sample']),
    checkPhase('types'),
    ...['size', 'browsers', 'scripts', 'packages'].map((name) => ({
      ...checkPhase(name),
      needs: 'build',
      report: true,
    })),
    { ...checkPhase('brands'), report: true },
    checkPhase('boundaries'),
    checkPhase('dead-code'),
    checkPhase('documents'),
    { ...checkPhase('flow'), report: true },
    checkPhase('lint'),
  ];
}

/** The seeded changes of the contract kit. */
export function kitPhase(options: readonly string[]): TestPhase {
  const program = typeScriptProgram('e2e/kit/seeded-changes.ts', options);
  return { ...countingPhase('segment-kit', program, '.cache/kit.json'), browser: true };
}

/** The planted bugs of engine, storage and tabs. */
export function plantedPhase(options: readonly string[]): TestPhase {
  const program = typeScriptProgram('e2e/world/planted/planted-bugs.ts', options);
  return countingPhase('planted-bugs', program, '.cache/planted.json');
}

/** A phase whose program writes its count to a file. */
function countingPhase(name: string, program: Program, file: string): TestPhase {
  const report = freshReport(file);
  return { name, report: true, program, count: () => readReport<Count>(report) };
}

/** The file of a report, without the report of an earlier run. */
function freshReport(path: string): string {
  const file = inRoot(path);
  rmSync(file, { force: true });
  return file;
}

/** All static checks. Those that read builds are run on the builds that are there. */
export function checkPhases(): readonly TestPhase[] {
  return testPhases().filter(({ name }) => Object.hasOwn(checks, name));
}

/** A static check: `pnpm check <name>`. */
export function checkPhase(name: string): TestPhase {
  const program = checks[name];
  if (!program) throw new Error(`There is no check ${name}.`);
  return { name, program };
}

function unitPhase(name: string, projects: readonly string[]): TestPhase {
  const report = freshReport(`.cache/${name}.json`);
  return {
    name,
    program: unitTests(['--silent', '--json', `--outputFile=${report}`, ...projects]),
    count: () => countUnit(report),
    progress: jestProgress,
  };
}

export function journeyPhase(name: string, words: readonly string[]): TestPhase {
  const report = freshReport(`.cache/${name}.json`);
  const program = typeScriptProgram('e2e/commands/e2e.ts', [...words, '--reporter=dot,json']);
  return {
    name,
    needs: 'build',
    browser: true,
    program: { ...program, env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report } },
    count: () => countBrowser(report),
    progress: journeyProgress,
  };
}
