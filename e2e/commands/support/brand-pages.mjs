import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inRoot } from '@consorcio/shared/webpack/workspace';

/**
 * The pages of a built host anew, with brand files of another folder laid over the product's own. Writes nothing.
 * @param {string} brandsDir
 * @param {string} hostDir a built host
 * @returns {Promise<RenderedPages>}
 */
export async function renderBrandPages(brandsDir, hostDir) {
  const { brandForm: builtFor, ...built } = whatWasBuilt(hostDir);
  // Only once the packages are installed.
  const { brandForm, checkedBrands } = await import('../../../host/pages/checked-brands.mjs');
  if (builtFor !== brandForm()) {
    throw new Error(
      `The host in ${hostDir} was built for brand files of another form, so its scripts may refuse ours. ` +
        'Build it again, or check out the commit that it was built from.',
    );
  }
  const { brands, problems } = await checkedBrands(inRoot('host/brands'), brandsDir);
  if (problems.length > 0) return { files: new Map(), brands: [], problems };
  const { renderPages } = await import('../../../host/pages/render-pages.mjs');
  return { files: await renderPages(brands, built), brands: brands.map(({ brand }) => brand), problems };
}

/**
 * @typedef {{
 *   files: Map<string, string | Buffer>,
 *   brands: import('@consorcio/shared/entities').Brand[],
 *   problems: readonly string[],
 * }} RenderedPages Nothing is rendered when there are problems, each a line
 */

function whatWasBuilt(hostDir) {
  const file = join(hostDir, 'pages.json');
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8'));
  throw new Error(
    `There is no built host in ${hostDir}, so it has no pages to replace. Run \`pnpm build host\` first.`,
  );
}
