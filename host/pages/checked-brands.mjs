import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { readBrandFiles } from './brand-files.mjs';
import { importSource } from './import-source.mjs';

/**
 * The brands of a folder, checked together, with the files of another one laid over them.
 * @param {string} dir
 * @param {string} [overridesDir]
 * @returns {Promise<import('../src/brand/check/check-brands').BrandCheck>}
 */
export async function checkedBrands(dir, overridesDir) {
  const { checkBrands } = await importSource('src/brand/check/check-brands.ts');
  return checkBrands(readBrandFiles(dir), overridesDir === undefined ? [] : readBrandFiles(overridesDir));
}

/** Another one when brand files may say something else: scripts refuse a brand that is not of the form they were built for. */
export function brandForm() {
  const schema = readFileSync(new URL('../brands/brand.schema.json', import.meta.url));
  return createHash('sha256').update(schema).digest('hex');
}
