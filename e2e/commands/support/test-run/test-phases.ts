import { rmSync } from 'node:fs';
import { typeScriptProgram } from '@consorcio/shared/webpack/typescript-program';
import { inRoot, segmentNames } from '@consorcio/shared/webpack/workspace';
import { checks } from '../checks';
import type { Program } from '../program';
import { unitTests } from '../unit-tests';
import { type Count, countBrowser, countUnit, journeyProgress, readReport } from './reports';
import type { Queued } from './run-in-lanes';

export interface TestPhase extends Queued {
  readonly program: Program;
  /** Its output is printed even if it passes. */
  readonly report?: boolean;
  /** Reads the number of its tests, after it has ended. A phase without it counts as one test. */
  readonly count?: () => Count | undefined;
  /** Reads from its output how far it is. */
  readonly progress?: (output: string) => string;
}

/** `pnpm e2e random` plays 100,000, which takes about half an hour on two cores. Below a thousand, not every step is played. */
const RANDOM_JOURNEYS = '2000';

/**
 * The phases of `npm test` in the order in which they start, two at a time. The browser journeys wait for a third of their time:
 * what needs no browser runs beside them and uses it, so two workers are enough. The unit tests are in parts, so that both cores are busy until the end.
 */
export function testPhases(): readonly TestPhase[] {
  const segments = segmentNames().map((name) => `mf-${name}`);
  const random = typeScriptProgram('e2e/world/random-journeys.ts', ['--count', RANDOM_JOURNEYS]);
  const afterBuild = { needs: 'build', report: true };
  return [
    { name: 'build', program: typeScriptProgram('e2e/commands/build.ts') },
    { ...journeyPhase('browser', ['--sample', '--workers=2']), undisturbed: true },
    unitPhase('unit-host', ['host', 'shared']),
    unitPhase('unit-segments', segments),
    unitPhase('unit-e2e', ['e2e']),
    { ...journeyPhase('engines', ['--engine', 'short']), report: true },
    { ...countingPhase('segment-kit', 'e2e/kit/seeded-changes.ts', '.cache/kit.json'), browser: true },
    { name: 'random-journeys', report: true, program: random },
    journeyPhase('nginx', ['nginx']),
    countingPhase('planted-bugs', 'e2e/world/planted/planted-bugs.ts', '.cache/planted.json'),
    checkPhase('types'),
    ...['size', 'browsers', 'scripts', 'packages'].map((name) => ({ ...checkPhase(name), ...afterBuild })),
    { ...checkPhase('brands'), report: true },
    ...['boundaries', 'dead-code', 'documents'].map(checkPhase),
    { ...checkPhase('flow'), report: true },
    checkPhase('lint'),
  ];
}

/** All static checks. Those that read builds are run on the builds that are there. */
export function checkPhases(): readonly TestPhase[] {
  return testPhases().filter(({ name }) => Object.hasOwn(checks, name));
}

function checkPhase(name: string): TestPhase {
  const program = checks[name];
  if (!program) throw new Error(`There is no check ${name}.`);
  return { name, program };
}

/** A phase whose program plays a part of what it has and writes its count to a file. */
function countingPhase(name: string, program: string, file: string): TestPhase {
  const report = freshReport(file);
  const count = () => readReport<Count>(report);
  return { name, report: true, program: typeScriptProgram(program, ['--sample']), count };
}

function unitPhase(name: string, projects: readonly string[]): TestPhase {
  const report = freshReport(`.cache/${name}.json`);
  const jest = unitTests(['--silent', '--json', `--outputFile=${report}`, '--selectProjects', ...projects]);
  const program = { ...jest, env: { UNIT_TESTS: 'together' } };
  return { name, program, count: () => countUnit(report) };
}

function journeyPhase(name: string, words: readonly string[]): TestPhase {
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

/** The file of a report, without the report of an earlier run. */
function freshReport(path: string): string {
  const file = inRoot(path);
  rmSync(file, { force: true });
  return file;
}
