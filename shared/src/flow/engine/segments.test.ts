import { aConversation, expectIgnored, startConversation } from '../../testing/conversation';
import { aHost, aSegment } from '../../testing/segments';
import { aNameQuestion, aQuestion } from '../../testing/steps';

const leave = aQuestion('leave', { on: 'exit:chosen', lost: 'exit:nowhere' });
const first = aNameQuestion({}, { name: 'first', leadsTo: ['second'] });
const second = aQuestion('second', { leave: 'end' });
const next = aSegment('next', [first, second]);
/** A conversation that leaves its segment for the next one, which is not loaded yet. */
const arriving = (options: Parameters<typeof startConversation>[1] = {}) => {
  const itinerary = { 'demo:chosen': { segment: 'next' } };
  const conversation = startConversation([leave], { itinerary, ...options });
  conversation.listen();
  conversation.choose('on');
  return conversation;
};
const arrived = () => arriving({ others: [next] });

describe('an exit', () => {
  it.each([
    { to: { segment: 'next' }, where: 'next:first waiting' },
    { to: { segment: 'next', step: 'second' }, where: 'next:second waiting' },
  ])('leads where the itinerary says: $to', ({ to, where }) => {
    expect(arriving({ itinerary: { 'demo:chosen': to }, others: [next] }).where()).toBe(where);
  });

  it('that the itinerary does not know ends at error-general, with a report', () => {
    const conversation = startConversation([leave]);

    conversation.choose('lost');

    expect(conversation.where()).toBe('host:error-general waiting');
    expect(conversation.all('report')).toMatchObject([{ failure: { code: 'engine.stray-target' }, segment: 'demo' }]);
  });
});

describe('a segment that is not loaded yet', () => {
  it('is requested, and the conversation continues once it is loaded, also when a failure is reported after that', () => {
    const conversation = arriving();
    expect(conversation.where()).toBe('next:(entry) arriving');
    expect(conversation.effects()).toContainEqual({ type: 'load', segment: 'next' });

    conversation.ready(next);

    expect(conversation.where()).toBe('next:first waiting');
    expectIgnored(conversation, () => {
      conversation.cannotLoad('next');
      conversation.ready(next);
    });
  });

  it('is still awaited when another segment arrives', () => {
    const conversation = arriving();

    expectIgnored(conversation, () => {
      conversation.ready(aSegment('other', [second]));
      conversation.cannotLoad('other');
    });
  });

  it('that cannot be loaded is explained, and the visitor can try again at the very same place', () => {
    const conversation = arriving();

    conversation.cannotLoad('next', 'segment.timeout');
    expect(conversation.where()).toBe('host:segmento-indisponivel waiting');
    expect(conversation.snapshot().trouble).toMatchObject({
      failure: { code: 'segment.timeout' },
      place: { segment: 'next', step: null },
      uncertain: false,
      isPending: false,
    });
    expect(conversation.snapshot().kept).toEqual({});
    expect(conversation.all('report')).toEqual([]);

    conversation.choose('again');
    expect(conversation.where()).toBe('next:(entry) arriving');
    expect(conversation.all('load')).toHaveLength(2);

    conversation.cannotLoad('next');
    conversation.choose('again');
    conversation.ready(next);
    expect(conversation.where()).toBe('next:first waiting');
  });

  it('that arrives after all lets the conversation continue by itself, with a message about it and without a second load', () => {
    const conversation = arriving();
    conversation.cannotLoad('next');
    const told = conversation.snapshot().transcript.length;

    conversation.happen({ type: 'segment-ready', segment: 'next' }); // said to be there, and is not
    expect(conversation.where()).toBe('host:segmento-indisponivel waiting');
    conversation.ready(next);

    expect(conversation.where()).toBe('next:first waiting');
    expect(conversation.all('load')).toHaveLength(1);
    expect(conversation.snapshot().transcript[told]?.text).toBe('Voltou.');
  });

  it('that arrives after all finds no text in a field', () => {
    const conversation = arriving({ delayMs: 1 });
    conversation.cannotLoad('next');
    conversation.listen();
    conversation.draft('Joa');

    conversation.ready(next);

    expect(conversation.where()).toBe('host:segmento-de-volta typing');
    expect(conversation.snapshot().draft).toBe('');
  });

  it('that arrives after all changes nothing for a visitor who went another way', () => {
    const conversation = arriving();
    conversation.cannotLoad('next');
    conversation.ready(aSegment('other', [second]));
    expect(conversation.where()).toBe('host:segmento-indisponivel waiting');
    conversation.choose('leave');
    conversation.ready(next);
    expect(conversation.where()).toBe('host:segmento-indisponivel ended');
  });

  it('is replaced in the middle of a question: the question stays open, with the text in its field', () => {
    const conversation = arrived();
    conversation.draft('Joa');

    expectIgnored(conversation, () => conversation.ready({ ...next }));
  });

  it('is replaced by a build without the present question: the conversation continues at its entry', () => {
    const conversation = arrived();
    conversation.ready(next);

    conversation.ready(aSegment('next', [{ ...first, name: 'other' }]));

    expect(conversation.where()).toBe('next:other waiting');
  });

  it('restores the text of the field after a reload and a failure', () => {
    const conversation = arrived();
    conversation.draft('Joa');

    conversation.reload([]);
    expect(conversation.effects()).toEqual([{ type: 'load', segment: 'next' }]);
    conversation.cannotLoad('next');
    expect(conversation.where()).toBe('host:segmento-indisponivel waiting');

    conversation.choose('again');
    conversation.ready(next);
    expect(conversation.where()).toBe('next:first waiting');
    expect(conversation.snapshot().draft).toBe('Joa');
  });

  it('accepts no answer while it loads after a reload', () => {
    const conversation = arrived();
    const token = conversation.token();
    conversation.reload([]);

    expectIgnored(conversation, () => {
      conversation.happen({ type: 'answered', token, answer: { kind: 'typed', text: 'Ana' } });
      conversation.skip();
    });
    expect(conversation.all('report')).toEqual([]);
  });

  it('is known by the name it was requested by, whatever it calls itself', () => {
    const conversation = arriving();

    conversation.happen({ type: 'segment-ready', segment: 'next' }); // said to be there, and is not
    expect(conversation.where()).toBe('next:(entry) arriving');
  });
});

it('the host can own the first step of the conversation', () => {
  const conversation = aConversation({
    host: aHost([{ name: 'intro', leadsTo: ['exit:go'], text: 'Olá!' }]),
    steps: [second],
    itinerary: { 'host:go': { segment: 'demo' } },
    delayMs: 0,
  });
  conversation.take({ ...conversation.snapshot(), place: { segment: 'host', step: null } });

  expect(conversation.where()).toBe('demo:second waiting');
});
