import { bubblesOf, isAvailable, optionsOf, type Scene, type Step } from '@consorcio/shared/flow';
import { answersTo } from './candidate-answers';
import { answerValue } from './record-answer';
import { answerTo } from './requests';
import { tried, writtenResult } from './tried';

type Ask = (scene: Scene) => unknown;

/**
 * The functions of a step that give another result the second time, or change the journey that they read. The engine may
 * compute each of them again: after a reload, and for the next snapshot.
 */
export function impureParts(step: Step, scene: Scene): readonly string[] {
  return functionsOf(step, scene).flatMap(([what, ask]) => {
    const given = { ...scene, journey: structuredClone(scene.journey) };
    const before = JSON.stringify(given.journey);
    const first = writtenResult(() => ask(given));
    if (JSON.stringify(given.journey) !== before) return [`${what} changes the journey that it reads`];
    return writtenResult(() => ask(given)) === first ? [] : [`${what} gives another result when it is computed again`];
  });
}

function functionsOf(step: Step, scene: Scene): readonly (readonly [string, Ask])[] {
  const { component, overlay, input, fetch, next, facts, known, submit } = step;
  const asks = component?.asks ?? overlay?.asks;
  const values = tried(() => answersTo(step, scene)) ?? [];
  const typed = values.flatMap(({ answer }) => (answer.kind === 'typed' ? answer.text : []))[0];
  const value = answerValue(step, scene, values.find(({ answer }) => answer.kind !== 'option')?.answer);
  const answer = fetch && answerTo(step.name);
  return [
    ['known', (s) => known?.(s)],
    ['text', (s) => bubblesOf(step, s)],
    ['its options', (s) => optionsOf(step, s)],
    ['next', (s) => next?.(s)],
    ['facts', (s) => facts?.(s)],
    ['the props of its component', (s) => component?.props?.(s)],
    ['the spoken text of its component', (s) => component?.spoken?.(s)],
    ['the props of its overlay', (s) => overlay?.props?.(s)],
    ['the input of its fetch', (s) => fetch?.input(s)],
    ['the input of its submit', (s) => submit?.input(s)],
    ['say of its submit', (s) => submit?.say(s)],
    ['say', (s) => (value === undefined ? undefined : asks?.say(value, s))],
    ['check', (s) => (typed === undefined ? undefined : input?.check(typed, s))],
    ['show', () => (value === undefined ? undefined : input?.show?.(value))],
    ['record', (s) => (value === undefined ? undefined : step.record?.(s.journey, value, s))],
    ['settle', (s) => (answer === undefined ? undefined : fetch?.settle(s.journey, answer, s))],
    ...(tried(() => optionsOf(step, scene).filter(isAvailable)) ?? []).flatMap((option) =>
      option.opens === undefined
        ? [
            [`record of its option ${option.id}`, (s: Scene) => option.record?.(s.journey, s)] as const,
            [`facts of its option ${option.id}`, (s: Scene) => option.facts?.(s)] as const,
          ]
        : [],
    ),
  ];
}
