import type { Brand } from '@consorcio/shared/entities';
import { brandsDir as ownBrandsDir } from '../brands/brand-folder';
import { brandForm } from '../brands/brand-form';
import { checkBrandFolder } from '../brands/check-brand-folder';
import { readBuiltPages } from './built-pages';
import { type RenderedFiles, renderPages } from './render-pages';

/** Either files and brands, or problems: with a problem nothing is rendered. */
export interface RenderedPages {
  readonly files: RenderedFiles;
  readonly brands: readonly Brand[];
  readonly problems: readonly string[];
}

/** Renders the pages of a built host again; the brand files of `brandsDir` override the product's own. Writes nothing. */
export async function renderBrandPages(brandsDir: string | undefined, hostDir: string): Promise<RenderedPages> {
  const built = readBuiltPages(hostDir);
  if (built.brandForm !== brandForm()) {
    throw new Error(
      `The host in ${hostDir} was built for brand files of another form, so its scripts may reject ours. ` +
        'Build it again, or check out the commit that it was built from.',
    );
  }
  const { brands, problems } = await checkBrandFolder(ownBrandsDir, brandsDir);
  if (problems.length > 0) return { files: new Map(), brands: [], problems };
  return { files: await renderPages(brands, built), brands: brands.map(({ brand }) => brand), problems };
}
