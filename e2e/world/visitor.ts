import { fieldOf, type Given, isAvailable, optionsOf, type Scene, type Step } from '@consorcio/shared/flow';
import { refusedAnswers, rightAnswers } from '@consorcio/shared/testing';
import { magicValues } from '../sandbox/magic-values';
import { ownWords } from './canaries';
import { cardForms } from './cards';
import type { Random } from './random';

/** A question, and how the visitor decides. */
export interface Asked {
  readonly step: Step;
  readonly scene: Scene;
  readonly random: Random;
  /** The number of steps from a target of the current step to the end. */
  distance(target: string): number;
}

/** Texts that the sandbox answers in a special way, but for those with which nothing ever succeeds. By the kind of their field. */
const odd: typeof ownWords = {
  email: oddTexts('e-mail'),
  cep: oddTexts('CEP'),
  coupon: [...oddTexts('cupom'), 'NUMERO2', 'NUMERO15', ' Cem ', 'sopix'],
  money: ['200,00', '390.000,00', '15.000,00', '350.000,5', '60.917,00'],
};
const nonsense = ['', '   ', '0', '-1', '<b>oi</b>', '&lt;', '🤔', '12a', 'x'.repeat(300), '\u0000', '99999999999999'];
const junk = [undefined, null, '', 'x', 7, [], {}, { categoriaId: 'a' }, { kind: 'plan', card: -1 }];

/** Any answer to a step, also one that only a broken page could send. */
export function anyAnswer(asked: Asked): Given {
  const { step, scene, random } = asked;
  if (random.chance(0.05)) return random.pick(wrongAnswers(random));
  if (random.chance(0.3)) return goodAnswer(asked);
  const { dismiss } = step.overlay ?? {};
  const options = optionsOf(step, scene);
  const available = options.filter(isAvailable);
  const pressed = available.length === 0 || random.chance(0.1) ? options : available; // sometimes a disabled one
  const values = rightAnswers(step, scene).filter(({ kind }) => kind === 'component');
  const ways: (() => Given)[] = [];
  if (step.submit) ways.push(() => ({ kind: 'form', form: random.pick(cardForms) }));
  if (dismiss !== undefined) ways.push(() => ({ kind: 'option', id: dismiss }));
  if (step.input) ways.push(() => ({ kind: 'typed', text: anyText(asked) }));
  else if (values.length > 0) ways.push(() => random.pick(values));
  if (pressed.length > 0) ways.push(() => ({ kind: 'option', id: random.pick(pressed).id }));
  return ways.length > 0 ? random.pick(ways)() : goodAnswer(asked);
}

/** A right answer; among options, one that is nearest to the end. */
export function goodAnswer(asked: Asked): Given {
  const { step, scene, random, distance } = asked;
  if (step.submit) return { kind: 'form', form: random.pick(cardForms) };
  if (step.input) return { kind: 'typed', text: goodText(asked) };
  const values = rightAnswers(step, scene).filter(({ kind }) => kind === 'component');
  // A visitor who already has a proposal looks for any plan: the first one may be the same again.
  const [first] = values;
  if (first) return scene.journey.proposta ? random.pick(values) : first;
  const options = optionsOf(step, scene).filter(isAvailable);
  const far = ({ to }: (typeof options)[number]) => (to === undefined ? Number.POSITIVE_INFINITY : distance(to));
  const nearest = Math.min(...options.map(far));
  return { kind: 'option', id: random.pick(options.filter((option) => far(option) === nearest)).id };
}

function wrongAnswers(random: Random): readonly Given[] {
  return [
    { kind: 'option', id: 'nowhere' },
    { kind: 'typed', text: random.pick(nonsense) },
    { kind: 'component', value: random.pick(junk) },
    { kind: 'form', form: random.pick(cardForms) },
  ];
}

function anyText(asked: Asked): string {
  const { step, scene, random } = asked;
  if (random.chance(0.75)) return goodText(asked);
  return random.pick([...nonsense, ...textsOf(refusedAnswers(step, scene).map(([given]) => given))]);
}

/** A text that the field accepts: of the example, the visitor's own, or one that the sandbox treats in a special way. */
function goodText({ step, scene, random }: Asked): string {
  const { input } = step;
  if (!input) throw new Error(`${step.name} has no field.`);
  const { kind } = fieldOf(input, scene);
  const accepted = (texts: readonly string[] = []) => texts.filter((text) => input.check(text, scene).ok);
  const special = accepted(odd[kind]);
  if (special.length > 0 && random.chance(0.3)) return random.pick(special);
  return random.pick(accepted([...textsOf(rightAnswers(step, scene)), ...(ownWords[kind] ?? [])]));
}

function textsOf(answers: readonly Given[]): readonly string[] {
  return answers.flatMap((given) => (given.kind === 'typed' ? [given.text] : []));
}

function oddTexts(name: string): readonly string[] {
  const isOdd = (happens: string) => !/\b[45]00\b(?!.* first )/.test(happens);
  return magicValues().flatMap(({ field, happens, type }) => (field === name && isOdd(happens) ? [type] : []));
}
