import { readFileSync } from 'node:fs';
import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter';

/** What a phase says about its own tests. */
export interface Count {
  readonly passed: number;
  readonly failed: number;
  /** The titles of the failed tests with their files. */
  readonly failures?: readonly string[];
}

/** What Jest writes about a run. */
interface JestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  /** Files that could not run at all. */
  readonly numRuntimeErrorTestSuites: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly assertionResults: readonly { readonly status: string; readonly fullName: string }[];
  }[];
}

export function countUnit(file: string): Count | undefined {
  const report = readReport<JestReport>(file);
  return (
    report && {
      passed: report.numPassedTests,
      failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
      failures: report.testResults.flatMap(({ name, status, assertionResults }) => {
        const failed = assertionResults.filter((test) => test.status === 'failed').map(({ fullName }) => fullName);
        const titles = status === 'failed' && failed.length === 0 ? ['the file could not run'] : failed;
        return titles.map((title) => `${name.replace(`${process.cwd()}/`, '')}: ${title}`);
      }),
    }
  );
}

export function countBrowser(file: string): Count | undefined {
  const report = readReport<JSONReport>(file);
  if (!report) return undefined;
  const { expected, unexpected, flaky } = report.stats; // flaky: passed at a later try, which counts as a failure
  const failed = unexpected + flaky + report.errors.length;
  return { passed: expected, failed, failures: report.suites.flatMap((suite) => failedIn(suite, '')) };
}

function failedIn({ title, specs, suites = [] }: JSONReportSuite, above: string): readonly string[] {
  const failed = specs.filter(({ tests }) => tests.some(({ status }) => status === 'unexpected' || status === 'flaky'));
  const path = `${above}${title} › `;
  return [...failed.map((spec) => path + spec.title), ...suites.flatMap((suite) => failedIn(suite, path))];
}

/** A report that a phase of ours wrote. Undefined if the phase ended before it wrote one; then the phase fails as a whole. */
export function readReport<Report>(file: string): Report | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

/** How far Playwright is, from the marks of its dot reporter, which follow the line that says how many tests there are. */
export function journeyProgress(output: string): string {
  const [, total = '…', marks = ''] = /^Running (\d+) tests? using .*\n([·×±TF°\s]*)/m.exec(output) ?? [];
  const [ended, failed] = [/[·±TF°]/g, /[TF]/g].map((mark) => marks.match(mark)?.length ?? 0); // × is a try that is repeated
  return `${ended} of ${total}${failed ? ` (failed: ${failed})` : ''}`;
}
