// pnpm check brands [folder]: checks host/brands, overridden by the files of the folder. Prints a line for each problem;
// exit code 1 when there is one.
import { failWith } from '@consorcio/shared/webpack/fail-with';
import { brandsDir, readBrandFiles } from './brand-folder';
import { brandSummary } from './brand-summary';
import { checkBrandFolder } from './check-brand-folder';

const [folder] = process.argv.slice(2);
try {
  const { brands, problems } = await checkBrandFolder(brandsDir, folder);
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exitCode = 1;
  else {
    console.log(brandSummary(brands));
    if (folder !== undefined) console.log(`${readBrandFiles(folder).length} files of ${folder} override them.`);
  }
} catch (error) {
  failWith(error);
}
