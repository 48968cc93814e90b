import { defineSegment, defineStep } from '@consorcio/shared/flow';
import { parseSegment } from './parse-segment';

it('takes what defineSegment makes, as the very same object', () => {
  const hello = defineStep({ name: 'hello', leadsTo: ['end'], text: 'Olá' });
  const segment = defineSegment({
    name: 'simulation',
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
