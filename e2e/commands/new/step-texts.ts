import { camelCase } from './names';

interface StepText {
  readonly name: string;
  /** Where it leads. */
  readonly target: string;
}

/** A step with one option, which leads on. `state` is the module that declares `defineStep`, relative to the file. */
export function stepText({ name, target, state }: StepText & { readonly state: string }): string {
  return `import { defineStep } from '${state.startsWith('.') ? state : `./${state}`}';

/** Says one sentence and waits for a press: replace both by what the step asks. */
export const ${camelCase(name)} = defineStep({
  name: '${name}',
  leadsTo: ['${target}'],
  text: 'Vamos continuar?',
  options: [{ id: 'continuar', label: 'Continuar', to: '${target}', tone: 'primary' }],
  example: { right: ['continuar'] },
});
`;
}

export function stepTestText({ name, target }: StepText): string {
  const constant = camelCase(name);
  return `import { optionsOf } from '@consorcio/shared/flow';
import { aScene } from '@consorcio/shared/testing';
import { ${constant} } from './${name}.step';

it.each([['continuar', '${target}']])('%s leads to %s', (id, to) => {
  const chosen = optionsOf(${constant}, aScene()).find((option) => option.id === id);
  expect(chosen?.to).toBe(to);
});
`;
}
