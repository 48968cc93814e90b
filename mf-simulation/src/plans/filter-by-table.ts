import type { CatalogueItem, PlanTable } from '@consorcio/shared/entities';
import { isSimulateAgainCard } from './simulate-again-card';
import { tablePlanTypes } from './table-plan-types';

/**
 * Keeps the plan types of a brand's table, but only if more than one plan card was fetched. Cards without a plan type are
 * dropped, except the simulate-again card. SPEC section 4.
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
