import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parseInventory, type ScriptInventory } from '@consorcio/shared/webpack/script-inventory';

/** Reads inventories: files, or all files `script-inventory.json` in a folder and its folders. */
export function readInventories(paths: readonly string[]): readonly ScriptInventory[] {
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
