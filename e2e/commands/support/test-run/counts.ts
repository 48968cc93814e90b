import { readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import type { JSONReport, JSONReportSpec, JSONReportSuite } from '@playwright/test/reporter';

/** What a phase says about its own tests. */
export interface Count {
  readonly passed: number;
  readonly failed: number;
  /** The titles of the failed tests with their files and, on a line below, what they say. */
  readonly failures?: readonly string[];
}

/** Characters of an error. */
const REASON_LENGTH = 300;

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
  readonly assertionResults: readonly {
    readonly status: string;
    readonly fullName: string;
    readonly failureMessages: readonly string[];
  }[];
}

export function countUnit(file: string): Count | undefined {
  const report = readReport<JestReport>(file);
  if (!report) return undefined;
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    failures: report.testResults.flatMap(failuresOf),
  };
}

function failuresOf({ name, status, assertionResults }: JestFile): readonly string[] {
  const file = name.replace(`${process.cwd()}/`, '');
  const failed = assertionResults.filter((test) => test.status === 'failed');
  if (status === 'failed' && failed.length === 0) return [`${file}: the file could not run`];
  return failed.map(({ fullName, failureMessages }) => withReason(`${file}: ${fullName}`, failureMessages[0]));
}

export function countBrowser(file: string): Count | undefined {
  const report = readReport<JSONReport>(file);
  if (!report) return undefined;
  const { expected, unexpected, flaky } = report.stats; // flaky: passed at a later try, which counts as a failure
  return {
    passed: expected,
    failed: unexpected + flaky + report.errors.length,
    failures: report.suites.flatMap((suite) => failedIn(suite, [])),
  };
}

function failedIn({ title, specs, suites = [] }: JSONReportSuite, above: readonly string[]): readonly string[] {
  const path = [...above, title];
  const failed = specs.filter(({ tests }) => tests.some(({ status }) => status === 'unexpected' || status === 'flaky'));
  return [
    ...failed.map((spec) => withReason([...path, spec.title].join(' › '), errorOf(spec))),
    ...suites.flatMap((suite) => failedIn(suite, path)),
  ];
}

function errorOf({ tests }: JSONReportSpec): string | undefined {
  return tests.flatMap(({ results }) => results.flatMap(({ errors }) => errors.map(({ message }) => message)))[0];
}

/** The beginning of an error: what was printed about it may have scrolled away. */
function withReason(title: string, error: string | undefined): string {
  if (!error) return title;
  const lines = stripVTControlCharacters(error).split('\n');
  const stack = lines.findIndex((text) => /^\s+at /.test(text));
  const said = lines.slice(0, stack < 0 ? undefined : stack).join(' ');
  return `${title}\n      ${said.replaceAll(/\s+/g, ' ').slice(0, REASON_LENGTH)}`;
}

/** A report that a phase of ours wrote. Undefined if the phase ended before it wrote one; then the phase fails as a whole. */
export function readReport<Report>(file: string): Report | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}
