import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { inRoot } from '@consorcio/shared/webpack/workspace';
import { renderBrandPages } from './brand-pages.mjs';

/**
 * The pages of a built host, which may be swapped while they are served for some with other brands. The host stays as it is:
 * swapped pages are rendered into a folder of the cache.
 * @param {string} hostDir
 * @returns {ServedPages}
 */
export function servedPages(hostDir) {
  let served = { dir: hostDir };
  let problems = [];
  const serve = (next) => {
    if (served.dir !== hostDir) rmSync(served.dir, { recursive: true, force: true });
    served = next;
  };
  process.once('exit', () => serve({ dir: hostDir }));
  return {
    dir: () => served.dir,
    brands: () => served.brands,
    problems: () => problems,
    async use(brandsDir) {
      if (brandsDir === undefined) {
        serve({ dir: hostDir });
        problems = [];
        return problems;
      }
      const swapped = await swappedPages(brandsDir, hostDir);
      problems = swapped.problems;
      if (problems.length === 0) serve(swapped);
      return problems;
    },
  };
}

/**
 * @typedef {{
 *   dir: () => string,
 *   brands: () => readonly import('@consorcio/shared/entities').Brand[] | undefined,
 *   problems: () => readonly string[],
 *   use: (brandsDir: string | undefined) => Promise<readonly string[]>,
 * }} ServedPages `use` lays the brands of a folder over the product's own, or serves the built pages again; with problems, a line
 * each, what was served goes on being served. `brands` are those of swapped pages, `problems` those of the last `use`.
 */

/** Whatever goes wrong is told: what was served must go on being served. */
async function swappedPages(brandsDir, hostDir) {
  try {
    const { files, brands, problems } = await renderBrandPages(brandsDir, hostDir);
    return problems.length > 0 ? { problems } : { dir: written(files), brands, problems };
  } catch (error) {
    return { problems: [error instanceof Error ? error.message : String(error)] };
  }
}

function written(files) {
  const cache = inRoot('.cache/brand-pages');
  mkdirSync(cache, { recursive: true });
  const dir = mkdtempSync(join(cache, `${process.pid}-`));
  for (const [name, content] of files) {
    mkdirSync(dirname(join(dir, name)), { recursive: true });
    writeFileSync(join(dir, name), content);
  }
  return dir;
}
