import type { CatalogueItem, PlanTable, PlanType } from '@consorcio/shared/entities';
import type { GoodsType, PlanTypeCode } from '@consorcio/shared/validation';

/** The cards of the carousel: the plans in the brand's table, then the card that simulates again. */
export function cardsToShow(fetched: readonly CatalogueItem[], table: PlanTable, goods: GoodsType): CatalogueItem[] {
  const plans = fetched.filter((card) => !isSimulateAgainCard(card));
  return filterByTable([...plans, simulateAgainCard(goods)], table);
}

export function countPlans(cards: readonly CatalogueItem[] = []): number {
  return cards.filter((card) => !isSimulateAgainCard(card)).length;
}

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

/**
 * Keeps the plan types of a brand's table, but only if more than one plan card was fetched. Cards without a plan type are
 * dropped, except the simulate-again card. SPEC section 4.
 */
export function filterByTable(cards: readonly CatalogueItem[], table: PlanTable): CatalogueItem[] {
  const isOne = countPlans(cards) <= 1;
  const isShown = ({ tipoPlanoID }: PlanType) => isOne || tablePlanTypes[table].includes(tipoPlanoID);
  return cards
    .map((card) => ({ ...card, planosTipos: card.planosTipos.filter(isShown) }))
    .filter((card) => card.planosTipos.length > 0 || isSimulateAgainCard(card));
}

/** The plan types each table shows. SPEC section 4, plan filtering. */
export const tablePlanTypes: Readonly<Record<PlanTable, readonly PlanTypeCode[]>> = {
  integral: ['CREDITO_INTEGRAL'],
  pagametade: ['CREDITO_PAGAMETADE'],
  reduzida: ['PARCELA_REDUZIDA'],
  integral_pagametade: ['CREDITO_INTEGRAL', 'CREDITO_PAGAMETADE'],
  integral_reduzida: ['CREDITO_INTEGRAL', 'PARCELA_REDUZIDA'],
  pagametade_reduzida: ['CREDITO_PAGAMETADE', 'PARCELA_REDUZIDA'],
};
