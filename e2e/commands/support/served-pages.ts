import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type RenderedPages, renderBrandPages } from '@consorcio/host/serving';
import type { Brand } from '@consorcio/shared/entities';
import { inRoot } from '@consorcio/shared/webpack/workspace';

/** The pages of a built host, which can be swapped while they are served. */
export interface ServedPages {
  /** The folder of the pages that are served now. */
  dir(): string;
  /** The brands of swapped pages; nothing while the built pages are served. */
  brands(): readonly Brand[] | undefined;
  /** The problems of the last `use`, a line each. */
  problems(): readonly string[];
  /**
   * Renders and serves pages for which the brand files of a folder override the product's own; without a folder, serves the built
   * pages again. With problems, the pages that were served stay.
   */
  use(brandsDir: string | undefined): Promise<readonly string[]>;
}

interface Served {
  readonly dir: string;
  readonly brands?: readonly Brand[];
}

const cacheDir = inRoot('.cache/brand-pages');

/** The built host stays unchanged: swapped pages are written to a folder of the cache. */
export function servedPages(hostDir: string): ServedPages {
  let served: Served = { dir: hostDir };
  let problems: readonly string[] = [];
  const serve = (next: Served) => {
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
      const rendered = await render(brandsDir, hostDir);
      problems = rendered.problems;
      if (problems.length === 0) serve({ dir: written(rendered.files), brands: rendered.brands });
      return problems;
    },
  };
}

/** Reports every failure as a problem, because the server must go on with the pages it has. */
async function render(brandsDir: string, hostDir: string): Promise<RenderedPages> {
  try {
    return await renderBrandPages(brandsDir, hostDir);
  } catch (error) {
    return { files: new Map(), brands: [], problems: [error instanceof Error ? error.message : String(error)] };
  }
}

function written(files: RenderedPages['files']): string {
  mkdirSync(cacheDir, { recursive: true });
  const dir = mkdtempSync(join(cacheDir, `${process.pid}-`));
  for (const [name, content] of files) {
    mkdirSync(dirname(join(dir, name)), { recursive: true });
    writeFileSync(join(dir, name), content);
  }
  return dir;
}
