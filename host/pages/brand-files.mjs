import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';

/**
 * The brand files of a folder, in the order of their names and not yet looked into. The schema for editors is none.
 * @param {string} dir
 * @returns {{ file: string, text: string }[]} `file` is the path from here, or the whole one when it leads out of here
 */
export function readBrandFiles(dir) {
  if (!existsSync(dir) || !statSync(dir).isDirectory()) {
    throw new Error(`There is no folder ${dir}, so no brand files can be read from it. Name the folder they are in.`);
  }
  return readdirSync(dir)
    .filter((name) => name.endsWith('.json') && !name.endsWith('.schema.json'))
    .map((name) => join(dir, name))
    .filter((path) => statSync(path).isFile())
    .sort()
    .map((path) => ({ file: asTold(path), text: readFileSync(path, 'utf8') }));
}

function asTold(path) {
  const fromHere = relative(process.cwd(), path).replaceAll('\\', '/');
  return fromHere.startsWith('../') ? path : fromHere;
}
