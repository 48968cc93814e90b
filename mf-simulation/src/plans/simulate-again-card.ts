import type { CatalogueItem } from '@consorcio/shared/entities';
import type { GoodsType } from '@consorcio/shared/validation';

/** The last card of the carousel: it has no credit and no plan, and starts a new simulation. SPEC section 2. */
export function simulateAgainCard(goods: GoodsType): CatalogueItem {
  return {
    bemCategoriaCodigo: goods,
    bemValor: 0,
    planoMeses: 0,
    planoCardType: 'simular_novamente',
    planosTipos: [],
  };
}

export function isSimulateAgainCard(card: CatalogueItem): boolean {
  return card.bemValor === 0;
}
