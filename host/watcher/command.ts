// pnpm check page <address> --headers <expected> [--inventory <file or folder>]…: compares a served page, everything that it runs and its
// headers with the inventories of the builds. Prints a sentence for each difference; then the exit code is 1.
// pnpm check page <address> --record <expected>: writes what is served now as the expected headers and configuration.
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { failWith } from '@consorcio/shared/webpack/fail-with';
import { parseInventory, type ScriptInventory } from '@consorcio/shared/webpack/script-inventory';
import { builtPackages, inRoot } from '@consorcio/shared/webpack/workspace';
import { boundedGet } from './bounded-fetch';
import { parseExpected, weakExpectations } from './headers';
import { recordExpected } from './record-expected';
import { watchPage } from './watch-page';

const usage =
  'Use: pnpm check page <address> --headers <expected> [--inventory <file or folder>]…, or pnpm check page <address> --record <expected>.';

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      headers: { type: 'string' },
      inventory: { type: 'string', multiple: true },
      record: { type: 'string' },
    },
  });
  const [address] = positionals;
  if (address === undefined || positionals.length > 1) throw new Error(usage);
  const get = boundedGet(address);
  if (values.record !== undefined) {
    writeFileSync(values.record, `${JSON.stringify(await recordExpected(address, get), null, 2)}\n`);
    console.log(`Wrote ${values.record}. Read it before you trust it.`);
  } else {
    if (values.headers === undefined) throw new Error(usage);
    const inventories = readInventories(values.inventory ?? builtPackages().map((name) => inRoot(name, 'records')));
    const expected = parseExpected(readFileSync(values.headers, 'utf8'));
    const found = await watchPage({ address, inventories, expected, get });
    const problems = [...weakExpectations(expected), ...found];
    for (const problem of problems) console.error(problem);
    if (problems.length > 0) process.exitCode = 1;
    else console.log(`${address} is what was built, and its headers are the expected ones.`);
  }
} catch (error) {
  failWith(error);
}

/** Reads inventories: files, or all files `script-inventory.json` in a folder and its folders. */
function readInventories(paths: readonly string[]): readonly ScriptInventory[] {
  const found = paths.flatMap((path) => (statSync(path).isDirectory() ? filesIn(path) : path));
  if (found.length === 0)
    throw new Error(`There is no script-inventory.json in ${paths.join(', ')}. Run \`pnpm build\`.`);
  return found.map((file) => parseInventory(JSON.parse(readFileSync(file, 'utf8'))));
}

function filesIn(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('script-inventory.json'))
    .map((file) => join(folder, file));
}
