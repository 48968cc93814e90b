import type { Step } from '@consorcio/shared/flow';
import type { NextQuestion, Question } from './define-question';

/** A step that leads to its next question by name. */
interface LinkedStep<Name extends string, Target extends string> extends Step {
  readonly name: Name;
  readonly leadsTo: readonly Target[];
}

/** A question in its place, with the steps that the segment plays. */
export interface LinkedQuestion<
  Id extends string = string,
  Name extends string = string,
  FollowUp extends string = string,
  Target extends string = string,
> extends Pick<Question<Id>, 'id' | 'group' | 'menu' | 'label' | 'shown' | 'furtherLines'> {
  /** The name of the step that asks. */
  readonly stepName: Name;
  /** The step that asks, then its follow-ups. */
  readonly steps: readonly LinkedStep<Name | FollowUp, Target>[];
}

type AskedOf<Questions extends readonly Question[]> = ReturnType<Questions[number]['step']>;
type FollowUpOf<Questions extends readonly Question[]> = ReturnType<Questions[number]['followUps']>[number];
type TargetOf<Questions extends readonly Question[], End extends string> =
  | Exclude<(AskedOf<Questions> | FollowUpOf<Questions>)['leadsTo'][number], NextQuestion>
  | AskedOf<Questions>['name']
  | End;

interface Linked<Questions extends readonly Question[], End extends string> {
  /** The name of the first step. */
  readonly first: AskedOf<Questions>['name'] | End;
  readonly questions: readonly LinkedQuestion<
    Questions[number]['id'],
    AskedOf<Questions>['name'],
    FollowUpOf<Questions>['name'],
    TargetOf<Questions, End>
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
  const linked: LinkedQuestion[] = [];
  for (const question of [...questions].reverse()) {
    const toNext = next as NextQuestion; // made here only
    const asked = question.step(toNext);
    const steps = [asked, ...question.followUps(toNext)].map((step) => ({ ...step, isPersonal: true }));
    linked.unshift({ ...question, stepName: asked.name, steps });
    if (!question.isAskedOnlyToCorrect) next = asked.name;
  }
  return { first: next, questions: linked } as Linked<Questions, End>; // the names are those of the questions, and `end`
}
