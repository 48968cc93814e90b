// pnpm brands check [folder]: checks host/brands, overridden by the files of the folder. Prints a line for each problem;
// exit code 1 when there is one.
import { contrastRatio } from '@consorcio/shared/theme';
import { failWith } from '../fail-with';
import type { BrandCheck } from './check/check-brands';
import { checkBrandFolder } from './check-brand-folder';
import { brandsDir, readBrandFiles } from './read-brand-files';

const [folder] = process.argv.slice(2);
try {
  const { brands, problems } = checkBrandFolder(brandsDir, folder);
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exitCode = 1;
  else {
    console.log(summaryOf(brands));
    if (folder !== undefined) console.log(`${readBrandFiles(folder).length} files of ${folder} override them.`);
  }
} catch (error) {
  failWith(error);
}

function summaryOf(brands: BrandCheck['brands']): string {
  const routes = brands.flatMap(({ brand }) => brand.routes).length;
  const hosts = brands.flatMap(({ brand }) => brand.hosts).length;
  const [lowest] = brands
    .map(({ brand: { id, tema } }) => ({ id, ratio: contrastRatio(tema.primaryForeground, tema.primaryBackground) }))
    .sort((one, other) => one.ratio - other.ratio);
  return (
    `${brands.length} brands at ${routes} routes and ${hosts} host names: no problems. ` +
    `Lowest contrast: ${lowest?.id}, primaryForeground on primaryBackground at ${lowest?.ratio.toFixed(2)}:1.${exampleNote(brands)}`
  );
}

/** Visitors must not sign a contract with an invented institution. */
function exampleNote(brands: BrandCheck['brands']): string {
  const count = brands.filter(({ brand }) => brand.instituicao.exemplo).length;
  return count === 0
    ? ''
    : ` ${count} of them name an example institution: write the real one into institution.json before visitors sign.`;
}
