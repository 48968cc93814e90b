import type { Failure } from '../../errors';
import { type EngineConversation, expectIgnored, startConversation } from '../../testing/conversation';
import { aSegment } from '../../testing/segments';
import { aNameQuestion, aQuestion, aRequest, bye, verify } from '../../testing/steps';
import type { Step } from '../step';

describe('a step with a fetch', () => {
  const look = aRequest(
    'look',
    {
      input: ({ journey }) => ({ of: journey.nome }),
      settle: (journey, value) => ({ ...journey, email: String(value) }),
      facts: ({ journey }) => [{ name: 'specialists.requested', payload: { step: `found ${journey.email}` } }],
      fails: ({ reasons }) => (reasons?.includes('Nada.') ? 'sorry' : 'error-general'),
    },
    {
      leadsTo: ['bye', 'sorry', 'error-general'],
      text: ({ journey }) => `Achei ${journey.email}.`,
      next: ({ journey }) => (journey.email === 'none' ? 'sorry' : 'bye'),
    },
  );
  const sorry = aQuestion('sorry', { leave: 'end' });
  const looking = (delayMs = 1500) => startConversation([look, bye, sorry], { journey: { nome: 'Ana' }, delayMs });

  it('waits for the answer behind the typing mark, without a delay of its own', () => {
    const conversation = looking();

    expect(conversation.where()).toBe('demo:look fetching');
    expect(conversation.said()).toEqual([]);
    const request = { type: 'request', part: 'fetch', segment: 'demo', step: 'look', input: { of: 'Ana' } };
    expect(conversation.effects()).toEqual([{ ...request, token: conversation.token() }]);
  });

  it('writes the answer into the journey, says what it knows now and continues', () => {
    const conversation = looking();

    conversation.fetched('ana@example.com');

    expect(conversation.snapshot().journey).toEqual({ nome: 'Ana', email: 'ana@example.com' });
    expect(conversation.said()).toEqual(['bot: Achei ana@example.com.']);
    expect(conversation.all('publish')).toMatchObject([{ fact: { payload: { step: 'found ana@example.com' } } }]);
    expect(conversation.where()).toBe('demo:bye typing');
  });

  it('may lead elsewhere, depending on the answer', () => {
    const conversation = looking();

    conversation.fetched('none');

    expect(conversation.where()).toBe('demo:sorry typing');
  });

  it.each<{ failure: Failure; to: string }>([
    { failure: { code: 'http.refused', status: 404, reasons: ['Nada.'] }, to: 'demo:sorry typing' },
    { failure: { code: 'http.refused', status: 400 }, to: 'host:error-general typing' },
    { failure: { code: 'network.timeout' }, to: 'host:error-general typing' },
  ])('leads where the step says after $failure', ({ failure, to }) => {
    const conversation = looking();

    conversation.failed(failure);

    expect(conversation.where()).toBe(to);
    const place = { segment: 'demo', step: 'look' };
    expect(conversation.snapshot().trouble).toEqual({ failure, place, uncertain: false, times: 1 });
    expect(conversation.all('report')).toEqual([]);
  });

  it('leads to error-general after a failure when it says nothing about failures', () => {
    const conversation = startConversation([aRequest('look'), bye]);

    conversation.failed('http.failed');

    expect(conversation.where()).toBe('host:error-general waiting');
  });

  it('asks again when the visitor wants to try at the same place', () => {
    const conversation = looking(0);
    conversation.failed('network.lost');

    conversation.choose('again');
    expect(conversation.where()).toBe('demo:look fetching');

    conversation.fetched('late@example.com');
    expect(conversation.said().slice(0, 3)).toEqual([
      'bot: Instabilidades.',
      'user: Tentar novamente',
      'bot: Achei late@example.com.',
    ]);
  });

  it('writes a failure into the journey before it decides where that leads', () => {
    const failing = aRequest('look', {
      settleFailure: (journey, { code }) => ({ ...journey, nome: code }),
      fails: (_failure, { journey }) => (journey.nome === 'network.lost' ? 'bye' : 'error-general'),
    });
    const conversation = startConversation([failing, bye]);

    conversation.failed('network.lost');

    expect(conversation.where()).toBe('demo:bye waiting');
  });

  it('uses its answer once: a second or a late one changes nothing', () => {
    const conversation = looking();
    const token = conversation.token();
    conversation.fetched('first@example.com');

    expectIgnored(conversation, () => {
      conversation.happen({ type: 'request-done', token, outcome: { ok: true, value: 'second@example.com' } });
      conversation.happen({ type: 'request-done', token, outcome: { ok: false, failure: { code: 'network.lost' } } });
    });
  });

  it('does not show the last trouble to a step after the visitor went on', () => {
    const conversation = looking(0);
    conversation.failed({ code: 'http.refused', reasons: ['Nada.'] });
    expect(conversation.snapshot().trouble).toBeDefined();

    conversation.choose('leave');

    expect(conversation.snapshot().trouble).toBeUndefined();
  });
});

describe('how often a place failed since it last worked', () => {
  const pause = aQuestion('pause', { look: 'look', name: 'verified' });
  const verified = aNameQuestion({ verify }, { name: 'verified', leadsTo: ['look', 'error-general'] });
  const looking = (fails: NonNullable<Step['fetch']>['fails'] = () => 'error-general') => {
    const look = aRequest('look', { fails }, { leadsTo: ['pause', 'error-general'] });
    const conversation = startConversation([pause, look, verified]);
    conversation.choose('look');
    conversation.failed('http.failed');
    return conversation;
  };
  const times = (conversation: EngineConversation) => conversation.snapshot().trouble?.times;

  it('is counted over retries, also after a reload', () => {
    const conversation = looking();
    expect(times(conversation)).toBe(1);
    conversation.choose('again');
    conversation.failed('network.timeout');
    expect(times(conversation)).toBe(2);
    conversation.reload();
    conversation.choose('again');
    conversation.failed({ code: 'http.refused', status: 400 });
    expect(times(conversation)).toBe(3);
  });

  it('starts again when the place worked', () => {
    const conversation = looking();
    conversation.choose('again');
    conversation.fetched();
    conversation.choose('look');
    conversation.failed('http.failed');
    expect(times(conversation)).toBe(1);
  });

  it('goes on when another place failed in between', () => {
    const conversation = looking(() => 'pause');
    conversation.choose('name');
    conversation.type('Ana');
    conversation.failed('http.failed');
    expect(times(conversation)).toBe(1);
    conversation.choose('again');
    conversation.type('Ana');
    conversation.fetched();
    conversation.failed('http.failed');
    expect(times(conversation)).toBe(2);
  });

  it('counts a segment that does not load', () => {
    const leave = aQuestion('leave', { go: 'exit:on' });
    const conversation = startConversation([leave], { itinerary: { 'demo:on': { segment: 'other' } } });
    conversation.choose('go');
    conversation.cannotLoad('other');
    conversation.choose('again');
    conversation.cannotLoad('other');
    expect(times(conversation)).toBe(2);
    conversation.ready(aSegment('other', [pause]));
    expect(conversation.where()).toContain('other:');
  });

  it('is known where the step decides where the failure leads', () => {
    const fails = jest.fn<'error-general', unknown[]>(() => 'error-general');
    const conversation = looking(fails);
    conversation.choose('again');
    conversation.failed('http.failed');

    expect(fails).toHaveBeenLastCalledWith(
      { code: 'http.failed' },
      expect.objectContaining({ trouble: expect.objectContaining({ times: 2, uncertain: false }) }),
    );
  });
});
