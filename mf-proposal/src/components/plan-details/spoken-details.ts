import { spokenGroups, spokenParts } from '@consorcio/shared/journey';
import type { FactSheetContent } from '@consorcio/shared/ui';

/** The details of a plan as they are announced. The text of the administrator may be long: it is only mentioned. */
export function spokenDetails({ titulo, grupos, observacao = '' }: FactSheetContent): string {
  return spokenParts([
    'Detalhes do plano',
    titulo,
    spokenGroups(grupos),
    observacao.trim() && 'No fim há uma observação da administradora',
  ]);
}
