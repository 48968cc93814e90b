import {
  fieldOf,
  type Given,
  type InputKind,
  isAvailable,
  optionsOf,
  type Scene,
  type Step,
} from '@consorcio/shared/flow';
import { refusedAnswers, rightAnswers } from '@consorcio/shared/testing';
import { magicValues } from '../sandbox/magic-values';
import { ownWords } from './canaries';
import { brokenForms, cardForms } from './cards';
import type { Random } from './random';

/** How a visitor decides. */
export interface Mind {
  readonly random: Random;
  /** The number of steps from a target of the current step to the end. */
  distance(target: string): number;
}

/** Texts that the sandbox answers in a special way, but for those with which nothing ever succeeds. By the kind of their field. */
const odd: Readonly<Partial<Record<InputKind, readonly string[]>>> = {
  email: oddTexts('e-mail'),
  cep: oddTexts('CEP'),
  coupon: [...oddTexts('cupom'), 'NUMERO2', 'NUMERO15', ' Cem ', 'sopix'],
  money: ['200,00', '390.000,00', '15.000,00', '350.000,5', '60.917,00'],
};
const nonsense = ['', '   ', '0', '-1', '<b>oi</b>', '&lt;', '🤔', '12a', 'x'.repeat(300), '\u0000', '99999999999999'];
const junk: readonly unknown[] = [
  undefined,
  null,
  '',
  'x',
  7,
  [],
  {},
  { categoriaId: 'a' },
  { kind: 'plan', card: -1 },
];

/** Any answer to a step, also one that only a broken page could send. */
export function anyAnswer(step: Step, scene: Scene, mind: Mind): Given {
  const { random } = mind;
  if (random.chance(0.05)) return random.pick(wrongAnswers(random));
  if (random.chance(0.3)) return goodAnswer(step, scene, mind);
  const { dismiss } = step.overlay ?? {};
  const options = optionsOf(step, scene);
  const available = options.filter(isAvailable);
  const pressed = available.length === 0 || random.chance(0.1) ? options : available; // sometimes a disabled one
  const others = rightAnswers(step, scene).filter(({ kind }) => kind === 'component');
  const ways: (() => Given)[] = [];
  if (step.submit) ways.push(() => ({ kind: 'form', form: random.pick(cardForms) }));
  if (dismiss !== undefined) ways.push(() => ({ kind: 'option', id: dismiss }));
  if (step.input) ways.push(() => ({ kind: 'typed', text: anyText(step, scene, mind) }));
  else if (others.length > 0) ways.push(() => random.pick(others));
  if (options.length > 0) ways.push(() => ({ kind: 'option', id: random.pick(pressed).id }));
  return ways.length > 0 ? random.pick(ways)() : goodAnswer(step, scene, mind);
}

/** A right answer; among options, one that is nearest to the end. */
export function goodAnswer(step: Step, scene: Scene, mind: Mind): Given {
  const { random, distance } = mind;
  if (step.submit) return { kind: 'form', form: random.pick(cardForms) };
  if (step.input) return { kind: 'typed', text: goodText(step, scene, mind) };
  const others = rightAnswers(step, scene).filter(({ kind }) => kind === 'component');
  // A visitor who already has a proposal looks for any plan: the first one may be the same again.
  const [first] = others;
  if (first) return scene.journey.proposta ? random.pick(others) : first;
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
    { kind: 'form', form: random.pick(random.chance(0.5) ? brokenForms : cardForms) },
  ];
}

function anyText(step: Step, scene: Scene, mind: Mind): string {
  const { random } = mind;
  const refused = refusedAnswers(step, scene).flatMap(([given]) => (given.kind === 'typed' ? [given.text] : []));
  return random.chance(0.75) ? goodText(step, scene, mind) : random.pick([...nonsense, ...refused]);
}

/** A text that the field accepts: of the example, the visitor's own, or one that the sandbox treats in a special way. */
function goodText(step: Step, scene: Scene, { random }: Mind): string {
  const { input } = step;
  if (!input) throw new Error(`${step.name} has no field.`);
  const { kind } = fieldOf(input, scene);
  const right = rightAnswers(step, scene).flatMap((given) => (given.kind === 'typed' ? [given.text] : []));
  const isAccepted = (text: string) => input.check(text, scene).ok;
  const usual = [...right, ...(ownWords[kind] ?? [])].filter(isAccepted);
  const special = (odd[kind] ?? []).filter(isAccepted);
  return random.pick(special.length > 0 && random.chance(0.3) ? special : usual);
}

function oddTexts(field: string): readonly string[] {
  return magicValues()
    .filter((value) => value.field === field && !/\b[45]00\b(?!.* first )/.test(value.happens))
    .map(({ type }) => type);
}
