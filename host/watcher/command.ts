// pnpm check page <address> --headers <expected> [--inventory <file or folder>]…: compares a served page, everything that it runs and its
// headers with the inventories of the builds. Prints a sentence for each difference; then the exit code is 1.
// With --record <expected> instead of --headers it writes what is served now as the expected headers and configuration.
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { failWith } from '@consorcio/shared/webpack/fail-with';
import { parseInventory, type ScriptInventory } from '@consorcio/shared/webpack/script-inventory';
import { builtPackages, inRoot } from '@consorcio/shared/webpack/workspace';
import { boundedGet } from './bounded-fetch';
import { servedSchema, weakExpectations } from './headers';
import { watchPage } from './watch-page';

try {
  const options = {
    headers: { type: 'string' },
    inventory: { type: 'string', multiple: true },
    record: { type: 'string' },
  } as const;
  const { values, positionals } = parseArgs({ allowPositionals: true, options });
  const [address] = positionals;
  const { headers, record } = values;
  if (address === undefined || positionals.length > 1 || (headers === undefined) === (record === undefined))
    throw new Error('Use: pnpm check page <address> --headers|--record <file> [--inventory <file or folder>]…');
  const folders = values.inventory ?? builtPackages().map((name) => inRoot(name, 'records'));
  const inventories = folders.flatMap(inventoriesIn);
  const expected = headers === undefined ? undefined : servedSchema.parse(JSON.parse(readFileSync(headers, 'utf8')));
  const { problems, served } = await watchPage({ address, inventories, expected, get: boundedGet(address) });
  if (record !== undefined) writeFileSync(record, `${JSON.stringify(served, null, 2)}\n`);
  const found = [...weakExpectations(expected ?? served), ...problems];
  for (const problem of found) console.error(problem);
  if (found.length > 0) process.exitCode = 1;
  else console.log(`${address} is what was built, and its headers ${record ? 'were recorded' : 'are as expected'}.`);
} catch (error) {
  failWith(error);
}

/** Those of a folder and its folders, or a file. */
function inventoriesIn(path: string): readonly ScriptInventory[] {
  const files = statSync(path).isDirectory() ? readdirSync(path, { recursive: true, encoding: 'utf8' }) : [''];
  const named = files.filter((file) => file === '' || file.endsWith('script-inventory.json'));
  return named.map((file) => parseInventory(JSON.parse(readFileSync(join(path, file), 'utf8'))));
}
