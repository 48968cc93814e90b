// pnpm brands pages <folder> [built host]: pages for other brands, without a build. An empty folder brings the own ones back.
import { resolve } from 'node:path';
import { endOnSignals } from '@consorcio/shared/webpack/program';
import { inRoot } from '@consorcio/shared/webpack/workspace';
import { renderBrandPages } from './support/brand-pages.mjs';
import { failWith, line } from './support/phase.ts';
import { replacePages } from './support/replace-pages.mjs';

endOnSignals();
const started = Date.now();
const [folder, hostDir = inRoot('host/dist')] = process.argv.slice(2);
if (!folder) failWith('Name the folder with the brand files: pnpm brands pages <folder> [built host].');

try {
  const { files, brands, problems } = await renderBrandPages(resolve(folder), resolve(hostDir));
  if (problems.length > 0) {
    for (const problem of problems) console.error(problem);
    process.exit(1); // the pages that are there go on being served
  }
  replacePages(files, resolve(hostDir));
  console.log(line('pages', `of ${brands.length} brands`, started));
} catch (error) {
  failWith(error);
}
