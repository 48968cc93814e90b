import type { ScoreRowProps } from './score-row';
import { scoreNames } from './score-words';

/** The scores as they are announced: 'Sua nota para a compra: de 1, muito ruim, a 5, ótimo'. */
export function spokenScores({ legenda }: ScoreRowProps): string {
  return `${legenda}: ${scoreNames.length} notas, de ${scoreNames[0]}, a ${scoreNames.at(-1)}`;
}
