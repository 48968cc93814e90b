import { fieldOf, optionsOf, type Scene, type Step } from '@consorcio/shared/flow';
import { givenTo, rightAnswers } from '@consorcio/shared/testing';
import * as z from 'zod/mini';
import { scenesOf } from './fixtures/examples';
import { loadConversation } from './fixtures/load-conversation';
import type { GivenAnswers } from './fixtures/visitors';
import { labels } from './labels';

/** The part of the chat that answers need. How it names a control depends on the tool that drives the browser. */
export interface AnswerableChat<Control> {
  readonly plans: { option(name: RegExp): Control; action(name: string): Control };
  option(name: string): Control;
  category(name: string): Control;
  press(control: Control): Promise<void>;
  hasField(name: string): Promise<boolean>;
  fillIn(text: string): Promise<void>;
  score(nota: number): Promise<void>;
}

/** Answers the question of a step: as `answers` says, else as the usual visitor does. A label may stand for what it names. */
export async function answerStep<Control>(
  chat: AnswerableChat<Control>,
  name: string,
  answers: GivenAnswers,
): Promise<void> {
  const { step, scenes } = await findStep(name);
  const scene = await sceneOnPage(chat, step, scenes);
  const own = answers[name];
  const [usual] = step.example?.isTrouble ? [] : rightAnswers(step, scene);
  const given = own === undefined ? usual : givenTo(step, own);
  if (!given) throw new Error(`There is no answer for the step ${name}.`);
  if (given.kind === 'typed') return chat.fillIn(given.text);
  if (given.kind === 'component') return answerPart(chat, step, given.value, scene);
  if (given.kind === 'form') throw new Error(`The form of ${name} has a page object of its own.`);
  const option = optionsOf(step, scene).find(({ id }) => id === given.id);
  const isOnCard = !option && step.component?.asks !== undefined;
  await chat.press(isOnCard ? chat.category(given.id) : chat.option(option?.label ?? given.id));
}

/** Answers with a component of the step. A component of another kind needs a line here. */
async function answerPart<Control>(
  chat: AnswerableChat<Control>,
  { component }: Step,
  value: unknown,
  scene: Scene,
): Promise<void> {
  switch (component?.name) {
    case 'category-carousel':
      return chat.press(chat.category(component.asks?.say(value, scene) ?? ''));
    case 'score-row':
      return chat.score(z.object({ nota: z.number() }).parse(value).nota);
    case 'plan-carousel':
      await chat.press(chat.plans.option(/^Integral/));
      return chat.press(chat.plans.action(labels.continue));
    default:
      throw new Error(`answers.ts does not know how a visitor answers with ${component?.name}.`);
  }
}

/** The scene whose field is on the page: some questions differ for a company, or ask twice. */
async function sceneOnPage<Control>(
  chat: AnswerableChat<Control>,
  { input }: Step,
  [first, ...others]: readonly [Scene, ...Scene[]],
): Promise<Scene> {
  if (!input || typeof input.label === 'string') return first;
  for (const scene of [first, ...others]) if (await chat.hasField(fieldOf(input, scene).label)) return scene;
  return first;
}

/** A step, and the scenes in which it may be asked. */
async function findStep(name: string): Promise<{ readonly step: Step; readonly scenes: readonly [Scene, ...Scene[]] }> {
  const { segments } = await loadConversation();
  const segment = segments.find(({ steps }) => Object.hasOwn(steps, name));
  const step = segment?.steps[name];
  if (!step) throw new Error(`There is no step ${name}.`);
  return { step, scenes: scenesOf(segment.name) };
}
