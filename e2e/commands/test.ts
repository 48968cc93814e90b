// npm test [-- --only types,lint]: all checks and tests. Prints little about what passes.
import { mkdirSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { endOnSignals, runProgram } from '@consorcio/shared/webpack/program';
import { inRoot } from '@consorcio/shared/webpack/workspace';
import { ensureChromium } from './support/install';
import { failWith, line, phase } from './support/phase';
import { type TestPhase, testPhases } from './support/test-phases';

const PHASE_LIMIT_MS = 30 * 60_000;

endOnSignals();
mkdirSync(inRoot('.cache'), { recursive: true });
const chosen = choosePhases();
if (chosen.some(({ browser }) => browser)) await phase('browser program', ensureChromium).catch(failWith);

const results = new Map<string, Promise<boolean>>();
const total = { passed: 0, failed: 0 };
await Promise.all([1, 2].map(worker));
for (const next of chosen.filter(({ alone }) => alone)) await run(next); // journeys measure time, so nothing runs beside them
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed > 0 ? 1 : 0);

function choosePhases(): readonly TestPhase[] {
  try {
    const { only } = parseArgs({ options: { only: { type: 'string' } } }).values;
    const names = only?.split(',');
    const all = testPhases();
    const unknown = names?.find((name) => !all.some((candidate) => candidate.name === name));
    if (unknown !== undefined) {
      throw new Error(`There is no phase "${unknown}". There are: ${all.map(({ name }) => name).join(', ')}.`);
    }
    return all.filter(({ name }) => !names || names.includes(name));
  } catch (error) {
    return failWith(error);
  }
}

/** Takes phases in order; each waits for the one it needs. */
async function worker(): Promise<void> {
  for (const next of chosen.filter(({ alone }) => !alone)) if (!results.has(next.name)) await run(next);
}

function run(next: TestPhase): Promise<boolean> {
  const running = runPhase(next);
  results.set(next.name, running);
  return running;
}

async function runPhase({ name, needs, report = false, program, count }: TestPhase): Promise<boolean> {
  const isBlocked = needs !== undefined && (await results.get(needs)) === false;
  const started = Date.now();
  const { code, output } = isBlocked
    ? { code: 1, output: `${needs} failed` }
    : await runProgram({ ...program, limitMs: PHASE_LIMIT_MS });
  const { passed = 0, failed = 0, flaky = 0, measurements = [] } = (isBlocked ? undefined : count?.()) ?? {};
  const isPassed = code === 0 && failed === 0;
  // A phase that can count its own tests is counted by them; it still fails if it broke without a failed test.
  total.passed += count ? passed : Number(isPassed);
  total.failed += count ? Math.max(failed, Number(!isPassed)) : Number(!isPassed);
  const passes = `${count ? `${passed} ` : ''}passed${flaky > 0 ? `, ${flaky} at 2nd try` : ''}`;
  console.log(line(name, isPassed ? passes : 'FAILED', started));
  if (measurements.length > 0) console.log(indent(measurements.join('\n')));
  if (!isPassed || report || flaky > 0) console.log(indent(lastLines(output)));
  return isPassed;
}

function lastLines(output: string): string {
  return output.trimEnd().split('\n').slice(-60).join('\n');
}

function indent(text: string): string {
  return text.replace(/^/gm, '    ');
}
