// pnpm build pages [folder] [built host]: renders the pages without a build, for the brands that the files of the folder override, or for ours.
import { resolve } from 'node:path';
import { recordPages } from '@consorcio/shared/webpack/build-record';
import { failWith } from '@consorcio/shared/webpack/fail-with';
import { writeScriptInventory } from '@consorcio/shared/webpack/script-inventory';
import { inRoot } from '@consorcio/shared/webpack/workspace';
import { replaceBrandPages } from './replace-pages';

const [folder, hostDir = inRoot('host/dist')] = process.argv.slice(2);
try {
  const record = folder === undefined ? recordPages() : undefined;
  const { brands, problems } = await replaceBrandPages(folder && resolve(folder), resolve(hostDir));
  if (problems.length > 0) {
    for (const problem of problems) console.error(problem);
    process.exitCode = 1;
  } else {
    if (record) {
      writeScriptInventory('host', hostDir);
      record();
    }
    console.log(`The pages of ${brands.length} brands were written to ${resolve(hostDir)}.`);
  }
} catch (error) {
  failWith(error);
}
