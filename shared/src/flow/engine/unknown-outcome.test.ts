import type { ErrorCode } from '../../errors';
import { aConversation } from '../../testing/conversation';
import { aSegment } from '../../testing/segments';
import { defineStep } from '../step';
import { after, before, create, keys, requests, sending, submission } from './testing/lead-conversation';

const demo = aSegment('demo', [before, create, after]);

describe('a creation whose outcome is unknown', () => {
  it.each<{ code: ErrorCode; state: string }>([
    { code: 'network.timeout', state: 'unknown' },
    { code: 'network.lost', state: 'unknown' },
    { code: 'contract.mismatch', state: 'unknown' },
    { code: 'http.failed', state: 'unknown' },
    { code: 'unexpected', state: 'unknown' }, // a bug while the answer was read: the server had acted by then
    { code: 'http.refused', state: 'failed' },
    { code: 'network.offline', state: 'failed' },
  ])('is $state after $code, and the visitor reads so', ({ code, state }) => {
    const conversation = sending();

    conversation.failed(code);

    expect(submission(conversation)?.state).toBe(state);
    expect(conversation.snapshot().trouble?.uncertain).toBe(state === 'unknown');
    expect(conversation.said().at(-1)).toBe(state === 'unknown' ? 'bot: Não sei se chegou.' : 'bot: Instabilidades.');
    expect(conversation.where()).toBe('host:error-general waiting');
  });

  it('with an unknown outcome goes out again only when the visitor asks, with the same key', () => {
    const conversation = sending();
    conversation.failed('network.timeout');
    conversation.reload();
    conversation.reload();
    expect(requests(conversation)).toHaveLength(1);

    conversation.choose('again');

    expect(keys(conversation)).toHaveLength(2);
    expect(new Set(keys(conversation)).size).toBe(1);
    conversation.fetched(7);
    expect(submission(conversation)?.state).toBe('sent');
  });

  it.each([
    ['with the segment loaded', [demo]],
    ['while the segment is still loading', []],
  ])('is never sent by a reload in the middle, %s: its outcome is unknown and the visitor reads so', (_how, there) => {
    const conversation = sending();

    conversation.reload(there);
    if (there.length === 0) conversation.ready(demo);

    expect(requests(conversation)).toHaveLength(1);
    expect(submission(conversation)?.state).toBe('unknown');
    expect(conversation.snapshot().trouble).toMatchObject({ uncertain: true, place: { step: 'create' } });
    expect(conversation.said().at(-1)).toBe('bot: Não sei se chegou.');

    conversation.choose('again');
    expect(keys(conversation)).toHaveLength(2);
    expect(new Set(keys(conversation)).size).toBe(1);
  });

  it('is not sent silently by a retry about something else: the segment did not load after the reload', () => {
    const conversation = sending();
    conversation.reload([]);
    conversation.cannotLoad('demo');
    expect(conversation.where()).toBe('host:segmento-indisponivel waiting');

    conversation.choose('again');
    conversation.ready(demo);

    expect(requests(conversation)).toHaveLength(1);
    expect(conversation.said().at(-1)).toBe('bot: Não sei se chegou.');
    expect(submission(conversation)?.state).toBe('unknown');
  });

  it('is not sent again before the visitor read that its outcome is unknown, whatever way leads back to it', () => {
    const sorry = defineStep({
      name: 'sorry',
      leadsTo: ['create'],
      text: 'Não sei se deu certo.',
      options: [{ id: 'again', label: 'De novo', to: 'create' }],
    });
    const telling = defineStep({
      name: 'create',
      leadsTo: ['after', 'sorry'],
      fetch: {
        input: ({ journey }) => journey.email ?? '',
        run: async () => undefined,
        settle: (journey) => journey,
        creates: { intent: 'lead', sameAs: (email) => email },
        fails: () => 'sorry',
      },
      next: () => 'after',
    });
    const conversation = aConversation({ steps: [before, telling, sorry, after] });
    conversation.start();
    conversation.listen();
    conversation.type('a@b.c');
    conversation.failed('network.timeout');
    expect(conversation.where()).toBe('demo:sorry typing');

    // The page is gone before the bubble is said, its segment does not load again, and the visitor starts over.
    conversation.reload([]);
    conversation.cannotLoad('demo');
    const { trouble: _other, ...lost } = conversation.snapshot();
    conversation.take({ ...lost, place: { segment: 'demo', step: 'before' }, phase: { kind: 'arriving', since: 0 } });
    conversation.ready(aSegment('demo', [before, telling, sorry, after]));
    conversation.listen();
    conversation.type('a@b.c');
    conversation.listen();

    expect(requests(conversation)).toHaveLength(1);
    expect(conversation.where()).toBe('demo:sorry waiting');
    expect(conversation.said().at(-1)).toBe('bot: Não sei se deu certo.');

    conversation.choose('again');
    expect(keys(conversation)).toHaveLength(2);
    expect(new Set(keys(conversation)).size).toBe(1);
  });

  it('is unknown, not sent, when its answer broke the step', () => {
    const broken = defineStep({
      name: 'create',
      leadsTo: ['after', 'error-general'],
      fetch: {
        input: () => ({}),
        run: async () => undefined,
        settle: () => {
          throw new Error('bug');
        },
        creates: { intent: 'lead', sameAs: () => '' },
      },
    });
    const conversation = aConversation({ steps: [before, broken, after], delayMs: 0 });
    conversation.start();
    conversation.type('a@b.c');

    conversation.fetched(7);

    expect(submission(conversation)?.state).toBe('unknown');
    expect(conversation.snapshot().trouble).toMatchObject({ uncertain: true });
    expect(conversation.all('report')).toMatchObject([{ failure: { code: 'unexpected' }, step: 'create' }]);
  });
});
