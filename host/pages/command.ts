// pnpm build pages <folder> [built host]: renders the pages for other brands, without a build. An empty folder restores ours.
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { failWith } from '@consorcio/shared/webpack/fail-with';
import { replaceBrandPages } from './replace-pages';

const [folder, hostDir = fileURLToPath(new URL('../dist', import.meta.url))] = process.argv.slice(2);
if (!folder) failWith('Name the folder with the brand files: pnpm build pages <folder> [built host].');

try {
  const { brands, problems } = await replaceBrandPages(resolve(folder), resolve(hostDir));
  if (problems.length > 0) {
    for (const problem of problems) console.error(problem);
    process.exitCode = 1;
  } else {
    console.log(`The pages of ${brands.length} brands were written to ${resolve(hostDir)}.`);
  }
} catch (error) {
  failWith(error);
}
