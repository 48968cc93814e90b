import { type Answer, isAvailable, optionsOf, type Scene, type Step } from '@consorcio/shared/flow';
import { currentSetup } from './setup';

/** An answer to a step, and its name in a report. */
export interface Candidate {
  readonly name: string;
  readonly answer: Answer;
}

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

/** What visitors type at this step, or else at another one of ours, if the question accepts any of it. */
export function fittingText({ name, input }: Step, scene: Scene): string | undefined {
  const { typed } = currentSetup();
  const texts = [...(typed[name] ?? []), ...Object.values(typed).flat()];
  return input && texts.find((text) => input.check(text, scene).ok);
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
