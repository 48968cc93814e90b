import { offeredCategories } from '@consorcio/mf-simulation/src/categories/offered-categories';
import type { Category, Journey } from '@consorcio/shared/entities';
import { planTypeCodeSchema } from '@consorcio/shared/entities';
import {
  type Answer,
  fieldOf,
  type InputKind,
  isAvailable,
  optionsOf,
  type Scene,
  type Step,
} from '@consorcio/shared/flow';
import type { Canaries } from './canaries';
import { brokenForms, cardForms } from './cards';
import type { Random } from './random';

/** What a visitor gives: an answer, or a form that no event carries. */
export type Given = Answer | { readonly kind: 'form'; readonly form: unknown };

/** How a visitor decides. */
export interface Mind {
  readonly random: Random;
  /** The number of steps from a target of the current step to the end. */
  distance(target: string): number;
  /** The visitor's own personal data, by the kind of field. */
  readonly own: Canaries['words'];
}

/** Texts for each kind of field; each step decides which of them are valid. */
const words: Readonly<Record<InputKind, readonly string[]>> = {
  text: ['Rua das Flores', 'Centro', '12', 's/n', 'Apto 7'],
  'long-text': ['Tudo certo, obrigado.', 'Demorou um pouco.'],
  name: ['Ana', 'João Pedro', 'maria', 'Ação Ltda', 'Maria da Conceição', 'Padaria 2 Irmãos S/A'],
  money: ['60.000,00', '150000', 'R$ 15.000,00', '8.000,00', '100', '350.000,5', '2500', '120.000,00', '60.917,00'],
  email: [
    'ana@example.com',
    'JOAO.silva+x@Example.com.br',
    'sopix@sandbox.dev',
    'semformas@sandbox.dev',
    'socartao@sandbox.dev',
    'soboleto@sandbox.dev',
    'leadmudo@sandbox.dev',
    'propostainstavel@sandbox.dev',
    'pixmudo@sandbox.dev',
    'boletolento@sandbox.dev',
  ],
  phone: ['(11) 98765-4321', '21987654321'],
  cpf: ['529.982.247-25', '52998224725', '111.444.777-35'],
  cnpj: ['11.222.333/0001-81', '12.ABC.345/01DE-35', '11222333000181'],
  'cpf-cnpj': ['529.982.247-25', '11.222.333/0001-81'],
  cep: ['01310-100', '20211110', '36325-000', '30140-010', '70910900', '01002-900', '99999-999', '00000-400'],
  date: ['15/03/1985', '29/02/2000', '01101999', '02/12/2019', '01/01/1900'],
  coupon: [
    'DEZ',
    'sopix',
    ' Cem ',
    'PIXEBOLETO',
    'MINIMO',
    'OUTRAFORMA',
    'NUMERO2',
    'NUMERO15',
    'VARIOS',
    'estranho',
    'Natal',
  ],
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

/** The answers that the components offer. A new component that asks needs a line here. */
const offers: Readonly<Record<string, (scene: Scene, props: unknown) => readonly unknown[]>> = {
  'category-carousel': ({ journey, brand }, props) =>
    categoriesIn(journey, props, brand.tipoPlano).map(({ categoriaID }) => ({ categoriaId: categoriaID })),
  'plan-carousel': ({ journey }) => [...plansIn(journey), { kind: 'simulate-again' }],
  'score-row': () => [1, 2, 3, 4, 5].map((nota) => ({ nota })),
};

/** The forms over the page, filled in. A new overlay with a form needs a line here. */
const forms: Readonly<Record<string, readonly unknown[]>> = { 'card-form': cardForms };

/** Any answer to a step, also one that only a broken page could send. */
export function anyAnswer(step: Step, scene: Scene, props: unknown, mind: Mind): Given {
  const { random } = mind;
  if (random.chance(0.05)) return random.pick(wrongAnswers(random));
  if (random.chance(0.3)) return goodAnswer(step, scene, props, mind);
  const options = optionsOf(step, scene);
  const offered = offeredBy(step, scene, props);
  const ways: (() => Given)[] = [];
  if (step.submit) ways.push(() => ({ kind: 'form', form: random.pick(formsOf(step)) }));
  const { dismiss } = step.overlay ?? {};
  if (dismiss !== undefined) ways.push(() => ({ kind: 'option', id: dismiss }));
  if (step.input) ways.push(() => ({ kind: 'typed', text: anyText(step, scene, mind) }));
  if (offered.length > 0) ways.push(() => ({ kind: 'component', value: random.pick(offered) }));
  const available = options.filter(isAvailable);
  // Sometimes a disabled option is pressed.
  const pressed = available.length === 0 || random.chance(0.1) ? options : available;
  if (options.length > 0) ways.push(() => ({ kind: 'option', id: random.pick(pressed).id }));
  return random.pick(ways)();
}

/** A valid answer; among options, one that is nearest to the end. */
export function goodAnswer(step: Step, scene: Scene, props: unknown, mind: Mind): Given {
  const { random, distance } = mind;
  if (step.submit) return { kind: 'form', form: random.pick(formsOf(step)) };
  if (step.input) return { kind: 'typed', text: goodText(step, scene, mind) };
  const offered = offeredBy(step, scene, props);
  // A visitor who already has a proposal looks for any plan: the first one may be the same again.
  const choice = scene.journey.proposta ? random.below(offered.length) : 0;
  if (offered.length > 0) return { kind: 'component', value: offered[choice] };
  let nearest = { id: '', far: Number.POSITIVE_INFINITY };
  for (const option of optionsOf(step, scene).filter(isAvailable)) {
    const far = option.to === undefined ? Number.POSITIVE_INFINITY : distance(option.to);
    if (far < nearest.far || (far === nearest.far && random.chance(0.5))) nearest = { id: option.id, far };
  }
  return { kind: 'option', id: nearest.id };
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
  return random.chance(0.75) ? goodText(step, scene, mind) : random.pick(nonsense);
}

function goodText(step: Step, scene: Scene, { random, own }: Mind): string {
  const { input } = step;
  if (!input) throw new Error(`${step.name} has no field.`);
  const { kind } = fieldOf(input, scene);
  const known = [...(own[kind] ?? []), ...words[kind]];
  const from = random.below(known.length);
  for (let turn = 0; turn < known.length; turn += 1) {
    const text = known[(from + turn) % known.length] ?? '';
    if (input.check(text, scene).ok) return text;
  }
  throw new Error(`No text of the visitor is valid at ${step.name}. Add one of kind ${kind} to visitor.ts.`);
}

function formsOf({ name, overlay }: Step): readonly unknown[] {
  const filledIn = forms[overlay?.name ?? ''];
  if (!filledIn) throw new Error(`visitor.ts has no filled-in form for ${name}. Add one.`);
  return filledIn;
}

function offeredBy(step: Step, scene: Scene, props: unknown): readonly unknown[] {
  const asking = [step.component, step.overlay].find((part) => part?.asks);
  if (!asking) return [];
  const offer = offers[asking.name];
  if (!offer) throw new Error(`visitor.ts has no answers for the component ${asking.name}. Add them.`);
  return offer(scene, props);
}

function categoriesIn(journey: Journey, props: unknown, fallback: Scene['brand']['tipoPlano']): readonly Category[] {
  const named = typeof props === 'object' && props !== null && 'tipoPlano' in props ? props.tipoPlano : undefined;
  const parsed = planTypeCodeSchema.safeParse(named);
  return offeredCategories(journey, parsed.success ? parsed.data : fallback);
}

function plansIn({ catalogo = [] }: Journey): readonly unknown[] {
  return catalogo.flatMap(({ planosTipos }, card) =>
    planosTipos.flatMap((_plan, plan) => [
      { kind: 'plan', card, plan },
      { kind: 'costs', card, plan },
    ]),
  );
}
