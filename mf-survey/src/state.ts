import { type Journey, surveySchema } from '@consorcio/shared/entities';
import { defineStepWith, type StateOf } from '@consorcio/shared/flow';
import * as z from 'zod/mini';

/** The answers so far. `comentario` is free text that may contain anything, so it is never published. */
const answersSchema = z.extend(z.partial(surveySchema), { comentario: z.optional(z.string()) });
export type SurveyAnswers = z.infer<typeof answersSchema>;

/** Data that only the survey reads and writes. It is kept for the next purchase. */
export const surveyState = {
  visitor: z.object({ pesquisa: z.optional(answersSchema) }),
};
export type SurveyState = StateOf<typeof surveyState>;

/** The journey as the survey sees it. */
export type SurveyJourney = Journey & SurveyState;

export const defineStep = defineStepWith<SurveyState>();

/** Adds answers to those that were given before. */
export function withAnswers(journey: SurveyJourney, answers: SurveyAnswers): SurveyJourney {
  return { ...journey, pesquisa: { ...journey.pesquisa, ...answers } };
}
