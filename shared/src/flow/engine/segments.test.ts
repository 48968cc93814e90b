import {
  aConversation,
  type EngineConversationOptions,
  expectIgnored,
  startConversation,
} from '../../testing/conversation';
import { aHost, aSegment } from '../../testing/segments';
import { aNameQuestion, aQuestion } from '../../testing/steps';

const leave = aQuestion('leave', { on: 'exit:chosen', lost: 'exit:nowhere' });
const first = aNameQuestion({}, { name: 'first', leadsTo: ['second'] });
const second = aQuestion('second', { leave: 'end' });
const next = aSegment('next', [first, second]);
/** A conversation that leaves its segment for the next one, which is not loaded yet. */
const arriving = (options: EngineConversationOptions = {}) => {
  const conversation = startConversation([leave], { itinerary: { 'demo:chosen': { segment: 'next' } }, ...options });
  return conversation.listen().choose('on');
};
const arrived = () => arriving({ others: [next] });

it.each([
  [{ segment: 'next' }, 'next:first waiting'],
  [{ segment: 'next', step: 'second' }, 'next:second waiting'],
])('an exit leads where the itinerary says: %j', (to, where) => {
  expect(arriving({ itinerary: { 'demo:chosen': to }, others: [next] }).where()).toBe(where);
});

it('an exit that the itinerary does not know ends at error-general, with a report', () => {
  const reports = [{ failure: { code: 'engine.stray-target' }, segment: 'demo' }];
  const conversation = startConversation([leave]).choose('lost');
  expect(conversation.state()).toMatchObject({ where: 'host:error-general waiting', reports });
});

describe('a segment that is not loaded yet', () => {
  it('is requested, and awaited until it is really there, also when a failure is reported after that', () => {
    const conversation = arriving();
    expect(conversation.where()).toBe('next:(entry) arriving');
    expect(conversation.effects()).toContainEqual({ type: 'load', segment: 'next' });
    expectIgnored(conversation, () => conversation.ready(aSegment('other', [second])).cannotLoad('other'));

    conversation.happen({ type: 'segment-ready', segment: 'next' }); // said to be there, and is not
    expect(conversation.where()).toBe('next:(entry) arriving');

    expect(conversation.ready(next).where()).toBe('next:first waiting');
    expectIgnored(conversation, () => conversation.cannotLoad('next').ready(next));
  });

  it('that cannot be loaded is explained, and the visitor can try again at the very same place', () => {
    const conversation = arriving().cannotLoad('next', 'segment.timeout');
    expect(conversation.where()).toBe('host:segmento-indisponivel waiting');
    const [failure, place] = [{ code: 'segment.timeout' }, { segment: 'next', step: null }];
    expect(conversation.snapshot().trouble).toMatchObject({ failure, place, uncertain: false, isPending: false });
    expect(conversation.snapshot().kept).toEqual({});
    expect(conversation.all('report')).toEqual([]);

    conversation.choose('again');
    expect(conversation.where()).toBe('next:(entry) arriving');
    expect(conversation.all('load')).toHaveLength(2);

    expect(conversation.cannotLoad('next').choose('again').ready(next).where()).toBe('next:first waiting');
  });

  it('that arrives after all lets the conversation continue by itself, with a message about it and without a second load', () => {
    const conversation = arriving().cannotLoad('next');
    const told = conversation.snapshot().transcript.length;

    conversation.happen({ type: 'segment-ready', segment: 'next' }); // said to be there, and is not
    expect(conversation.where()).toBe('host:segmento-indisponivel waiting');
    conversation.ready(next);

    expect(conversation.where()).toBe('next:first waiting');
    expect(conversation.all('load')).toHaveLength(1);
    expect(conversation.snapshot().transcript[told]?.text).toBe('Voltou.');
  });

  it('that arrives after all finds no text in a field', () => {
    const conversation = arriving({ delayMs: 1 }).cannotLoad('next').listen().draft('Joa').ready(next);

    expect(conversation.state()).toMatchObject({ where: 'host:segmento-de-volta typing', draft: '' });
  });

  it('that arrives after all changes nothing for a visitor who went another way', () => {
    const conversation = arriving()
      .cannotLoad('next')
      .ready(aSegment('other', [second]));
    expect(conversation.where()).toBe('host:segmento-indisponivel waiting');
    expect(conversation.choose('leave').ready(next).where()).toBe('host:segmento-indisponivel ended');
  });

  it('is replaced in the middle of a question, which stays open with its text, or continues at the new entry', () => {
    const conversation = arrived().draft('Joa');
    expectIgnored(conversation, () => conversation.ready({ ...next }));

    const other = aSegment('next', [{ ...first, name: 'other' }]);
    expect(conversation.ready(other).where()).toBe('next:other waiting');
  });

  it('restores the text of the field after a reload and a failure', () => {
    const conversation = arrived().draft('Joa').reload([]);
    expect(conversation.effects()).toEqual([{ type: 'load', segment: 'next' }]);
    expect(conversation.cannotLoad('next').where()).toBe('host:segmento-indisponivel waiting');

    conversation.choose('again').ready(next);
    expect(conversation.state()).toMatchObject({ where: 'next:first waiting', draft: 'Joa' });
  });

  it('accepts no answer while it loads after a reload', () => {
    const conversation = arrived();
    const token = conversation.token();
    conversation.reload([]);

    expectIgnored(conversation, () => {
      conversation.happen({ type: 'answered', token, answer: { kind: 'typed', text: 'Ana' } }).skip();
    });
    expect(conversation.all('report')).toEqual([]);
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
