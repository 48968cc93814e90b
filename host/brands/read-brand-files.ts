import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { BrandText } from './check/brand-draft';

/** The folder with the brand files of the product. */
export const brandsDir = fileURLToPath(new URL('.', import.meta.url));

/** Reads the brand files of a folder, sorted by name, without parsing them. The JSON Schema for editors is not a brand file. */
export function readBrandFiles(dir: string): readonly BrandText[] {
  if (!existsSync(dir) || !statSync(dir).isDirectory()) {
    throw new Error(`There is no folder ${dir}, so no brand files can be read from it. Name the folder they are in.`);
  }
  return readdirSync(dir)
    .filter((name) => name.endsWith('.json') && !name.endsWith('.schema.json'))
    .map((name) => join(dir, name))
    .filter((path) => statSync(path).isFile())
    .sort()
    .map((path) => ({ file: displayPath(path), text: readFileSync(path, 'utf8') }));
}

/** Relative to the working folder, or absolute when the file is outside it. */
function displayPath(path: string): string {
  const relativePath = relative(process.cwd(), path).replaceAll('\\', '/');
  return relativePath.startsWith('../') ? path : relativePath;
}
