import type { Answer } from '@consorcio/shared/flow';

/** The question that the visitor saw when they answered. */
export interface AnsweredQuestion {
  readonly key: string | undefined;
  readonly token: number | undefined;
}

/** Passes on one answer per question: Enter and a click together, or a double click, are one answer. */
export function createAnswerOnce(
  onAnswer: (token: number, answer: Answer) => void,
): (question: AnsweredQuestion, answer: Answer) => void {
  let answered: string | undefined;
  return ({ key, token }, answer) => {
    if (key === undefined || token === undefined || answered === key) return;
    answered = key;
    onAnswer(token, answer);
  };
}
