import type { CatalogueItem, PlanTable } from '@consorcio/shared/entities';
import { isSimulateAgainCard } from './simulate-again-card';
import { tablePlanTypes } from './table-plan-types';

/**
 * Leaves the plan types a brand's table shows, but only when more than one plan card was fetched. Cards without any plan
 * type left are dropped, except the one that simulates again. SPEC section 4.
 */
export function filterByTable(cards: readonly CatalogueItem[], table: PlanTable): CatalogueItem[] {
  const fetched = cards.filter((card) => !isSimulateAgainCard(card));
  const shown = fetched.length > 1 ? cards.map((card) => onlyOf(card, table)) : cards;
  return shown.filter((card) => card.planosTipos.length > 0 || isSimulateAgainCard(card));
}

function onlyOf(card: CatalogueItem, table: PlanTable): CatalogueItem {
  return {
    ...card,
    planosTipos: card.planosTipos.filter(({ tipoPlanoID }) => tablePlanTypes[table].includes(tipoPlanoID)),
  };
}
