import { scoreSchema } from '@consorcio/shared/entities';
import * as z from 'zod/mini';

export interface ScoreRowProps {
  /** What the score is for: 'Sua nota para a compra'. */
  readonly legenda: string;
}

export const scoreWords = {
  send: 'Enviar nota',
  hint: 'Escolha uma nota de 1 a 5.',
  lowest: 'Muito ruim',
  highest: 'Ótimo',
} as const;

/** The accessible names of the scores; only the ends of the scale say what they mean. */
export const scoreNames = ['1, muito ruim', '2', '3', '4', '5, ótimo'] as const;

const scoreAnswerSchema = z.object({ nota: scoreSchema });
export type ScoreAnswer = z.infer<typeof scoreAnswerSchema>;

/** The row as the component of a step. */
export const scoreRow = (legenda: string) => ({
  name: 'score-row',
  props: (): ScoreRowProps => ({ legenda }),
  spoken: () => `${legenda}: ${scoreNames.length} notas, de ${scoreNames[0]}, a ${scoreNames.at(-1)}`,
  asks: { answer: scoreAnswerSchema, say: ({ nota }: ScoreAnswer) => `Nota ${nota}` },
});

/** How visitors answer it. */
export const scoreExamples = [5, 4, 1].map((nota) => ({ kind: 'component' as const, value: { nota } }));
