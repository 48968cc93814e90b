import { readFileSync, rmSync } from 'node:fs';
import { type Program, typeScriptProgram } from '@consorcio/shared/webpack/typescript-program';
import { inRoot, segmentNames } from '@consorcio/shared/webpack/workspace';
import type { JSONReport } from '@playwright/test/reporter';
import { type VariantTest, variantMeasurement } from './answer-variants';
import { checks } from './checks';
import { journeyMeasurements } from './journey-measurements';
import { unitTests } from './unit-tests';

/** What a phase says about its own tests. */
interface Count {
  readonly passed: number;
  readonly failed: number;
  /** Passed only at the second try. */
  readonly flaky?: number;
  readonly measurements?: readonly string[];
}

export interface TestPhase {
  readonly name: string;
  readonly program: Program;
  /** Another phase that must pass first. It is earlier in the list. */
  readonly needs?: string;
  /** Runs at the end, with no other phase beside it. */
  readonly alone?: boolean;
  /** Needs a browser. */
  readonly browser?: boolean;
  /** Its output is printed also when it passes. */
  readonly report?: boolean;
  /** Reads the number of its tests, after it has ended. A phase without it counts as one test. */
  readonly count?: () => Count | undefined;
}

/** A twentieth of `pnpm journeys`, which takes about a quarter of an hour on two cores: fewer do not play every step. */
const RANDOM_JOURNEYS = 5_000;
/** The unit tests in two parts, so that both cores are busy until the end. */
const unitReports = { host: inRoot('.cache/unit-host.json'), segments: inRoot('.cache/unit-segments.json') };
const kitReport = inRoot('.cache/kit.json');
const plantedReport = inRoot('.cache/planted.json');
const browserReport = inRoot('.cache/browser.json');
const enginesReport = inRoot('.cache/engines.json');
const nginxReport = inRoot('.cache/nginx.json');

/** The phases of `npm test` in the order in which they start, two at a time: the longest first. */
export function testPhases(): readonly TestPhase[] {
  const reports = [...Object.values(unitReports), kitReport, plantedReport, browserReport, enginesReport, nginxReport];
  for (const file of reports) rmSync(file, { force: true });
  const segments = segmentNames().map((name) => `mf-${name}`);
  return [
    unitPhase('unit-host', unitReports.host, ['--ignoreProjects', ...segments]),
    { name: 'build', program: typeScriptProgram('e2e/commands/build.ts') },
    {
      name: 'segment-kit',
      report: true,
      browser: true,
      program: typeScriptProgram('e2e/kit/seeded-changes.ts'),
      count: () => readJson<Count>(kitReport),
    },
    {
      name: 'random-journeys',
      report: true,
      program: typeScriptProgram('e2e/random/random-journeys.ts', ['--count', String(RANDOM_JOURNEYS)]),
    },
    {
      name: 'planted-bugs',
      report: true,
      program: typeScriptProgram('e2e/planted/planted-bugs.ts'),
      count: () => readJson<Count>(plantedReport),
    },
    unitPhase('unit-segments', unitReports.segments, ['--selectProjects', ...segments]),
    { ...browserPhase('engines', ['--engine', 'short'], enginesReport), report: true },
    browserPhase('nginx', ['nginx'], nginxReport),
    check('types'),
    { ...check('size'), needs: 'build', report: true },
    { ...check('browsers'), needs: 'build', report: true },
    { ...check('scripts'), needs: 'build', report: true },
    { ...check('packages'), needs: 'build', report: true },
    { ...check('brands'), report: true },
    check('boundaries'),
    check('dead-code'),
    check('documents'),
    { ...check('flow'), report: true },
    check('lint'),
    { ...browserPhase('browser', [], browserReport), alone: true }, // these journeys measure time
  ];
}

function check(name: string): TestPhase {
  const program = checks[name];
  if (!program) throw new Error(`There is no check ${name}.`);
  return { name, program };
}

function unitPhase(name: string, report: string, projects: readonly string[]): TestPhase {
  return {
    name,
    program: unitTests(['--silent', '--json', `--outputFile=${report}`, ...projects]),
    count: () => countUnit(report),
  };
}

/** One more try, because a browser fails now and then by itself. A test that passes only then is reported, with its error. */
function browserPhase(name: string, words: readonly string[], reportFile: string): TestPhase {
  const program = typeScriptProgram('e2e/commands/e2e.ts', [...words, '--reporter=dot,json', '--retries=1']);
  return {
    name,
    needs: 'build',
    browser: true,
    program: { ...program, env: { PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile } },
    count: () => countBrowser(reportFile),
  };
}

interface JestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  /** Files that could not run at all. */
  readonly numRuntimeErrorTestSuites: number;
  readonly testResults: readonly { readonly assertionResults: readonly VariantTest[] }[];
}

function countUnit(file: string): Count | undefined {
  const report = readJson<JestReport>(file);
  if (!report) return undefined;
  const all = Object.values(unitReports).flatMap((each) => readJson<JestReport>(each) ?? []);
  const isLast = all.length === Object.keys(unitReports).length;
  const tests = all.flatMap(({ testResults }) => testResults.flatMap(({ assertionResults }) => assertionResults));
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    measurements: isLast ? variantMeasurement(tests) : [], // both parts read variants
  };
}

function countBrowser(file: string): Count | undefined {
  const report = readJson<JSONReport>(file);
  if (!report) return undefined;
  const { expected, unexpected, flaky } = report.stats;
  return {
    passed: expected + flaky,
    failed: unexpected + report.errors.length,
    flaky,
    measurements: journeyMeasurements(report),
  };
}

/** A report that a phase of ours wrote. Undefined if the phase ended before it wrote one; then the phase fails as a whole. */
function readJson<Report>(file: string): Report | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}
