import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { countBrowser, countUnit } from './counts';

const folder = mkdtempSync(join(tmpdir(), 'counts-'));
const fileWith = (name: string, report: unknown) => {
  const file = join(folder, name);
  writeFileSync(file, typeof report === 'string' ? report : JSON.stringify(report));
  return file;
};

describe('what a phase says about its own tests', () => {
  it('counts unit tests and says what failed, and names files that could not run', () => {
    const test = (title: string, status: string) => ({
      status,
      fullName: `money ${title}`,
      failureMessages:
        status === 'failed' ? ['Error: expected \u001b[32m3\u001b[39m\n\nreceived 4\n    at add (a.ts:1:1)'] : [],
    });
    const file = fileWith('unit.json', {
      numPassedTests: 2,
      numFailedTests: 1,
      numRuntimeErrorTestSuites: 1,
      testResults: [
        {
          name: join(process.cwd(), 'shared/src/a.test.ts'),
          status: 'failed',
          assertionResults: [test('adds', 'failed'), test('rounds', 'passed')],
        },
        { name: join(process.cwd(), 'e2e/b.test.ts'), status: 'failed', assertionResults: [] },
      ],
    });
    expect(countUnit(file)).toEqual({
      passed: 2,
      failed: 2,
      failures: [
        'shared/src/a.test.ts: money adds\n      Error: expected 3 received 4',
        'e2e/b.test.ts: the file could not run',
      ],
    });
  });

  it('counts journeys, and a second try as a failure, and says what failed', () => {
    const results = ['the first error', 'the second error'].map((message) => ({ errors: [{ message }] }));
    const spec = (title: string, status: string) => ({ title, tests: [{ status, results }] });
    const file = fileWith('browser.json', {
      stats: { expected: 3, unexpected: 1, flaky: 1 },
      errors: [],
      suites: [
        {
          title: 'pix.journey.ts',
          specs: [],
          suites: [{ title: 'Pix', specs: [spec('pays', 'unexpected'), spec('waits', 'flaky')] }],
        },
      ],
    });
    expect(countBrowser(file)).toMatchObject({
      passed: 3,
      failed: 2,
      failures: [
        'pix.journey.ts › Pix › pays\n      the first error',
        'pix.journey.ts › Pix › waits\n      the first error',
      ],
    });
  });

  it('says nothing when the phase ended before it wrote its report', () => {
    expect(countBrowser(join(folder, 'missing.json'))).toBeUndefined();
    expect(countUnit(fileWith('half.json', '{"numPassed'))).toBeUndefined();
  });
});
