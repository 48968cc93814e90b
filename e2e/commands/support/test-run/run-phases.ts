import { mkdirSync } from 'node:fs';
import { failWith } from '@consorcio/shared/webpack/fail-with';
import { inRoot } from '@consorcio/shared/webpack/workspace';
import { ensureChromium } from '../install';
import { line, phase } from '../phase';
import { type RunningProgram, startProgram } from '../program';
import { runInLanes } from './run-in-lanes';
import type { TestPhase } from './test-phases';

const PHASE_LIMIT_MS = 30 * 60_000;
const PROGRESS_EVERY_MS = 20_000;

/**
 * Runs phases and ends this process: with 1 when one failed. Prints little about what passes, a line every 20 s about what
 * runs, and the names of failed tests before the output around them.
 */
export async function runPhases(phases: readonly TestPhase[]): Promise<never> {
  mkdirSync(inRoot('.cache'), { recursive: true });
  if (phases.some(({ browser }) => browser)) await phase('browser program', ensureChromium).catch(failWith);
  const began = Date.now();
  const running = new Map<TestPhase, RunningProgram>();
  const failedPhases = new Map<string, readonly string[]>();
  const total = { passed: 0, failed: 0, phases: 0 };
  const printing = setInterval(printProgress, PROGRESS_EVERY_MS);
  await runInLanes(phases, run);
  clearInterval(printing);
  for (const [name, titles] of failedPhases) console.log([`${name} failed`, ...titles].join('\n    '));
  console.log(`${total.passed} passed, ${total.failed} failed`);
  process.exit(total.failed > 0 ? 1 : 0);

  async function run(next: TestPhase): Promise<void> {
    const { name, needs, report = false, count } = next;
    const isBlocked = needs !== undefined && failedPhases.has(needs);
    const started = Date.now();
    const { code, output } = isBlocked ? { code: 1, output: `${needs} failed` } : await resultOf(next);
    const { passed = 0, failed = 0, failures = [] } = (!isBlocked && count?.()) || {};
    const isPassed = code === 0 && failed === 0;
    // A phase that can count its own tests is counted by them; it still fails if it broke without a failed test.
    total.passed += count ? passed : Number(isPassed);
    total.failed += count ? Math.max(failed, Number(!isPassed)) : Number(!isPassed);
    total.phases += 1;
    if (!isPassed) failedPhases.set(name, failures);
    console.log(line(name, isPassed ? `${count ? `${passed} ` : ''}passed` : 'FAILED', started));
    const said = [...failures, ...(!isPassed || report ? output.trimEnd().split('\n').slice(-60) : [])];
    if (said.length > 0) console.log(said.join('\n').replace(/^/gm, '    '));
  }

  async function resultOf(next: TestPhase): Promise<{ readonly code: number; readonly output: string }> {
    // What needs no browser leaves the processor to the journeys, which wait for the build.
    const gentle = !next.browser && next.name !== 'build';
    const program = startProgram({ ...next.program, limitMs: PHASE_LIMIT_MS, gentle });
    running.set(next, program);
    const result = await program.ended;
    running.delete(next);
    return result;
  }

  /** `3:20  6 of 19 phases ended  now browser 120 of 342, unit-host`. */
  function printProgress(): void {
    const seconds = Math.floor((Date.now() - began) / 1000);
    const now = [...running].map(([{ name, progress }, { output }]) => `${name} ${progress?.(output()) ?? ''}`.trim());
    const time = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
    console.log(`${time}  ${total.phases} of ${phases.length} phases ended  now ${now.join(', ')}`);
  }
}
