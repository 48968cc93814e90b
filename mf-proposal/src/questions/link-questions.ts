import type { Step } from '@consorcio/shared/flow';
import type { NextQuestion, Question } from './define-question';

type AskedOf<Questions extends readonly Question[]> = ReturnType<Questions[number]['step']>;
type PlayedOf<Questions extends readonly Question[]> =
  | AskedOf<Questions>
  | ReturnType<Questions[number]['followUps']>[number];

/** A question in its place, with the steps that the segment plays: the one that asks, then its follow-ups. */
interface LinkedQuestion<Id extends string, Name extends string, Played extends Step>
  extends Pick<Question<Id>, 'id' | 'group' | 'menu' | 'label' | 'shown' | 'furtherLines'> {
  /** The name of the step that asks. */
  readonly stepName: Name;
  readonly steps: readonly Played[];
}

/** A step that leads to its next question by name. */
interface LinkedStep<Questions extends readonly Question[], End extends string> extends Step {
  readonly name: PlayedOf<Questions>['name'];
  readonly leadsTo: readonly (
    | Exclude<PlayedOf<Questions>['leadsTo'][number], NextQuestion>
    | AskedOf<Questions>['name']
    | End
  )[];
}

interface Linked<Questions extends readonly Question[], End extends string> {
  readonly first: AskedOf<Questions>['name'] | End;
  readonly questions: readonly LinkedQuestion<
    Questions[number]['id'],
    AskedOf<Questions>['name'],
    LinkedStep<Questions, End>
  >[];
}

/**
 * Leads each question to the one after it, and the last one to `end`. A first visit is not asked what is asked only to be
 * corrected, so no other question leads there.
 */
export function linkQuestions<const Questions extends readonly Question[], const End extends string>(
  questions: Questions,
  end: End,
): Linked<Questions, End> {
  let next: string = end;
  const linked: LinkedQuestion<string, string, Step>[] = [];
  for (const question of [...questions].reverse()) {
    const toNext = next as NextQuestion; // made here only
    const asked = question.step(toNext);
    const steps = [asked, ...question.followUps(toNext)].map((step) => ({ ...step, isPersonal: true }));
    linked.unshift({ ...question, stepName: asked.name, steps });
    if (!question.isAskedOnlyToCorrect) next = asked.name;
  }
  return { first: next, questions: linked } as Linked<Questions, End>; // the names are those of the questions, and `end`
}
