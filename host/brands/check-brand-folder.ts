import { readBrandFiles, readInstitutionFiles } from './brand-folder';
import { checkArtwork } from './check/artwork/check-artwork';
import { type BrandCheck, checkBrands } from './check/check-brands';

/**
 * Checks all brands of a folder together, with the institution behind them and their pictures. The files of `overridesDir` override
 * those of the same name, JSON field by field; its `institution.json` overrides the institution.
 */
export async function checkBrandFolder(dir: string, overridesDir?: string): Promise<BrandCheck> {
  const overrides = overridesDir === undefined ? [] : readBrandFiles(overridesDir);
  const { brands, problems, drafts } = checkBrands(readBrandFiles(dir), overrides, readInstitutionFiles(overridesDir));
  const artwork = await checkArtwork(drafts, [overridesDir ?? [], dir].flat());
  return {
    brands: brands.map((checked) => {
      const pictures = artwork.pictures.get(checked.brand.id);
      return pictures ? { ...checked, pictures, brand: { ...checked.brand, artwork: pictures.artwork } } : checked;
    }),
    problems: [...problems, ...artwork.problems],
  };
}
