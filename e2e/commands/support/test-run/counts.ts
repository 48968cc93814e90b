import { readFileSync } from 'node:fs';
import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter';
import { type VariantTest, variantMeasurement } from './answer-variants';
import { journeyMeasurements } from './journey-measurements';

/** What a phase says about its own tests. */
export interface Count {
  readonly passed: number;
  readonly failed: number;
  /** Passed only at the second try. */
  readonly flaky?: number;
  /** The titles of the failed tests, with their files. */
  readonly failures?: readonly string[];
  readonly measurements?: readonly string[];
}

interface JestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  /** Files that could not run at all. */
  readonly numRuntimeErrorTestSuites: number;
  readonly testResults: readonly JestFile[];
}

interface JestFile {
  readonly name: string;
  readonly status: string;
  readonly assertionResults: readonly (VariantTest & { readonly fullName: string })[];
}

/**
 * @param file the report of this phase
 * @param parts the reports of all parts of the unit tests: all parts read answer variants, and the last one to end says how many
 */
export function countUnit(file: string, parts: readonly string[]): Count | undefined {
  const report = readJson<JestReport>(file);
  if (!report) return undefined;
  const all = parts.flatMap((each) => readJson<JestReport>(each) ?? []);
  const tests = all.flatMap(({ testResults }) => testResults.flatMap(({ assertionResults }) => assertionResults));
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    failures: report.testResults.flatMap(failuresOf),
    measurements: all.length === parts.length ? variantMeasurement(tests) : [],
  };
}

function failuresOf({ name, status, assertionResults }: JestFile): readonly string[] {
  const file = name.replace(`${process.cwd()}/`, '');
  const failed = assertionResults.filter((test) => test.status === 'failed');
  if (status === 'failed' && failed.length === 0) return [`${file}: the file could not run`];
  return failed.map(({ fullName }) => `${file}: ${fullName}`);
}

export function countBrowser(file: string): Count | undefined {
  const report = readJson<JSONReport>(file);
  if (!report) return undefined;
  const { expected, unexpected, flaky } = report.stats;
  return {
    passed: expected + flaky,
    failed: unexpected + report.errors.length,
    flaky,
    failures: report.suites.flatMap((suite) => failedIn(suite, [])),
    measurements: journeyMeasurements(report),
  };
}

function failedIn({ title, specs, suites = [] }: JSONReportSuite, above: readonly string[]): readonly string[] {
  const path = [...above, title];
  const failed = specs.filter(({ tests }) => tests.some(({ status }) => status === 'unexpected'));
  return [
    ...failed.map((spec) => [...path, spec.title].join(' › ')),
    ...suites.flatMap((suite) => failedIn(suite, path)),
  ];
}

/** A report that a phase of ours wrote. Undefined if the phase ended before it wrote one; then the phase fails as a whole. */
export function readJson<Report>(file: string): Report | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}
