import type { CatalogueItem } from '@consorcio/shared/entities';
import { moneyLabel } from '@consorcio/shared/journey';
import { countPlans } from '../../plans/cards-to-show';
import { isSimulateAgainCard } from '../../plans/simulate-again-card';
import { planLabels } from './plan-words';

/** The accessible name of a card: 'Plano 1 de 5: R$ 60.000,00 em 80 meses'. */
export function cardLabel(cards: readonly CatalogueItem[], index: number): string {
  const card = cards[index];
  return !card || isSimulateAgainCard(card)
    ? planLabels.lastCard
    : `Plano ${cardPlace(cards, index)}: ${moneyLabel(card.bemValor)} em ${card.planoMeses} meses`;
}

/** The place of a card among those with a plan: '1 de 5'. */
export function cardPlace(cards: readonly CatalogueItem[], index: number): string {
  const card = cards[index];
  return !card || isSimulateAgainCard(card) ? planLabels.lastCard : `${index + 1} de ${countPlans(cards)}`;
}
