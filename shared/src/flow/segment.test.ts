import * as z from 'zod/mini';
import { CONTRACT_VERSION, defineSegment } from './segment';
import { defineStep } from './step';

const ask = defineStep({ name: 'ask', leadsTo: ['end'] });
const definition = { name: 'demo', entry: 'ask', exits: ['out'], steps: [ask] } as const;
const plain = { ...definition, contract: CONTRACT_VERSION, steps: { ask }, components: {}, overlays: {} };

it('has its steps by name, the contract it was built for, and no state unless it declares one', () => {
  expect(defineSegment(definition)).toStrictEqual(plain);
});

it('keeps the state that it declares', () => {
  const state = { visitor: z.object({ level: z.optional(z.int()) }) };
  expect(defineSegment({ ...definition, state })).toStrictEqual({ ...plain, state });
});
