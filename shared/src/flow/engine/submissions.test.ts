import fc from 'fast-check';
import type { ErrorCode } from '../../errors';
import { type EngineConversation, startConversation } from '../../testing/conversation';
import { aSegment } from '../../testing/segments';
import { aNameQuestion, aQuestion, aRequest } from '../../testing/steps';
import type { Step } from '../step';
import { fingerprint } from './fingerprint';
import type { World } from './world';

type Fetch = NonNullable<Step['fetch']>;

const before = aNameQuestion(
  {},
  { name: 'before', leadsTo: ['create'], record: (journey, email) => ({ ...journey, email: String(email) }) },
);
const after = aQuestion('after', { change: 'before', 'once-more': 'create' });
/** Creates a lead from the e-mail of the journey. */
const creating = (fetch: Partial<Fetch> = {}) =>
  aRequest(
    'create',
    {
      input: ({ journey }) => journey.email ?? '',
      settle: (journey, id) => ({ ...journey, lead: { LeadID: Number(id), LeadToken: 't' } }),
      facts: ({ journey }) => [{ name: 'lead.saved', payload: { LeadID: journey.lead?.LeadID ?? '' } }],
      creates: { intent: 'lead', sameAs: String },
      ...fetch,
    },
    { leadsTo: ['after', 'error-general'] },
  );
const sending = (
  steps: readonly Step[] = [before, creating(), after],
  options: Parameters<typeof startConversation>[1] = {},
) => {
  const conversation = startConversation(steps, options);
  conversation.type('a@b.c');
  return conversation;
};
const keys = (conversation: EngineConversation) =>
  conversation.all('request').map(({ idempotencyKey }) => idempotencyKey);
const submission = (conversation: EngineConversation) => conversation.snapshot().submissions.lead;
const bug = (): never => {
  throw new Error('bug');
};
/** Expects that the visitor reads about an unknown outcome, and that only another try sends it again, with the same key. */
function expectUnknown(conversation: EngineConversation) {
  expect(keys(conversation)).toHaveLength(1);
  expect(submission(conversation)?.state).toBe('unknown');
  expect(conversation.snapshot().trouble).toMatchObject({ uncertain: true, place: { step: 'create' } });
  expect(conversation.said().at(-1)).toBe('bot: Não sei se chegou.');

  conversation.choose('again');
  expect(keys(conversation)).toHaveLength(2);
  expect(new Set(keys(conversation)).size).toBe(1);
}

describe('a request that creates something', () => {
  it('is marked as sending in the snapshot before it goes out, under a key of its own', () => {
    const conversation = sending();

    expect(conversation.where()).toBe('demo:create fetching');
    expect(submission(conversation)).toEqual({ key: keys(conversation)[0], state: 'sending' });
    expect(keys(conversation)[0]).toMatch(/^journey-1:lead:\w+$/);
    expect(keys(conversation)[0]).not.toContain('a@b.c');
    expect(keys(sending())).toEqual(keys(conversation));
  });

  it('is sent once: the same data are not sent again, and the conversation continues without waiting', () => {
    const conversation = sending();
    conversation.fetched(7);
    expect(submission(conversation)?.state).toBe('sent');

    conversation.choose('once-more');

    expect(conversation.where()).toBe('demo:after waiting');
    expect(keys(conversation)).toHaveLength(1);
    expect(conversation.all('publish')).toHaveLength(1);
    expect(conversation.snapshot().journey.lead?.LeadID).toBe(7);
  });

  it('is sent again, with another key, once its data changed', () => {
    const conversation = sending();
    conversation.fetched(7);
    conversation.choose('change');

    conversation.type('other@b.c');
    conversation.fetched(8);

    expect(new Set(keys(conversation)).size).toBe(2);
    expect(conversation.snapshot().journey.lead?.LeadID).toBe(8);
  });

  it('with other data is no repeat: nobody was told about it', () => {
    const conversation = sending();
    conversation.failed('network.timeout');
    conversation.take({ ...conversation.snapshot(), journey: { email: 'other@b.c' } });

    conversation.choose('again');

    expect(submission(conversation)).toEqual({ key: keys(conversation)[1], state: 'sending' });
  });

  it('goes out again after a clear refusal, with the same key', () => {
    const conversation = sending();
    conversation.failed({ code: 'http.refused', status: 400 });

    conversation.choose('again');

    expect(keys(conversation)).toHaveLength(2);
    expect(new Set(keys(conversation)).size).toBe(1);
  });

  it('is not sent again by events that arrive twice', () => {
    const conversation = sending();

    conversation.happen({ type: 'started' });
    conversation.happen({ type: 'segment-ready', segment: 'demo' });

    expect(conversation.where()).toBe('demo:create fetching');
    expect(keys(conversation)).toHaveLength(1);
    conversation.fetched(7);
    expect(submission(conversation)?.state).toBe('sent');
  });

  it('stays marked as sent when the step after it breaks', () => {
    const conversation = sending([before, creating(), { ...after, text: bug }]);

    conversation.fetched(7);

    expect(conversation.where()).toBe('host:error-general waiting');
    expect(submission(conversation)?.state).toBe('sent');
    expect(conversation.snapshot().journey.lead?.LeadID).toBe(7);
    expect(conversation.all('report')).toMatchObject([{ step: 'after' }]);
  });
});

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

  it('goes out again only when the visitor asks, with the same key', () => {
    const conversation = sending();
    conversation.failed('network.timeout');
    conversation.reload();
    conversation.reload();

    expectUnknown(conversation);
    conversation.fetched(7);
    expect(submission(conversation)?.state).toBe('sent');
  });

  it('is not sent again before the visitor read that its outcome is unknown, whatever way leads back to it', () => {
    const telling: Step = { ...creating({ fails: () => 'sorry' }), leadsTo: ['after', 'sorry'] };
    const steps = [before, telling, aQuestion('sorry', { again: 'create' }), after];
    const conversation = startConversation(steps, { delayMs: 1500 });
    conversation.listen();
    conversation.type('a@b.c');
    conversation.failed('network.timeout');
    expect(conversation.where()).toBe('demo:sorry typing');

    // The page is gone before the bubble is said, its segment does not load again, and the visitor starts over.
    conversation.reload([]);
    conversation.cannotLoad('demo');
    const { trouble: _other, ...lost } = conversation.snapshot();
    conversation.take({ ...lost, place: { segment: 'demo', step: 'before' }, phase: { kind: 'arriving', since: 0 } });
    conversation.ready(aSegment('demo', steps));
    conversation.listen();
    conversation.type('a@b.c');
    conversation.listen();

    expect(keys(conversation)).toHaveLength(1);
    expect(conversation.where()).toBe('demo:sorry waiting');
    expect(conversation.said().at(-1)).toBe('bot: sorry');

    conversation.choose('again');
    expect(keys(conversation)).toHaveLength(2);
    expect(new Set(keys(conversation)).size).toBe(1);
  });

  it('is unknown, not sent, when its answer broke the step', () => {
    const conversation = sending([before, creating({ settle: bug }), after]);

    conversation.fetched(7);

    expect(conversation.all('report')).toMatchObject([{ failure: { code: 'unexpected' }, step: 'create' }]);
    expectUnknown(conversation);
  });
});

describe('a creation that was cut off by a page that was left or slept', () => {
  const purchase = () => ({
    planoID: 1,
    bemNome: 'Carro',
    metodo: 'pix',
    nome: 'o Pix',
    valorInCents: 100,
    quita: false,
  });
  const charge = creating({
    settle: (journey, id) => ({ ...journey, compras: Number(id) }),
    settleFailure: (journey, failure) => ({ ...journey, complemento: failure.code }),
    creates: { intent: 'lead', sameAs: String, purchase },
  });
  const steps = [before, charge, after];
  const charging = (idempotencyKeys: World['idempotencyKeys']) => sending(steps, { idempotencyKeys });
  const ways: Record<string, (conversation: EngineConversation) => void> = {
    'a reload': (conversation) => conversation.reload(),
    'a reload that has to load the segment first': (conversation) => {
      conversation.reload([]);
      conversation.ready(aSegment('demo', steps));
    },
    'a reload whose segment loads only at the second try': (conversation) => {
      conversation.reload([]);
      conversation.cannotLoad('demo');
      conversation.choose('again');
      conversation.ready(aSegment('demo', steps));
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
      expect(conversation.all('request').at(-1)).toMatchObject({ isRepeat: true });
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

      expectUnknown(conversation);
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
    const conversation = sending(undefined, { idempotencyKeys: 'off' });
    conversation.reload();

    expect(conversation.where()).toBe('demo:create fetching');
    expect(keys(conversation)).toHaveLength(2);
  });

  it('is not sent with data that a deploy has changed meanwhile', () => {
    const conversation = charging('sent');
    const changed = creating({ input: () => 'other', creates: { intent: 'lead', sameAs: String, purchase } });
    conversation.reload([aSegment('demo', [before, changed, after])]);

    expect(keys(conversation)).toHaveLength(1);
    expect(conversation.said().at(-1)).toBe('bot: Não sei se chegou.');
  });
});

describe('the fingerprint in a key', () => {
  it('is the same for the same text and short', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(fingerprint(text)).toBe(fingerprint(text));
        expect(fingerprint(text)).toMatch(/^[0-9a-z]{2,14}$/);
      }),
    );
  });

  it('distinguishes texts that differ in one place, in order or in length, and as many as a journey could ever have', () => {
    const similar = ['', 'a', 'b', 'aa', 'ab', 'ba', '{"renda":1}', '{"renda":2}', 'Ana', 'ana', 'Aná', 'aAn'];
    const creations = Array.from({ length: 20_000 }, (_, index) => JSON.stringify({ nome: 'Ana', renda: index }));

    for (const texts of [similar, creations]) expect(new Set(texts.map(fingerprint)).size).toBe(texts.length);
  });
});
