import type { CatalogueItem, PlanTable } from '@consorcio/shared/entities';
import type { GoodsType } from '@consorcio/shared/validation';
import { filterByTable } from './filter-by-table';
import { isSimulateAgainCard, simulateAgainCard } from './simulate-again-card';

/** The cards of the carousel: the plans in the brand's table, then the card that simulates again. */
export function cardsToShow(fetched: readonly CatalogueItem[], table: PlanTable, goods: GoodsType): CatalogueItem[] {
  const plans = fetched.filter((card) => !isSimulateAgainCard(card));
  return filterByTable([...plans, simulateAgainCard(goods)], table);
}

/** How many cards hold a plan. */
export function countPlans(cards: readonly CatalogueItem[] = []): number {
  return cards.filter((card) => !isSimulateAgainCard(card)).length;
}
