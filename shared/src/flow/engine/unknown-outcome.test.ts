import type { ErrorCode } from '../../errors';
import { aConversation, type EngineConversation } from '../../testing/conversation';
import { aSegment } from '../../testing/segments';
import { defineStep } from '../step';
import { after, before, create, keys, requests, sending, submission } from './testing/lead-conversation';

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

describe('a creation that was cut off by a page that was left or slept', () => {
  const charge = defineStep({
    name: 'create',
    leadsTo: ['after', 'error-general'],
    fetch: {
      input: ({ journey }) => ({ email: journey.email ?? '' }),
      run: async () => undefined,
      settle: (journey, id) => ({ ...journey, compras: Number(id) }),
      settleFailure: (journey, failure) => ({ ...journey, complemento: failure.code }),
      creates: {
        intent: 'lead',
        sameAs: ({ email }) => email,
        purchase: () => ({
          planoID: 1,
          bemNome: 'Carro',
          metodo: 'pix',
          nome: 'o Pix',
          valorInCents: 100,
          quita: false,
        }),
      },
    },
    text: 'Pronto.',
    next: () => 'after',
  });
  const charging = (idempotencyKeys: 'off' | 'sent' | 'honoured') => {
    const conversation = aConversation({ steps: [before, charge, after], delayMs: 0, idempotencyKeys });
    conversation.start();
    conversation.type('a@b.c');
    return conversation;
  };
  const ways: Record<string, (conversation: EngineConversation) => void> = {
    'a reload': (conversation) => conversation.reload(),
    'a reload that has to load the segment first': (conversation) => {
      conversation.reload([]);
      conversation.ready(aSegment('demo', [before, charge, after]));
    },
    'a reload whose segment loads only at the second try': (conversation) => {
      conversation.reload([]);
      conversation.cannotLoad('demo');
      conversation.choose('again');
      conversation.ready(aSegment('demo', [before, charge, after]));
    },
    'waking up': (conversation) => conversation.cutOff(),
    'two reloads': (conversation) => {
      conversation.reload();
      conversation.reload();
    },
  };

  it.each(Object.keys(ways))('goes on after %s with its key, without a word', (way) => {
    for (const idempotencyKeys of ['sent', 'honoured'] as const) {
      const conversation = charging(idempotencyKeys);
      ways[way]?.(conversation);

      expect(conversation.where()).toBe('demo:create fetching');
      expect(requests(conversation).at(-1)).toMatchObject({ isRepeat: true });
      expect(new Set(keys(conversation)).size).toBe(1);
      expect(conversation.snapshot()).toMatchObject({ idempotencyKeys, journey: { complemento: 'network.lost' } });
      conversation.fetched(7);
      expect(submission(conversation)?.state).toBe('sent');
      expect(conversation.snapshot().journey.compras).toBe(7);
    }
  });

  it.each(['a reload', 'waking up'])(
    'is not sent by %s to an API that gets no key: the visitor reads and decides',
    (way) => {
      const conversation = charging('off');
      ways[way]?.(conversation);

      expect(requests(conversation)).toHaveLength(1);
      expect(submission(conversation)?.state).toBe('unknown');
      expect(conversation.snapshot().trouble).toMatchObject({ uncertain: true, place: { step: 'create' } });
      expect(conversation.said().at(-1)).toBe('bot: Não sei se chegou.');
      conversation.choose('again');
      expect(keys(conversation)).toHaveLength(2);
      expect(new Set(keys(conversation)).size).toBe(1);
    },
  );

  it.each<{ code: ErrorCode; state: string }>([
    { code: 'network.offline', state: 'unknown' },
    { code: 'config.invalid', state: 'unknown' },
    { code: 'network.lost', state: 'unknown' },
    { code: 'http.refused', state: 'failed' },
  ])('is $state if its repeat ends with $code: the first one may have acted', ({ code, state }) => {
    const conversation = charging('sent');
    conversation.cutOff();
    conversation.reload();
    conversation.failed(code);

    expect(submission(conversation)?.state).toBe(state);
    expect(conversation.snapshot().trouble?.uncertain).toBe(state === 'unknown');
  });

  it('goes on without a key if it belongs to no purchase', () => {
    const conversation = aConversation({ steps: [before, create, after], delayMs: 0, idempotencyKeys: 'off' });
    conversation.start();
    conversation.type('a@b.c');
    conversation.reload();

    expect(conversation.where()).toBe('demo:create fetching');
    expect(requests(conversation)).toHaveLength(2);
  });

  it('is not sent with data that a deploy has changed meanwhile', () => {
    const conversation = charging('sent');
    const changed = defineStep({
      ...charge,
      fetch: {
        ...charge.fetch,
        input: () => ({ email: 'other' }),
        run: async () => undefined,
        settle: (journey) => journey,
      },
    });
    conversation.reload([aSegment('demo', [before, changed, after])]);

    expect(requests(conversation)).toHaveLength(1);
    expect(conversation.said().at(-1)).toBe('bot: Não sei se chegou.');
  });
});
