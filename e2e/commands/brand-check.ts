// pnpm brands check [folder]: checks host/brands, with the files of the folder laid over them. Prints a line for each problem;
// exit 1 when there is one.

import { readBrandFiles } from '@consorcio/host/pages/brand-files.mjs';
import { type BrandCheck, checkBrands } from '@consorcio/host/src/brand/check/check-brands';
import { contrastRatio } from '@consorcio/shared/theme';
import { inRoot } from '@consorcio/shared/webpack/workspace';
import { failWith } from './support/phase';

const [folder] = process.argv.slice(2);
try {
  const overrides = folder === undefined ? [] : readBrandFiles(folder);
  const { brands, problems } = checkBrands(readBrandFiles(inRoot('host/brands')), overrides);
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exitCode = 1;
  else {
    console.log(summaryOf(brands));
    if (folder !== undefined) console.log(`files of ${folder} laid over them: ${overrides.length}`);
  }
} catch (error) {
  failWith(error);
}

function summaryOf(brands: BrandCheck['brands']): string {
  const routes = brands.flatMap(({ brand }) => brand.routes).length;
  const hosts = brands.flatMap(({ brand }) => brand.hosts).length;
  const [closest] = brands
    .map(({ brand: { id, tema } }) => ({ id, ratio: contrastRatio(tema.primaryForeground, tema.primaryBackground) }))
    .sort((one, other) => one.ratio - other.ratio);
  return (
    `${brands.length} brands at ${routes} routes and ${hosts} host names: all well. ` +
    `Closest colours: ${closest?.id}, primaryForeground on primaryBackground at ${closest?.ratio.toFixed(2)}:1.`
  );
}
