import type { Journey } from '@consorcio/shared/entities';
import type { Question } from './define-question';

type Intersection<Union> = (Union extends unknown ? (part: Union) => void : never) extends (whole: infer Whole) => void
  ? Whole
  : never;

/** What the questions send together: each one's part of the request. */
export function sendAll<const Questions extends readonly Question[]>(
  questions: Questions,
  journey: Journey,
): Intersection<ReturnType<Questions[number]['send']>> {
  const parts = questions.map(({ send }) => send(journey));
  return Object.assign({}, ...parts);
}
