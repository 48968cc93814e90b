import { aConversation } from '../../testing/conversation';
import { aHost, anyText, aSegment } from '../../testing/segments';
import { defineStep } from '../step';

const leave = defineStep({
  name: 'leave',
  leadsTo: ['exit:chosen', 'exit:nowhere'],
  text: 'Vamos?',
  options: [
    { id: 'on', label: 'Sim', to: 'exit:chosen' },
    { id: 'lost', label: 'Não', to: 'exit:nowhere' },
  ],
});
const first = defineStep({
  name: 'first',
  leadsTo: ['second'],
  text: 'Nome?',
  input: { kind: 'name', label: 'Nome', check: anyText },
});
const second = defineStep({
  name: 'second',
  leadsTo: ['end'],
  text: 'Fim?',
  options: [{ id: 'leave', label: 'Sim', to: 'end' }],
});
const next = aSegment('next', [first, second]);

const leaving = (itinerary: Parameters<typeof aConversation>[0], loaded = true) => {
  const conversation = aConversation({ steps: [leave], delayMs: 0, others: loaded ? [next] : [], ...itinerary });
  conversation.start();
  return conversation;
};

describe('an exit', () => {
  it.each([
    { to: { segment: 'next' }, where: 'next:first waiting' },
    { to: { segment: 'next', step: 'second' }, where: 'next:second waiting' },
  ])('leads where the itinerary says: $to', ({ to, where }) => {
    const conversation = leaving({ itinerary: { 'demo:chosen': to } });

    conversation.choose('on');

    expect(conversation.where()).toBe(where);
  });

  it('that the itinerary does not know ends at error-general, with a report', () => {
    const conversation = leaving({ itinerary: {} });

    conversation.choose('lost');

    expect(conversation.where()).toBe('host:error-general waiting');
    expect(conversation.all('report')).toMatchObject([{ failure: { code: 'engine.stray-target' }, segment: 'demo' }]);
  });
});

describe('a segment that is not loaded yet', () => {
  const arriving = () => {
    const conversation = leaving({ itinerary: { 'demo:chosen': { segment: 'next' } } }, false);
    conversation.choose('on');
    return conversation;
  };

  it('is requested, and the conversation continues once it is loaded', () => {
    const conversation = arriving();
    expect(conversation.where()).toBe('next:(entry) arriving');
    expect(conversation.effects()).toContainEqual({ type: 'load', segment: 'next' });

    conversation.ready(next);

    expect(conversation.where()).toBe('next:first waiting');
  });

  it('is still awaited when another segment arrives', () => {
    const conversation = arriving();
    const before = conversation.snapshot();

    conversation.ready(aSegment('other', [second]));
    conversation.cannotLoad('other');

    expect(conversation.snapshot()).toBe(before);
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
    const conversation = leaving({ itinerary: { 'demo:chosen': { segment: 'next' } }, delayMs: 1 }, false);
    conversation.listen();
    conversation.choose('on');
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
    const conversation = leaving({ itinerary: { 'demo:chosen': { segment: 'next' } } });
    conversation.choose('on');
    conversation.draft('Joa');
    const before = conversation.snapshot();

    conversation.ready({ ...next });

    expect(conversation.snapshot()).toBe(before);
  });

  it('is replaced by a build without the present question: the conversation continues at its entry', () => {
    const conversation = leaving({ itinerary: { 'demo:chosen': { segment: 'next' } } });
    conversation.choose('on');
    conversation.ready(next);

    conversation.ready(aSegment('next', [{ ...first, name: 'other' }]));

    expect(conversation.where()).toBe('next:other waiting');
  });

  it('ignores a failure that is reported after it was loaded', () => {
    const conversation = arriving();
    conversation.ready(next);
    const before = conversation.snapshot();

    conversation.cannotLoad('next');
    conversation.ready(next);

    expect(conversation.snapshot()).toBe(before);
  });

  it('restores the text of the field after a reload and a failure', () => {
    const conversation = leaving({ itinerary: { 'demo:chosen': { segment: 'next' } } });
    conversation.choose('on');
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
    const conversation = leaving({ itinerary: { 'demo:chosen': { segment: 'next' } } });
    conversation.choose('on');
    const token = conversation.token();
    conversation.reload([]);
    const before = conversation.snapshot();

    conversation.happen({ type: 'answered', token, answer: { kind: 'typed', text: 'Ana' } });
    conversation.skip();

    expect(conversation.snapshot()).toBe(before);
    expect(conversation.all('report')).toEqual([]);
  });

  it('is known by the name it was requested by, whatever it calls itself', () => {
    const conversation = arriving();

    conversation.happen({ type: 'segment-ready', segment: 'next' }); // said to be there, and is not
    expect(conversation.where()).toBe('next:(entry) arriving');
  });
});

describe('the end', () => {
  it('has no control and survives a reload', () => {
    const conversation = aConversation({ steps: [second], delayMs: 0 });
    conversation.start();
    conversation.choose('leave');

    conversation.reload([]);

    expect(conversation.where()).toBe('demo:second ended');
    expect(conversation.effects()).toEqual([]);
  });
});

describe('the host', () => {
  it('can own the first step of the conversation', () => {
    const intro = defineStep({ name: 'intro', leadsTo: ['exit:go'], text: 'Olá!' });
    const host = aHost([intro]);
    const conversation = aConversation({
      host,
      steps: [second],
      itinerary: { 'host:go': { segment: 'demo' } },
      delayMs: 0,
    });
    conversation.happen({ type: 'started' });

    expect(conversation.where()).toBe('demo:second waiting');
  });
});
