import { spokenGroups, spokenParts } from '../definition-list/spoken-lines';
import type { PlanDetailsProps } from './plan-details';

/** The details of a plan as they are announced. The text of the administrator may be long: it is only mentioned. */
export function spokenDetails({ titulo, grupos, observacao = '' }: PlanDetailsProps): string {
  return spokenParts([
    'Detalhes do plano',
    titulo,
    spokenGroups(grupos),
    observacao.trim() && 'No fim há uma observação da administradora',
  ]);
}
