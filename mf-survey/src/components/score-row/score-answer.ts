import { scoreSchema } from '@consorcio/shared/entities';
import * as z from 'zod/mini';

/** What the row of scores answers. */
export const scoreAnswerSchema = z.object({ nota: scoreSchema });
export type ScoreAnswer = z.infer<typeof scoreAnswerSchema>;

/** How an answer reads in the visitor's bubble. */
export function sayScore({ nota }: ScoreAnswer): string {
  return `Nota ${nota}`;
}
