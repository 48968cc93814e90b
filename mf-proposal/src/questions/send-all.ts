import type { Journey } from '@consorcio/shared/entities';
import type { Question } from './define-question';

type Intersection<Union> = (Union extends unknown ? (part: Union) => void : never) extends (whole: infer Whole) => void
  ? Whole
  : never;

/** What all questions send: their parts of the request, put together. */
export function sendAll<const Questions extends readonly Question[]>(
  questions: Questions,
  journey: Journey,
): Intersection<ReturnType<Questions[number]['send']>> {
  const whole: object = Object.assign({}, ...questions.map(({ send }) => send(journey)));
  return whole as Intersection<ReturnType<Questions[number]['send']>>; // every part is in it
}
