import { type Answer, isAvailable, optionsOf, type Scene, type Step } from '@consorcio/shared/flow';

/** An answer to a step, and its name in a report. */
export interface Candidate {
  readonly name: string;
  readonly answer: Answer;
}

/** Texts for all kinds of fields, as a visitor types them. The first one that the step's check accepts is used. */
const typed = [
  'Marina',
  'Marina Prado Silva',
  'Padaria Dois Irmãos',
  '60.000,00',
  '8.000,00',
  'marina@example.com',
  '(11) 98765-4321',
  '529.982.247-25',
  '11.222.333/0001-81',
  '01310-100',
  '15/03/1985',
  '02/03/2020',
  '1578',
  'DEZ10',
  'Rua das Flores',
];

/** Every option, a text that the check accepts, and values that match the component's schema. */
export function answersTo(step: Step, scene: Scene): readonly Candidate[] {
  const options = optionsOf(step, scene)
    .filter(isAvailable)
    .map(({ id }) => ({ name: `option ${id}`, answer: { kind: 'option', id } as const }));
  const text = fittingText(step, scene);
  return [
    ...options,
    ...(text === undefined ? [] : [{ name: 'a typed answer', answer: { kind: 'typed', text } as const }]),
    ...valuesFor(step).map((value) => ({
      name: `the answer ${JSON.stringify(value)}`,
      answer: { kind: 'component', value } as const,
    })),
  ];
}

/** A text that the question accepts, if one of the list does. */
export function fittingText({ input }: Step, scene: Scene): string | undefined {
  return input && typed.find((text) => input.check(text, scene).ok);
}

function valuesFor({ component, overlay }: Step): readonly unknown[] {
  const asks = component?.asks ?? overlay?.asks;
  if (!asks) return [];
  return valuesOf(asks.answer).filter((value) => asks.answer.safeParse(value).success);
}

/** The part of a schema that is read. A segment may bundle its own zod, so only the definition is used. */
interface Definition {
  readonly type?: string;
  readonly shape?: Readonly<Record<string, unknown>>;
  readonly options?: readonly unknown[];
  readonly values?: readonly unknown[];
  readonly entries?: Readonly<Record<string, unknown>>;
}

/** Some values with the shape of a schema. Not all of them need to match it. */
function valuesOf(schema: unknown): readonly unknown[] {
  const { type, shape = {}, options = [], values = [], entries = {} } = definitionOf(schema);
  switch (type) {
    case 'object':
      return Object.entries(shape).reduce<readonly Record<string, unknown>[]>(
        (objects, [name, part]) =>
          valuesOf(part)
            .slice(0, 6)
            .flatMap((value) => objects.map((object) => ({ ...object, [name]: value })))
            .slice(0, 24),
        [{}],
      );
    case 'union':
      return options.flatMap((option) => valuesOf(option).slice(0, 6));
    case 'literal':
      return values;
    case 'enum':
      return Object.values(entries);
    case 'number':
      return [1, 2, 0, 3, 4, 5];
    case 'string':
      return ['Marina'];
    case 'boolean':
      return [true, false];
    default:
      return [undefined];
  }
}

function definitionOf(schema: unknown): Definition {
  if (typeof schema !== 'object' || schema === null || !('_zod' in schema)) return {};
  const inner = schema._zod;
  return typeof inner === 'object' && inner !== null && 'def' in inner ? (inner.def as Definition) : {}; // each part of it is optional, and unknown
}
