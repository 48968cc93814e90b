import * as z from 'zod/mini';
import { anyText } from '../testing/steps';
import { defineSegment } from './segment';
import type { StateOf } from './segment-state';
import { defineStep, defineStepWith } from './step';

// What must not compile: `pnpm check types` fails on an expected error that does not occur.
const input = { kind: 'text', label: 'Texto', check: anyText } as const;
const fetch = { input: () => 1, run: async () => 'value', settle: (journey: object) => journey };

defineStep({ name: 'a', leadsTo: ['b', 'end'], input, next: () => 'b' });
// @ts-expect-error 'c' is not in leadsTo
defineStep({ name: 'a', leadsTo: ['b', 'end'], input, next: () => 'c' });
// @ts-expect-error 'c' is not in leadsTo
defineStep({ name: 'a', leadsTo: ['b', 'end'], input, next: ({ journey }) => (journey.nome ? 'b' : 'c') });

defineStep({ name: 'a', leadsTo: ['b'], options: [{ id: 'x', label: 'X', to: 'b' }] });
// @ts-expect-error 'c' is not in leadsTo
defineStep({ name: 'a', leadsTo: ['b'], options: [{ id: 'x', label: 'X', to: 'c' }] });
// @ts-expect-error 'c' is not in leadsTo
defineStep({ name: 'a', leadsTo: ['b'], options: () => [{ id: 'x', label: 'X', to: 'c' }] });

const help = { id: 'x', label: 'X', opens: 'specialists' } as const;
defineStep({ name: 'a', leadsTo: ['end'], opens: ['specialists'], options: [help] });
// @ts-expect-error the step does not say that it opens the specialists' chat
defineStep({ name: 'a', leadsTo: ['end'], options: [help] });
// @ts-expect-error nothing of that name can be opened
defineStep({ name: 'a', leadsTo: ['end'], opens: ['chat'] });
// @ts-expect-error an option leads to a step or opens something, never both
defineStep({ name: 'a', leadsTo: ['end'], opens: ['specialists'], options: [{ ...help, to: 'end' }] });

defineStep({ name: 'a', leadsTo: ['b', 'c'], fetch: { ...fetch, fails: () => 'c' } });
// @ts-expect-error 'c' is not in leadsTo
defineStep({ name: 'a', leadsTo: ['b'], fetch: { ...fetch, fails: () => 'c' } });

const verify = { run: async () => 1, refusal: () => undefined };
// @ts-expect-error 'c' is not in leadsTo
defineStep({ name: 'a', leadsTo: ['b'], input: { ...input, verify: { ...verify, fails: () => 'c' } } });

defineStep({
  name: 'a',
  leadsTo: ['b'],
  component: { name: 'cards', asks: { answer: z.object({ id: z.int() }), say: ({ id }) => id.toFixed() } },
  record: (journey, { id }) => ({ ...journey, empresaId: id }),
});
defineStep({
  name: 'a',
  leadsTo: ['b'],
  component: { name: 'cards', asks: { answer: z.object({ id: z.int() }), say: ({ id }) => id.toFixed() } },
  // @ts-expect-error the answer has no name
  record: (journey, { name }) => ({ ...journey, nome: name }),
});

const first = defineStep({ name: 'first', leadsTo: ['second', 'exit:done', 'error-general'], text: 'Oi' });
const second = defineStep({ name: 'second', leadsTo: ['end'], text: 'Oi' });
const demo = { name: 'demo', entry: 'first', exits: ['done'], steps: [first, second] } as const;

defineSegment(demo);
// @ts-expect-error 'second' is dangling: no such step
defineSegment({ ...demo, steps: [first] });
// @ts-expect-error 'exit:done' is dangling: no such exit
defineSegment({ ...demo, exits: [] });
// @ts-expect-error no such step
defineSegment({ ...demo, entry: 'third' });

const visitor = z.object({ score: z.optional(z.int()) });
const state = { visitor, purchase: z.object({ terms: z.optional(z.boolean()) }) };
const defineOwnStep = defineStepWith<StateOf<typeof state>>();

const ownStep = defineOwnStep({
  name: 'own',
  leadsTo: ['end'],
  text: ({ journey }) => `${journey.nome}: ${journey.score?.toFixed()}`,
  input,
  record: (journey) => ({ ...journey, score: 3, terms: true }),
});
// @ts-expect-error the score is a number
defineOwnStep({ name: 'own', leadsTo: ['end'], input, record: (journey) => ({ ...journey, score: 'three' }) });
// @ts-expect-error the shared journey has no score
defineStep({ name: 'own', leadsTo: ['end'], text: ({ journey }) => String(journey.score) });

defineSegment({ name: 'demo', state, entry: 'own', exits: [], steps: [ownStep] });
// @ts-expect-error 'nome' is declared twice: the shared journey has it
defineSegment({ ...demo, state: { visitor: z.object({ nome: z.optional(z.string()) }) } });
// @ts-expect-error 'score' is declared twice: in both scopes
defineSegment({ ...demo, state: { ...state, purchase: visitor } });
// @ts-expect-error a key of the state is optional: a journey begins without it
defineSegment({ ...demo, state: { visitor: z.object({ score: z.int() }) } });

// Scopes may have no keys yet; the shared journey is still there.
const empty = { visitor: z.object({}), purchase: z.object({}) };
const defineNewStep = defineStepWith<StateOf<typeof empty>>();
const emptyStep = defineNewStep({ name: 'inicio', leadsTo: ['end'], text: ({ journey }) => journey.nome ?? '' });
defineSegment({ name: 'nova', state: empty, entry: 'inicio', exits: [], steps: [emptyStep] });
