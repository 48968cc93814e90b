import type { PlanType } from '@consorcio/shared/entities';
import { moneyLabel } from '@consorcio/shared/journey';
import { countPlans } from '../../plans/cards-to-show';
import { planName } from '../../plans/plan-name';
import type { SimulationJourney } from '../../state';
import { cardLabel } from './card-label';
import { readPlanDraft } from './plan-draft';

/** The plans as they are announced: how many, and what is on the first card in view. */
export function spokenPlans({ catalogo = [], planoSelecionado }: SimulationJourney): string {
  const count = countPlans(catalogo);
  const { current } = readPlanDraft('', catalogo, planoSelecionado);
  return [
    `${count} ${count === 1 ? 'plano' : 'planos'}`,
    cardLabel(catalogo, current),
    ...(catalogo[current]?.planosTipos ?? []).map(spokenPlan),
  ].join('. ');
}

function spokenPlan(plan: PlanType): string {
  return `${planName(plan)}: ${moneyLabel(plan.valorParcela)} por mês`;
}
