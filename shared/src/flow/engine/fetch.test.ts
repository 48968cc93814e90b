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

  it('waits for the answer behind the typing mark, then writes it, says what it knows now, publishes and continues', () => {
    const conversation = looking();
    const token = conversation.token();
    expect(conversation.state()).toMatchObject({ where: 'demo:look fetching', said: [] });
    const request = { type: 'request', part: 'fetch', segment: 'demo', step: 'look', input: { of: 'Ana' } };
    expect(conversation.effects()).toEqual([{ ...request, token }]);

    conversation.fetched('a@b.c');
    expect(conversation.snapshot().journey).toEqual({ nome: 'Ana', email: 'a@b.c' });
    expect(conversation.state()).toMatchObject({ where: 'demo:bye typing', said: ['bot: Achei a@b.c.'] });
    expect(conversation.all('publish')).toMatchObject([{ fact: { payload: { step: 'found a@b.c' } } }]);

    expectIgnored(conversation, () => {
      conversation.happen({ type: 'request-done', token, outcome: { ok: true, value: 'second@b.c' } });
      conversation.happen({ type: 'request-done', token, outcome: { ok: false, failure: { code: 'network.lost' } } });
    });
  });

  it('may lead elsewhere, depending on the answer', () => {
    expect(looking().fetched('none').where()).toBe('demo:sorry typing');
  });

  it.each<[Failure, string]>([
    [{ code: 'http.refused', status: 404, reasons: ['Nada.'] }, 'demo:sorry typing'],
    [{ code: 'http.refused', status: 400 }, 'host:error-general typing'],
    [{ code: 'network.timeout' }, 'host:error-general typing'],
  ])('leads after the failure %j where the step says', (failure, where) => {
    const conversation = looking().failed(failure);

    expect(conversation.state()).toMatchObject({ where, reports: [] });
    const place = { segment: 'demo', step: 'look' };
    expect(conversation.snapshot().trouble).toEqual({ failure, place, uncertain: false, times: 1 });
  });

  it('leads to error-general after a failure when it says nothing about failures', () => {
    expect(
      startConversation([aRequest('look'), bye])
        .failed('http.failed')
        .where(),
    ).toBe('host:error-general waiting');
  });

  it('asks again when the visitor wants to try at the same place', () => {
    const conversation = looking(0).failed('network.lost').choose('again');
    expect(conversation.where()).toBe('demo:look fetching');

    const said = ['bot: Instabilidades.', 'user: Tentar novamente', 'bot: Achei late@b.c.'];
    expect(conversation.fetched('late@b.c').said().slice(0, 3)).toEqual(said);
  });

  it('writes a failure into the journey before it decides where that leads', () => {
    const failing = aRequest('look', {
      settleFailure: (journey, { code }) => ({ ...journey, nome: code }),
      fails: (_failure, { journey }) => (journey.nome === 'network.lost' ? 'bye' : 'error-general'),
    });

    expect(startConversation([failing, bye]).failed('network.lost').where()).toBe('demo:bye waiting');
  });

  it('does not show the last trouble to a step after the visitor went on', () => {
    const conversation = looking(0).failed({ code: 'http.refused', reasons: ['Nada.'] });
    expect(conversation.snapshot().trouble).toBeDefined();
    expect(conversation.choose('leave').snapshot().trouble).toBeUndefined();
  });
});

describe('how often a place failed since it last worked', () => {
  const pause = aQuestion('pause', { look: 'look', name: 'verified' });
  const verified = aNameQuestion({ verify }, { name: 'verified', leadsTo: ['look', 'error-general'] });
  const looking = (fails: NonNullable<Step['fetch']>['fails'] = () => 'error-general') => {
    const look = aRequest('look', { fails }, { leadsTo: ['pause', 'error-general'] });
    return startConversation([pause, look, verified]).choose('look').failed('http.failed');
  };
  const times = (conversation: EngineConversation) => conversation.snapshot().trouble?.times;

  it('is counted over retries, also after a reload', () => {
    const conversation = looking();
    expect(times(conversation)).toBe(1);
    expect(times(conversation.choose('again').failed('network.timeout'))).toBe(2);
    expect(times(conversation.reload().choose('again').failed({ code: 'http.refused', status: 400 }))).toBe(3);
  });

  it('starts again when the place worked', () => {
    expect(times(looking().choose('again').fetched().choose('look').failed('http.failed'))).toBe(1);
  });

  it('goes on when another place failed in between', () => {
    const conversation = looking(() => 'pause');
    expect(times(conversation.choose('name').type('Ana').failed('http.failed'))).toBe(1);
    expect(times(conversation.choose('again').type('Ana').fetched().failed('http.failed'))).toBe(2);
  });

  it('counts a segment that does not load', () => {
    const leave = aQuestion('leave', { go: 'exit:on' });
    const conversation = startConversation([leave], { itinerary: { 'demo:on': { segment: 'other' } } });
    conversation.choose('go').cannotLoad('other').choose('again').cannotLoad('other');
    expect(times(conversation)).toBe(2);
    expect(conversation.ready(aSegment('other', [pause])).where()).toContain('other:');
  });

  it('is known where the step decides where the failure leads', () => {
    const fails = jest.fn<'error-general', unknown[]>(() => 'error-general');
    looking(fails).choose('again').failed('http.failed');

    expect(fails).toHaveBeenLastCalledWith(
      { code: 'http.failed' },
      expect.objectContaining({ trouble: expect.objectContaining({ times: 2, uncertain: false }) }),
    );
  });
});
