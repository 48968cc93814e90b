import type { Scene } from '../flow';
import { effectiveCompany } from './effective-company';

/**
 * The brand's discount on the first instalment, in percent: 50, or 60 for company 97; undefined without the discount flag.
 * It is only shown: the amounts of the catalogue stay as the API sends them. SPEC sections 4 and 9.
 */
export function discountPercent(scene: Scene): number | undefined {
  if (!scene.brand.desconto) return undefined;
  return effectiveCompany(scene) === 97 ? 60 : 50;
}
