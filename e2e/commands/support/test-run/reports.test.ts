import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { countBrowser, countUnit } from './reports';

const file = join(mkdtempSync(join(tmpdir(), 'reports-')), 'report.json');
const at = (name: string) => join(process.cwd(), name);
const spec = (title: string, status: string) => ({ title, tests: [{ status, results: [] }] });

const unit = {
  ...{ numPassedTests: 2, numFailedTests: 1, numRuntimeErrorTestSuites: 1 },
  testResults: [
    { name: at('a.test.ts'), status: 'failed', assertionResults: [{ status: 'failed', fullName: 'money adds' }] },
    { name: at('b.test.ts'), status: 'failed', assertionResults: [] },
    { name: at('c.test.ts'), status: 'passed', assertionResults: [{ status: 'passed', fullName: 'waits' }] },
  ],
};
const pix = { title: 'Pix', specs: [spec('pays', 'unexpected'), spec('waits', 'flaky'), spec('ends', 'expected')] };
const browser = {
  stats: { expected: 3, unexpected: 1, flaky: 1 },
  errors: [],
  suites: [{ title: 'pix.journey.ts', specs: [], suites: [pix] }],
};

it.each([
  [
    'tests, and a file that could not run',
    countUnit,
    unit,
    2,
    ['a.test.ts: money adds', 'b.test.ts: the file could not run'],
  ],
  [
    'a second try as a failure',
    countBrowser,
    browser,
    3,
    ['pix.journey.ts › Pix › pays', 'pix.journey.ts › Pix › waits'],
  ],
])('counts %s', (_, count, report, passed, failures) => {
  writeFileSync(file, JSON.stringify(report));
  expect(count(file)).toEqual({ passed, failed: 2, failures });
  writeFileSync(file, '{"numPassed'); // it ended before it wrote all
  expect(count(file)).toBeUndefined();
});
