import { defineSegment, defineStep } from '@consorcio/shared/flow';
import * as z from 'zod/mini';
import { mayLeaveSegment, warmUpEntry, warmUpNext } from './warm-up';

const asking = { answer: z.string(), say: (answer: string) => answer };

function aSegment(load: (name: string) => Promise<{ default: unknown }>) {
  return defineSegment({
    name: 'conversation',
    entry: 'ask',
    exits: [],
    steps: [
      defineStep({ name: 'ask', leadsTo: ['silent'], options: [{ id: 'go', label: 'Go', to: 'silent' }] }),
      defineStep({ name: 'silent', leadsTo: ['cards'] }),
      defineStep({ name: 'cards', leadsTo: ['later'], component: { name: 'cards', asks: asking } }),
      defineStep({ name: 'later', leadsTo: ['end'], component: { name: 'later', asks: asking } }),
    ],
    components: { cards: () => load('cards'), later: () => load('later') },
  });
}

describe('warmUpNext', () => {
  it('loads the components up to the next question, and no more', () => {
    const load = jest.fn(async () => ({ default: null }));

    warmUpNext({ conversation: aSegment(load) }, { segment: 'conversation', step: 'ask' });

    expect(load.mock.calls).toEqual([['cards']]);
  });

  it('ignores a component that fails to load, and unknown places', async () => {
    const load = jest.fn(() => Promise.reject(new Error('offline')));

    warmUpNext({ conversation: aSegment(load) }, { segment: 'conversation', step: 'ask' });
    warmUpNext({}, { segment: 'gone', step: 'ask' });
    await new Promise(process.nextTick);

    expect(load).toHaveBeenCalledTimes(1);
  });
});

describe('warmUpEntry', () => {
  const load = jest.fn(async () => ({ default: null }));
  beforeEach(() => load.mockClear());

  it('loads the components of the first question of a segment, and no more', () => {
    warmUpEntry(aSegment(load));
    expect(load.mock.calls).toEqual([]);

    warmUpEntry(aSegment(load), 'silent');
    expect(load.mock.calls).toEqual([['cards']]);
  });
});

describe('mayLeaveSegment', () => {
  const steps = [
    defineStep({ name: 'ask', leadsTo: ['send', 'ask-more'], options: [{ id: 'go', label: 'Go', to: 'send' }] }),
    defineStep({ name: 'send', leadsTo: ['exit:done'] }),
    defineStep({ name: 'ask-more', leadsTo: ['ask'], options: [{ id: 'go', label: 'Go', to: 'ask' }] }),
    defineStep({ name: 'last', leadsTo: ['exit:done'], options: [{ id: 'go', label: 'Go', to: 'exit:done' }] }),
  ];
  const conversation = defineSegment({ name: 'conversation', entry: 'ask', exits: ['done'], steps });

  it.each([
    ['an answer may lead out', 'last', true],
    ['it may lead out by a step without a question', 'ask', true],
    ['another question is in between', 'ask-more', false],
    ['there is no such step', 'gone', false],
  ])('knows that %s', (_what, step, expected) => {
    expect(mayLeaveSegment({ conversation }, { segment: 'conversation', step })).toBe(expected);
  });

  it('is false before the segment is loaded', () => {
    expect(mayLeaveSegment({}, { segment: 'conversation', step: 'last' })).toBe(false);
  });
});
