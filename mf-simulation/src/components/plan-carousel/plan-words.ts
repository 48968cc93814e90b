import type { CatalogueItem } from '@consorcio/shared/entities';
import { figures, moneyLabel } from '@consorcio/shared/journey';
import type { PlanTypeCode } from '@consorcio/shared/validation';
import { countPlans, isSimulateAgainCard } from '../../plans/cards-to-show';
import { planName } from '../../plans/plan-answer';
import type { SimulationJourney } from '../../state';
import { readPlanDraft } from './plan-draft';

/** What each plan type means for the instalments. SPEC section 9. */
export const planTypeDescriptions: Readonly<Record<PlanTypeCode, string>> = {
  CREDITO_INTEGRAL: 'Parcela cheia desde o começo.',
  CREDITO_PAGAMETADE: 'Você paga 50% da parcela até a contemplação. Depois, ela aumenta.',
  PARCELA_REDUZIDA: 'Parcela reduzida em 30% até a contemplação. Depois, ela aumenta.',
};

/** The labels of the buttons and of the last card. SPEC section 2. */
export const planLabels = {
  goOn: 'CONTINUAR',
  showSelection: 'VER MINHA SELEÇÃO',
  simulateAgain: 'SIMULAR NOVAMENTE',
  costs: figures.totalCosts,
  choosePlan: 'Escolha um plano para continuar.',
  previous: 'Plano anterior',
  next: 'Próximo plano',
  lastCard: 'Nova simulação',
} as const;

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

/** The plans as they are announced: how many, and what is on the first card in view. */
export function spokenPlans({ catalogo = [], planoSelecionado }: SimulationJourney): string {
  const count = countPlans(catalogo);
  const { current } = readPlanDraft('', catalogo, planoSelecionado);
  return [
    `${count} ${count === 1 ? 'plano' : 'planos'}`,
    cardLabel(catalogo, current),
    ...(catalogo[current]?.planosTipos ?? []).map(
      (plan) => `${planName(plan)}: ${moneyLabel(plan.valorParcela)} por mês`,
    ),
  ].join('. ');
}
