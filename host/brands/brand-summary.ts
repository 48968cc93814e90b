import { contrastRatio } from '@consorcio/shared/theme';
import type { BrandCheck } from './check/check-brands';

export function brandSummary(brands: BrandCheck['brands']): string {
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
