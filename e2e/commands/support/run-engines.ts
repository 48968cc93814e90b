import { failWith } from '@consorcio/shared/webpack/fail-with';
import { type EngineName, engineNames, engines, versionOf } from '../../engines/engines';
import { sampleCells } from '../../pages/fixtures/sample';
import { installEngine } from './install';
import { runJourneys } from './journeys';
import { unknownWord } from './sub-command';

/**
 * Runs the journeys of the engines in one engine, or their short form in all. An engine that is not on this machine is left out of the
 * short form, with a line that says so.
 */
export async function runEngines([word = 'short', ...options]: readonly string[]): Promise<void> {
  const isShort = word === 'short';
  if (isShort) sampleCells();
  const wanted = engineNames.filter((name) => isShort || name === word);
  if (wanted.length === 0) failWith(unknownWord('pnpm e2e --engine', word, [...engineNames, 'short']));

  const present: EngineName[] = [];
  for (const name of wanted) {
    if (!(await versionOf(name))) await installEngine(name);
    const version = await versionOf(name);
    const missing = `${name} is not run, because a part of it is missing here: ${engines[name].packages.join(', ')}`;
    console.log(version ?? missing);
    if (version) present.push(name);
  }
  if (present.length === 0) return isShort ? undefined : failWith(`There is no ${word} to run.`);
  const projects = present.flatMap((name) => ['--project', name]);
  const short = isShort ? ['--grep', '@short'] : [];
  await runJourneys('e2e/engines/playwright.config.ts', [...projects, ...short, ...options]);
}
