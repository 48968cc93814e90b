import { bubblesOf, fieldOf, isAvailable, optionsOf, type Scene, type Step } from '@consorcio/shared/flow';
import { answersTo } from './answers';
import { found } from './findings';
import { apiAnswersTo } from './requests';
import { currentSetup, tried } from './setup';

type Ask = (scene: Scene) => unknown;

/**
 * Notes functions of a step that give another result for the same scene, or change the journey that they read. The engine may compute
 * each of them again: after a reload, and for the next snapshot.
 */
export function noteImpure(step: Step, scene: Scene): void {
  for (const [what, ask] of functionsOf(step, scene)) {
    const given = { ...scene, journey: structuredClone(scene.journey) };
    const before = JSON.stringify(given.journey);
    const results = [1, 2, 3, 4].map(() => tried(() => JSON.stringify(ask(given)) ?? '') ?? 'throws');
    if (JSON.stringify(given.journey) !== before)
      found('stored', `${what} changes the journey that it reads. Return a new one.`);
    else if (new Set(results).size > 1)
      found('stored', `${what} gives another result for the same scene, so a reload changes it. Read only the scene.`);
  }
}

function functionsOf(step: Step, scene: Scene): readonly (readonly [string, Ask])[] {
  const { component, overlay, input, fetch, next, facts, known, submit } = step;
  const asks = component?.asks ?? overlay?.asks;
  const given = tried(() => answersTo(step, scene)) ?? [];
  const [typed] = given.flatMap((each) => (each.kind === 'typed' ? each.text : []));
  const value = answerValue(step, scene);
  const [answer] = fetch ? apiAnswersTo(step.name) : [];
  return [
    ['known', (s) => known?.(s)],
    ['text', (s) => bubblesOf(step, s)],
    ['options', (s) => optionsOf(step, s)],
    ['input', (s) => input && [fieldOf(input, s), input.initial?.(s)]],
    ['next', (s) => next?.(s)],
    ['facts', (s) => facts?.(s)],
    ['props', (s) => [component?.props?.(s), overlay?.props?.(s)]],
    ['spoken', (s) => component?.spoken?.(s)],
    ['the input of its request', (s) => [fetch?.input(s), submit?.input(s)]],
    ['say', (s) => [submit?.say(s), value === undefined ? undefined : asks?.say(value, s)]],
    ['check', (s) => (typed === undefined ? undefined : input?.check(typed, s))],
    ['show', () => (value === undefined ? undefined : input?.show?.(value))],
    ['record', (s) => (value === undefined ? undefined : step.record?.(s.journey, value, s))],
    ['settle', (s) => (answer === undefined ? undefined : fetch?.settle(s.journey, answer, s))],
    ...(tried(() => optionsOf(step, scene).filter(isAvailable)) ?? []).flatMap((option) =>
      option.opens === undefined
        ? [[`its option ${option.id}`, (s: Scene) => [option.record?.(s.journey, s), option.facts?.(s)]] as const]
        : [],
    ),
  ];
}

/** The first answer as the step records it: checked, or parsed by the schema of the component. */
function answerValue(step: Step, scene: Scene): unknown {
  const { input, component, overlay } = step;
  const given = (tried(() => answersTo(step, scene)) ?? []).find(({ kind }) => kind !== 'option');
  if (given?.kind === 'component') return (component?.asks ?? overlay?.asks)?.answer.safeParse(given.value).data;
  const checked = given?.kind === 'typed' ? tried(() => input?.check(given.text, scene)) : undefined;
  return checked?.ok ? checked.value : undefined;
}

/** Notes what a field does with its examples: those that it must accept, and those that it must refuse with a sentence. */
export function noteExamples({ name, input }: Step, scene: Scene): void {
  const { usual = [], refused = [] } = currentSetup().examples[name] ?? {};
  const checked = (text: string) => tried(() => input?.check(text, scene)) ?? { ok: true };
  for (const text of usual)
    if (!checked(text).ok)
      found('answers', `refuses "${text}", which visitors answer. Accept it, or change the example.`);
  for (const [text, sentence] of refused) {
    const result = checked(text);
    const says = 'message' in result ? result.message : undefined;
    if (says !== sentence && !(result.ok && input?.verify))
      found('answers', `answers "${text}" with ${says ? `"${says}"` : 'its next question'} instead of "${sentence}".`);
  }
}
