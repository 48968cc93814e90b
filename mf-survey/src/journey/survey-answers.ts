import type { Journey, SurveyAnswers } from '@consorcio/shared/entities';

export function withAnswers(journey: Journey, answers: SurveyAnswers): Journey {
  return { ...journey, pesquisa: { ...journey.pesquisa, ...answers } };
}

/** Whether a person helped. What was said of a person who helped, as answered before, is void. */
export function withHumano(journey: Journey, humano: boolean): Journey {
  const { csatinsidesales: _score, comentario: _reason, ...others } = journey.pesquisa ?? {};
  return { ...journey, pesquisa: { ...others, humano } };
}

/** The score of the people who helped. A comment is about the score it was asked for, and goes with it. */
export function withTeamScore(journey: Journey, csatinsidesales: number): Journey {
  const { comentario: _reason, ...others } = journey.pesquisa ?? {};
  return { ...journey, pesquisa: { ...others, csatinsidesales } };
}
