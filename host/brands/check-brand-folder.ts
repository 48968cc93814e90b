import { type BrandCheck, checkBrands } from './check/check-brands';
import { readBrandFiles } from './read-brand-files';

/** Checks all brands of a folder together. The files of `overridesDir` override those of the same name, field by field. */
export function checkBrandFolder(dir: string, overridesDir?: string): BrandCheck {
  return checkBrands(readBrandFiles(dir), overridesDir === undefined ? [] : readBrandFiles(overridesDir));
}
