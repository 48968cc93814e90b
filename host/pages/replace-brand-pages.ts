import { type RenderedPages, renderBrandPages } from './render-brand-pages';
import { replacePages } from './replace-pages';

/** Replaces the pages of a built host by those for the brand files of `brandsDir`. With a problem the host keeps its pages. */
export async function replaceBrandPages(
  brandsDir: string,
  hostDir: string,
): Promise<Pick<RenderedPages, 'brands' | 'problems'>> {
  const { files, brands, problems } = await renderBrandPages(brandsDir, hostDir);
  if (problems.length === 0) replacePages(files, hostDir);
  return { brands, problems };
}
