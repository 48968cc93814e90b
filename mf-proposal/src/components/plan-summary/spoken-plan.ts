import { spokenLines, spokenParts } from '@consorcio/shared/journey';
import type { PlanSummaryProps } from './plan-summary';

/** The summary of the plan as it is announced: the same as on the screen. */
export function spokenPlan({ titulo, tipo, credito, linhas }: PlanSummaryProps): string {
  return spokenParts(['Resumo do plano', titulo, tipo, credito && `Crédito de ${credito}`, spokenLines(linhas)]);
}
