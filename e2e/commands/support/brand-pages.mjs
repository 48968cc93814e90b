import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readBrandFiles } from './brand-files.mjs';
import { tsImport } from './ts-import.mjs';
import { inRoot } from './workspace.mjs';

/**
 * The pages of a built host anew, with brand files of another folder laid over the product's own. Writes nothing.
 * @param {string} brandsDir
 * @param {string} hostDir a built host
 * @returns {Promise<RenderedPages>}
 */
export async function renderBrandPages(brandsDir, hostDir) {
  const built = whatWasBuilt(hostDir);
  const overrides = readBrandFiles(brandsDir);
  const { checkBrands } = await tsImport('host/src/brand/check/check-brands.ts');
  const { brands, problems } = checkBrands(readBrandFiles(inRoot('host/brands')), overrides);
  if (problems.length > 0) return { files: new Map(), brands: [], problems };
  const { renderPages } = await import('../../../host/pages/render-pages.mjs'); // only once the packages are installed
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
