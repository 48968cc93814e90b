import { aHost, anyText, aSegment } from '../../testing/segments';
import { aTalk } from '../../testing/talk';
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

const leaving = (itinerary: Parameters<typeof aTalk>[0], loaded = true) => {
  const talk = aTalk({ steps: [leave], delayMs: 0, others: loaded ? [next] : [], ...itinerary });
  talk.start();
  return talk;
};

describe('an exit', () => {
  it.each([
    { to: { segment: 'next' }, where: 'next:first waiting' },
    { to: { segment: 'next', step: 'second' }, where: 'next:second waiting' },
  ])('leads where the itinerary says: $to', ({ to, where }) => {
    const talk = leaving({ itinerary: { 'demo:chosen': to } });

    talk.choose('on');

    expect(talk.where()).toBe(where);
  });

  it('that the itinerary does not know ends at error-general, with a report', () => {
    const talk = leaving({ itinerary: {} });

    talk.choose('lost');

    expect(talk.where()).toBe('host:error-general waiting');
    expect(talk.all('report')).toMatchObject([{ failure: { code: 'engine.stray-target' }, segment: 'demo' }]);
  });
});

describe('a segment that is not loaded yet', () => {
  const arriving = () => {
    const talk = leaving({ itinerary: { 'demo:chosen': { segment: 'next' } } }, false);
    talk.choose('on');
    return talk;
  };

  it('is requested, and the conversation continues once it is loaded', () => {
    const talk = arriving();
    expect(talk.where()).toBe('next:(entry) arriving');
    expect(talk.effects()).toContainEqual({ type: 'load', segment: 'next' });

    talk.ready(next);

    expect(talk.where()).toBe('next:first waiting');
  });

  it('is still awaited when another segment arrives', () => {
    const talk = arriving();
    const before = talk.snapshot();

    talk.ready(aSegment('other', [second]));
    talk.cannotLoad('other');

    expect(talk.snapshot()).toBe(before);
  });

  it('that cannot be loaded is explained, and the visitor can try again at the very same place', () => {
    const talk = arriving();

    talk.cannotLoad('next', 'segment.timeout');
    expect(talk.where()).toBe('host:segmento-indisponivel waiting');
    expect(talk.snapshot().trouble).toMatchObject({
      failure: { code: 'segment.timeout' },
      place: { segment: 'next', step: null },
      uncertain: false,
      isPending: false,
    });
    expect(talk.snapshot().kept).toEqual({});
    expect(talk.all('report')).toEqual([]);

    talk.choose('again');
    expect(talk.where()).toBe('next:(entry) arriving');
    expect(talk.all('load')).toHaveLength(2);

    talk.cannotLoad('next');
    talk.choose('again');
    talk.ready(next);
    expect(talk.where()).toBe('next:first waiting');
  });

  it('that arrives after all lets the conversation continue by itself, with a message about it and without a second load', () => {
    const talk = arriving();
    talk.cannotLoad('next');
    const told = talk.snapshot().transcript.length;

    talk.happen({ type: 'segment-ready', segment: 'next' }); // said to be there, and is not
    expect(talk.where()).toBe('host:segmento-indisponivel waiting');
    talk.ready(next);

    expect(talk.where()).toBe('next:first waiting');
    expect(talk.all('load')).toHaveLength(1);
    expect(talk.snapshot().transcript[told]?.text).toBe('Voltou.');
  });

  it('that arrives after all finds no text in a field', () => {
    const talk = leaving({ itinerary: { 'demo:chosen': { segment: 'next' } }, delayMs: 1 }, false);
    talk.listen();
    talk.choose('on');
    talk.cannotLoad('next');
    talk.listen();
    talk.draft('Joa');

    talk.ready(next);

    expect(talk.where()).toBe('host:segmento-de-volta typing');
    expect(talk.snapshot().draft).toBe('');
  });

  it('that arrives after all changes nothing for a visitor who went another way', () => {
    const talk = arriving();
    talk.cannotLoad('next');
    talk.ready(aSegment('other', [second]));
    expect(talk.where()).toBe('host:segmento-indisponivel waiting');
    talk.choose('leave');
    talk.ready(next);
    expect(talk.where()).toBe('host:segmento-indisponivel ended');
  });

  it('is replaced in the middle of a question: the question stays open, with the text in its field', () => {
    const talk = leaving({ itinerary: { 'demo:chosen': { segment: 'next' } } });
    talk.choose('on');
    talk.draft('Joa');
    const before = talk.snapshot();

    talk.ready({ ...next });

    expect(talk.snapshot()).toBe(before);
  });

  it('is replaced by a build without the present question: the conversation continues at its entry', () => {
    const talk = leaving({ itinerary: { 'demo:chosen': { segment: 'next' } } });
    talk.choose('on');
    talk.ready(next);

    talk.ready(aSegment('next', [{ ...first, name: 'other' }]));

    expect(talk.where()).toBe('next:other waiting');
  });

  it('ignores a failure that is reported after it was loaded', () => {
    const talk = arriving();
    talk.ready(next);
    const before = talk.snapshot();

    talk.cannotLoad('next');
    talk.ready(next);

    expect(talk.snapshot()).toBe(before);
  });

  it('restores the text of the field after a reload and a failure', () => {
    const talk = leaving({ itinerary: { 'demo:chosen': { segment: 'next' } } });
    talk.choose('on');
    talk.draft('Joa');

    talk.reload([]);
    expect(talk.effects()).toEqual([{ type: 'load', segment: 'next' }]);
    talk.cannotLoad('next');
    expect(talk.where()).toBe('host:segmento-indisponivel waiting');

    talk.choose('again');
    talk.ready(next);
    expect(talk.where()).toBe('next:first waiting');
    expect(talk.snapshot().draft).toBe('Joa');
  });

  it('accepts no answer while it loads after a reload', () => {
    const talk = leaving({ itinerary: { 'demo:chosen': { segment: 'next' } } });
    talk.choose('on');
    const token = talk.token();
    talk.reload([]);
    const before = talk.snapshot();

    talk.happen({ type: 'answered', token, answer: { kind: 'typed', text: 'Ana' } });
    talk.skip();

    expect(talk.snapshot()).toBe(before);
    expect(talk.all('report')).toEqual([]);
  });

  it('is known by the name it was requested by, whatever it calls itself', () => {
    const talk = arriving();

    talk.happen({ type: 'segment-ready', segment: 'next' }); // said to be there, and is not
    expect(talk.where()).toBe('next:(entry) arriving');
  });
});

describe('the end', () => {
  it('has no control and survives a reload', () => {
    const talk = aTalk({ steps: [second], delayMs: 0 });
    talk.start();
    talk.choose('leave');

    talk.reload([]);

    expect(talk.where()).toBe('demo:second ended');
    expect(talk.effects()).toEqual([]);
  });
});

describe('the host', () => {
  it('can own the first step of the conversation', () => {
    const intro = defineStep({ name: 'intro', leadsTo: ['exit:go'], text: 'Olá!' });
    const host = aHost([intro]);
    const talk = aTalk({ host, steps: [second], itinerary: { 'host:go': { segment: 'demo' } }, delayMs: 0 });
    talk.happen({ type: 'started' });

    expect(talk.where()).toBe('demo:second waiting');
  });
});
