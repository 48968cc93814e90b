import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { BrandText } from './check/brand-draft';

/** The institution of the product, with which nothing is overridden. */
const ownInstitution = fileURLToPath(new URL('../src/brand/institution.json', import.meta.url));

export const brandsDir = fileURLToPath(new URL('.', import.meta.url));

/** The file of a deployment that says who stands behind its brands. */
const INSTITUTION_FILE = 'institution.json';

/** Reads the brand files of a folder, sorted by name, without parsing them. Schemas for editors and the institution are no brands. */
export function readBrandFiles(dir: string): readonly BrandText[] {
  if (!existsSync(dir) || !statSync(dir).isDirectory()) {
    throw new Error(`There is no folder ${dir}, so no brand files can be read from it. Name the folder they are in.`);
  }
  return readdirSync(dir)
    .filter((name) => name.endsWith('.json') && !name.endsWith('.schema.json') && name !== INSTITUTION_FILE)
    .map((name) => join(dir, name))
    .filter((path) => statSync(path).isFile())
    .sort()
    .map(read);
}

/** Reads the institution of the product and, if the folder has one, the file that overrides it, without parsing them. */
export function readInstitutionFiles(overridesDir?: string): readonly BrandText[] {
  const override = overridesDir === undefined ? undefined : join(overridesDir, INSTITUTION_FILE);
  return [ownInstitution, ...(override !== undefined && existsSync(override) ? [override] : [])].map(read);
}

function read(path: string): BrandText {
  return { file: displayPath(path), text: readFileSync(path, 'utf8') };
}

/** Relative to the working folder, or absolute when the file is outside it. */
export function displayPath(path: string): string {
  const relativePath = relative(process.cwd(), path).replaceAll('\\', '/');
  return relativePath.startsWith('../') ? path : relativePath;
}
