import { readFileSync, rmSync } from 'node:fs';
import { toldByJourneys } from './told-by-journeys.mjs';
import { nodeTool, typeScriptProgram } from './tools.mjs';
import { builtPackages, inRoot } from './workspace.mjs';

const unitReport = inRoot('.cache/unit.json');
const kitReport = inRoot('.cache/kit.json');
const browserReport = inRoot('.cache/browser.json');
const nginxReport = inRoot('.cache/nginx.json');

/**
 * What `npm test` does, in the order it begins: the longest first, and `unit` before all, since it keeps one core busy for as long
 * as nearly all the others need. Two phases run at a time; `needs` waits for another, which comes before it, `alone` runs last
 * and by itself, `count` reads how many tests a phase held, how many were well only at the second try and what they measured,
 * `tells` prints what it found out also when all is well.
 */
export function phasesOfTest() {
  for (const file of [unitReport, kitReport, browserReport, nginxReport]) rmSync(file, { force: true });
  const command = (file, ...args) => ({ command: process.execPath, args: [inRoot('e2e/commands', file), ...args] });
  const sources = builtPackages().map((name) => `${name}/src`);
  return [
    {
      name: 'unit',
      program: nodeTool('jest', { args: ['--silent', '--json', `--outputFile=${unitReport}`] }),
      count: countUnit,
    },
    { name: 'build', program: command('build.mjs') },
    {
      name: 'segment-kit',
      tells: true,
      program: typeScriptProgram('e2e/kit/seeded-changes.ts'),
      count: () => read(kitReport),
    },
    { name: 'random-journeys', tells: true, program: typeScriptProgram('e2e/random/random-journeys.ts') },
    { name: 'types', program: command('types.mjs') },
    { name: 'size', needs: 'build', tells: true, program: typeScriptProgram('e2e/commands/size.ts') },
    { name: 'brands', tells: true, program: typeScriptProgram('e2e/commands/brand-check.ts') },
    {
      name: 'boundaries',
      program: nodeTool('dependency-cruiser', {
        bin: 'depcruise',
        args: ['--config', '.dependency-cruiser.cjs', ...sources, 'host/pages', 'shared/src', 'e2e'],
      }),
    },
    { name: 'dead-code', program: nodeTool('knip') },
    { name: 'documents', program: typeScriptProgram('e2e/commands/documents.ts', ['--check']) },
    { name: 'flow', tells: true, program: typeScriptProgram('e2e/commands/flow-check.ts') },
    {
      name: 'lint',
      program: nodeTool('@biomejs/biome', { bin: 'biome', args: ['check', '--error-on-warnings', '.'] }),
    },
    {
      name: 'browser',
      needs: 'build',
      alone: true,
      // A browser has bad moments of its own. What passes only at the second try is told by name, with its error.
      program: {
        ...command('e2e.mjs', '--reporter=dot,json', '--retries=1'),
        env: { PLAYWRIGHT_JSON_OUTPUT_FILE: browserReport },
      },
      count: () => countBrowser(browserReport),
    },
    {
      name: 'nginx',
      needs: 'build',
      alone: true,
      program: {
        ...command('e2e-nginx.mjs', '--reporter=dot,json', '--retries=1'),
        env: { PLAYWRIGHT_JSON_OUTPUT_FILE: nginxReport },
      },
      count: () => countBrowser(nginxReport),
    },
  ];
}

function countUnit() {
  const report = read(unitReport);
  // A file that could not be run at all has no test that failed.
  return report && { passed: report.numPassedTests, failed: report.numFailedTests + report.numRuntimeErrorTestSuites };
}

function countBrowser(file) {
  const report = read(file);
  if (!report) return undefined;
  const { expected, unexpected, flaky } = report.stats;
  return { passed: expected + flaky, failed: unexpected + report.errors.length, flaky, told: toldByJourneys(report) };
}

function read(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined; // the phase ended before it wrote its report, and fails as one
  }
}
