import { type Step, type StepFetch, type StepInput, specialistsOption } from '../flow';
import { accept, type Checked } from '../validation';

/** A check that accepts everything. */
export const anyText = (typed: string): Checked<string> => accept(typed);

/** A question with these options: the id of each, and where it leads. Its text is its name, and their labels are their ids. */
export function aQuestion(name: string, ways: Readonly<Record<string, string>>, more: Partial<Step> = {}): Step {
  return {
    name,
    leadsTo: Object.values(ways),
    text: name,
    options: Object.entries(ways).map(([id, to]) => ({ id, label: id, to })),
    ...more,
  };
}

/** The last question of a journey. It offers the specialists too. */
export const bye: Step = aQuestion(
  'bye',
  { leave: 'end' },
  {
    opens: ['specialists'],
    text: 'Até!',
    options: [{ id: 'leave', label: 'Sair', to: 'end' }, specialistsOption],
  },
);

/** A question with a field, before `bye`. It accepts any text as the name. */
export function aNameQuestion(
  input: Partial<StepInput<string, unknown, unknown>> = {},
  { name = 'ask', ...more }: Partial<Step> = {},
): Step {
  return {
    name,
    leadsTo: ['bye', 'error-general'],
    text: 'Nome?',
    input: { kind: 'name', label: 'Nome', check: anyText, ...input },
    record: (journey, nome) => ({ ...journey, nome: String(nome) }),
    ...more,
  };
}

/** A check of a name by a server that refuses `rude`. */
export const verify = {
  run: async () => undefined,
  refusal: (value: unknown) => (value === 'rude' ? 'Use outro nome.' : undefined),
};

/** A step with a request that changes nothing, before `bye`. */
export function aRequest(
  name: string,
  fetch: Partial<StepFetch<string, unknown, unknown>> = {},
  more: Partial<Step> = {},
): Step {
  return {
    name,
    leadsTo: ['bye', 'error-general'],
    fetch: { input: () => undefined, run: async () => 1, settle: (journey) => journey, ...fetch },
    ...more,
  };
}
