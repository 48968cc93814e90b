// pnpm check scripts [package…]: the list of the scripts that the page may run, the inventories that the builds wrote and the built
// files agree, and no script comes from elsewhere. Prints a line for each difference; then the exit code is 1.
import { readFileSync } from 'node:fs';
import { failWith } from '@consorcio/shared/webpack/fail-with';
import { builtFiles, recordedInventory } from '@consorcio/shared/webpack/script-inventory';
import { scriptListOf } from '@consorcio/shared/webpack/script-list';
import { builtPackages, inRoot } from '@consorcio/shared/webpack/workspace';
import { scriptProblems } from './supply/script-problems';
import { buildPackages } from './support/builds';
import { endCheck } from './support/end-check';

const named = process.argv.slice(2);
const packages = named.length > 0 ? named : builtPackages();
await buildPackages({ packages }).catch(failWith);
const checked = packages.map((name) => {
  const files = builtFiles(inRoot(name, 'dist')).filter((file) => /\.(js|html)$/.test(file));
  const texts = files.map((file) => [file, readFileSync(inRoot(name, 'dist', file), 'utf8')] as const);
  return { name, list: scriptListOf(name), inventory: recordedInventory(name), files: new Map(texts) };
});
endCheck(checked.flatMap(scriptProblems), () => {
  const count = (kind: 'scripts' | 'inline' | 'foreign') =>
    checked.reduce((sum, { inventory }) => sum + inventory[kind].length, 0);
  const kinds = `${count('inline')} inside the pages, ${count('foreign')} foreign`;
  return `${count('scripts')} scripts in ${checked.length} builds, ${kinds}: each has a hash, a purpose and an owner.`;
});
