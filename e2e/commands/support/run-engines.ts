import { runProgram } from '@consorcio/shared/webpack/program';
import { type EngineName, engineNames, engines } from '../../engines/engines';
import { ensureEngines } from './install';
import { runJourneys } from './journeys';
import { failWith } from './phase';
import { unknownWord } from './sub-command';

/**
 * Runs the journeys of the engines in one engine, or their short form in those that no other journey uses. An engine that is not on this
 * machine is left out of the short form, with a line that says so.
 */
export async function runEngines([word = 'short', ...options]: readonly string[]): Promise<void> {
  const isShort = word === 'short';
  const wanted = engineNames.filter((name) => name === word || (isShort && name !== 'chromium'));
  if (wanted.length === 0) failWith(unknownWord('e2e --engine', word, [...engineNames, 'short']));
  const present = await ensureEngines(wanted);
  for (const name of engineNames) console.log(await describe(name));
  if (present.length === 0 && isShort) return;
  if (present.length === 0) failWith(`${word} is not on this machine.`);
  const projects = present.flatMap((name) => ['--project', name]);
  await runJourneys('e2e/engines/playwright.config.ts', [
    ...projects,
    ...(isShort ? ['--grep', '@short'] : []),
    ...options,
  ]);
}

async function describe(name: EngineName): Promise<string> {
  const program = engines[name].find();
  if (!program)
    return `${name} was not run: it is not on this machine. Debian: apt-get install ${engines[name].packages.join(' ')}`;
  const { output } = await runProgram({ command: program, args: ['--version'] });
  return output.trim();
}
