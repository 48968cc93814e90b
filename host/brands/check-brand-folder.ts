import { readBrandFiles, readInstitutionFiles } from './brand-folder';
import { type BrandCheck, checkBrands } from './check/check-brands';

/**
 * Checks all brands of a folder together, with the institution behind them. The files of `overridesDir` override those of the same
 * name, field by field; its `institution.json` overrides the institution.
 */
export function checkBrandFolder(dir: string, overridesDir?: string): BrandCheck {
  const overrides = overridesDir === undefined ? [] : readBrandFiles(overridesDir);
  return checkBrands(readBrandFiles(dir), overrides, readInstitutionFiles(overridesDir));
}
