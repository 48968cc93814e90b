import { defineSegment, defineStep } from '@consorcio/shared/flow';
import * as z from 'zod/mini';
import { warmUpNext } from './warm-up';

const asking = { answer: z.string(), say: (answer: string) => answer };

function aSegment(load: (name: string) => Promise<{ default: unknown }>) {
  return defineSegment({
    name: 'talk',
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

    warmUpNext({ talk: aSegment(load) }, { segment: 'talk', step: 'ask' });

    expect(load.mock.calls).toEqual([['cards']]);
  });

  it('ignores a component that fails to load, and unknown places', async () => {
    const load = jest.fn(() => Promise.reject(new Error('offline')));

    warmUpNext({ talk: aSegment(load) }, { segment: 'talk', step: 'ask' });
    warmUpNext({}, { segment: 'gone', step: 'ask' });
    await new Promise(process.nextTick);

    expect(load).toHaveBeenCalledTimes(1);
  });
});
