import * as z from 'zod/mini';
import { defineSegment } from './segment';
import type { StateOf } from './segment-state';
import { defineStepWith } from './step';

// Checked by the compiler: these lines compile, or fail where an error is expected.

const empty = { visitor: z.object({}), purchase: z.object({}) };
const note = z.optional(z.string());
const defineStep = defineStepWith<StateOf<typeof empty>>();

const start = defineStep({
  name: 'inicio',
  leadsTo: ['exit:continuar'],
  text: ({ journey }) => journey.nome ?? '', // the shared journey is still there
  options: [{ id: 'ok', label: 'Sim', to: 'exit:continuar' }],
});
const segment = { name: 'nova', entry: 'inicio', exits: ['continuar'], steps: [start] } as const;

export const withoutKeys = defineSegment({ ...segment, state: empty });

export const withKeys = defineSegment({
  ...segment,
  state: { visitor: z.object({ nota: note }), purchase: z.object({ motivo: note }) },
});

// @ts-expect-error both scopes have `nota`
export const twice = defineSegment({
  ...segment,
  state: { visitor: z.object({ nota: note }), purchase: z.object({ nota: note }) },
});

// @ts-expect-error the shared journey has `nome`
export const shared = defineSegment({ ...segment, state: { visitor: z.object({ nome: note }) } });

it('lets a segment declare scopes that have no keys yet', () => {
  expect(withoutKeys.name).toBe('nova');
});
