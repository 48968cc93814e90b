import * as z from 'zod/mini';
import { anyText } from '../testing/segments';
import { CONTRACT_VERSION, defineSegment } from './segment';
import type { StateOf } from './segment-state';
import { defineStep, defineStepWith } from './step';

/*
 * What must not compile. `pnpm check types` checks it: an expected error that does not occur is itself an error. The one test
 * at the end only keeps jest from finding the file empty.
 */
const input = { kind: 'text', label: 'Texto', check: anyText } as const;
const fetch = { input: () => 1, run: async () => 'value', settle: (journey: object) => journey };

export const rightNext = defineStep({ name: 'a', leadsTo: ['b', 'end'], input, next: () => 'b' });

// @ts-expect-error 'c' is not in leadsTo
export const wrongNext = defineStep({ name: 'a', leadsTo: ['b', 'end'], input, next: () => 'c' });

export const wrongNextSometimes = defineStep({
  name: 'a',
  leadsTo: ['b', 'end'],
  input,
  // @ts-expect-error 'c' is not in leadsTo
  next: ({ journey }) => (journey.nome ? 'b' : 'c'),
});

export const rightOption = defineStep({ name: 'a', leadsTo: ['b'], options: [{ id: 'x', label: 'X', to: 'b' }] });

// @ts-expect-error 'c' is not in leadsTo
export const wrongOption = defineStep({ name: 'a', leadsTo: ['b'], options: [{ id: 'x', label: 'X', to: 'c' }] });

export const wrongOptionOfAFunction = defineStep({
  name: 'a',
  leadsTo: ['b'],
  // @ts-expect-error 'c' is not in leadsTo
  options: () => [{ id: 'x', label: 'X', to: 'c' }],
});

const help = { id: 'x', label: 'X', opens: 'specialists' } as const;

export const rightOpening = defineStep({ name: 'a', leadsTo: ['end'], opens: ['specialists'], options: [help] });

// @ts-expect-error the step does not say that it opens the specialists' chat
export const undeclaredOpening = defineStep({ name: 'a', leadsTo: ['end'], options: [help] });

// @ts-expect-error nothing of that name can be opened
export const wrongOpening = defineStep({ name: 'a', leadsTo: ['end'], opens: ['chat'] });

export const leadsAndOpens = defineStep({
  name: 'a',
  leadsTo: ['end'],
  opens: ['specialists'],
  // @ts-expect-error an option leads to a step or opens something, never both
  options: [{ ...help, to: 'end' }],
});

export const rightFailure = defineStep({ name: 'a', leadsTo: ['b', 'c'], fetch: { ...fetch, fails: () => 'c' } });

// @ts-expect-error 'c' is not in leadsTo
export const wrongFailure = defineStep({ name: 'a', leadsTo: ['b'], fetch: { ...fetch, fails: () => 'c' } });

export const wrongVerifyFailure = defineStep({
  name: 'a',
  leadsTo: ['b'],
  // @ts-expect-error 'c' is not in leadsTo
  input: { ...input, verify: { run: async () => 1, refusal: () => undefined, fails: () => 'c' } },
});

export const rightAnswer = defineStep({
  name: 'a',
  leadsTo: ['b'],
  component: { name: 'cards', asks: { answer: z.object({ id: z.int() }), say: ({ id }) => id.toFixed() } },
  record: (journey, { id }) => ({ ...journey, empresaId: id }),
});

export const wrongAnswer = defineStep({
  name: 'a',
  leadsTo: ['b'],
  component: { name: 'cards', asks: { answer: z.object({ id: z.int() }), say: ({ id }) => id.toFixed() } },
  // @ts-expect-error the answer has no name
  record: (journey, { name }) => ({ ...journey, nome: name }),
});

const first = defineStep({ name: 'first', leadsTo: ['second', 'exit:done', 'error-general'], text: 'Oi' });
const second = defineStep({ name: 'second', leadsTo: ['end'], text: 'Oi' });

export const rightSegment = defineSegment({ name: 'demo', entry: 'first', exits: ['done'], steps: [first, second] });

// @ts-expect-error 'second' is dangling: no such step
export const danglingStep = defineSegment({ name: 'demo', entry: 'first', exits: ['done'], steps: [first] });

// @ts-expect-error 'exit:done' is dangling: no such exit
export const danglingExit = defineSegment({ name: 'demo', entry: 'first', exits: [], steps: [first, second] });

export const wrongEntry = defineSegment({
  name: 'demo',
  // @ts-expect-error no such step
  entry: 'third',
  exits: ['done'],
  steps: [first, second],
});

const state = {
  visitor: z.object({ score: z.optional(z.int()) }),
  purchase: z.object({ terms: z.optional(z.boolean()) }),
};
const defineOwnStep = defineStepWith<StateOf<typeof state>>();

const ownStep = defineOwnStep({
  name: 'own',
  leadsTo: ['end'],
  text: ({ journey }) => `${journey.nome}: ${journey.score?.toFixed()}`,
  input,
  record: (journey) => ({ ...journey, score: 3, terms: true }),
});

export const wrongOwnValue = defineOwnStep({
  name: 'own',
  leadsTo: ['end'],
  input,
  // @ts-expect-error the score is a number
  record: (journey) => ({ ...journey, score: 'three' }),
});

export const unknownKey = defineStep({
  name: 'own',
  leadsTo: ['end'],
  // @ts-expect-error the shared journey has no score
  text: ({ journey }) => String(journey.score),
});

export const ownSegment = defineSegment({ name: 'demo', state, entry: 'own', exits: [], steps: [ownStep] });

// @ts-expect-error 'nome' is declared twice: the shared journey has it
export const sharedKey = defineSegment({
  name: 'demo',
  state: { visitor: z.object({ nome: z.optional(z.string()) }) },
  entry: 'first',
  exits: ['done'],
  steps: [first, second],
});

// @ts-expect-error 'score' is declared twice: in both scopes
export const keyInBothScopes = defineSegment({
  name: 'demo',
  state: { ...state, purchase: z.object({ score: z.optional(z.int()) }) },
  entry: 'first',
  exits: ['done'],
  steps: [first, second],
});

export const neededKey = defineSegment({
  name: 'demo',
  // @ts-expect-error a key of the state is optional: a journey begins without it
  state: { visitor: z.object({ score: z.int() }) },
  entry: 'first',
  exits: ['done'],
  steps: [first, second],
});

it('gives a segment its steps by name, and the version of the contract', () => {
  expect(rightSegment).toMatchObject({
    name: 'demo',
    contract: CONTRACT_VERSION,
    entry: 'first',
    exits: ['done'],
    steps: { first, second },
    components: {},
    overlays: {},
  });
});
