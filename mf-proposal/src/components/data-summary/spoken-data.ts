import { spokenGroups, spokenParts } from '@consorcio/shared/journey';
import type { DataSummaryProps } from './data-summary';

/** The summary of the contract as it is announced: the visitor is about to sign it, so all of it. */
export function spokenData({ grupos, observacao = '' }: DataSummaryProps): string {
  return spokenParts([
    'Resumo do contrato',
    spokenGroups(grupos),
    observacao,
    'Cada resposta tem um botão para alterar',
  ]);
}
