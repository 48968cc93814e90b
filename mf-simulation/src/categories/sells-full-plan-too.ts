import type { Brand } from '@consorcio/shared/entities';
import { tablePlanTypes } from '../catalogue/table-plan-types';

/** Whether the full plan is offered as an option: the brand does not start with it, and its table shows it. */
export function sellsFullPlanToo({ tipoPlano, tipoTabela }: Brand): boolean {
  return tipoPlano !== 'CREDITO_INTEGRAL' && tablePlanTypes[tipoTabela].includes('CREDITO_INTEGRAL');
}
