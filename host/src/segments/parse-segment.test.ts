import { defineSegment, defineStep } from '@consorcio/shared/flow';
import * as z from 'zod/mini';
import { parseSegment } from './parse-segment';

const hello = defineStep({ name: 'hello', leadsTo: ['end'], text: 'Olá' });

it('returns the same object that defineSegment made', () => {
  const segment = defineSegment({
    name: 'simulation',
    state: { visitor: z.object({ score: z.optional(z.int()) }) },
    entry: 'hello',
    exits: ['out'],
    steps: [hello],
    components: { card: async () => ({ default: null }) },
  });
  expect(parseSegment({ default: segment }, 'simulation')).toBe(segment);
});

it.each([undefined, null, 'segment', () => undefined])('refuses a module that is %p', (module) => {
  expect(() => parseSegment(module, 'simulation')).toThrow(expect.objectContaining({ code: 'segment.broken' }));
});

it('refuses a segment whose own state is not a schema', () => {
  const segment = defineSegment({ name: 'simulation', entry: 'hello', exits: [], steps: [hello] });
  const broken = { default: { ...segment, state: { visitor: { score: 3 } } } };
  expect(() => parseSegment(broken, 'simulation')).toThrow(expect.objectContaining({ code: 'segment.broken' }));
});
