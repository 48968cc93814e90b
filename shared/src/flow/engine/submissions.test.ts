import fc from 'fast-check';
import type { ErrorCode } from '../../errors';
import { type EngineConversation, type EngineConversationOptions, startConversation } from '../../testing/conversation';
import { aSegment } from '../../testing/segments';
import { aNameQuestion, aQuestion, aRequest } from '../../testing/steps';
import type { Step } from '../step';
import { fingerprint } from './submissions';
import type { World } from './world';

const before = aNameQuestion(
  {},
  { name: 'before', leadsTo: ['create'], record: (journey, email) => ({ ...journey, email: String(email) }) },
);
const after = aQuestion('after', { change: 'before', 'once-more': 'create' });
/** Creates a lead from the e-mail of the journey. */
const creating = (fetch: Partial<NonNullable<Step['fetch']>> = {}) =>
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
const sending = (steps: readonly Step[] = [before, creating(), after], options?: EngineConversationOptions) =>
  startConversation(steps, options).type('a@b.c');
const submission = (conversation: EngineConversation) => conversation.snapshot().submissions.lead;
const lead = (LeadID: number) => ({ journey: { lead: { LeadID } }, submissions: { lead: { state: 'sent' } } });
const bug = (): never => {
  throw new Error('bug');
};
function expectSentTwiceWithOneKey(conversation: EngineConversation) {
  expect(conversation.keys()).toHaveLength(2);
  expect(new Set(conversation.keys()).size).toBe(1);
}
/** Expects that the visitor reads about an unknown outcome, and that only another try sends it again, with the same key. */
function expectUnknown(conversation: EngineConversation) {
  expect(conversation.keys()).toHaveLength(1);
  expect(submission(conversation)?.state).toBe('unknown');
  expect(conversation.snapshot().trouble).toMatchObject({ uncertain: true, place: { step: 'create' } });
  expect(conversation.said().at(-1)).toBe('bot: Não sei se chegou.');
  expectSentTwiceWithOneKey(conversation.choose('again'));
}

describe('a request that creates something', () => {
  it('is marked as sending in the snapshot before it goes out, under a key of its own', () => {
    const conversation = sending();
    const [key] = conversation.keys();

    expect(conversation.where()).toBe('demo:create fetching');
    expect(submission(conversation)).toEqual({ key, state: 'sending' });
    expect(key).toMatch(/^journey-1:lead:\w+$/);
    expect(key).not.toContain('a@b.c');
    expect(sending().keys()).toEqual([key]);
  });

  it('is sent once, and again, with another key, only when its data changed', () => {
    const conversation = sending().fetched(7).choose('once-more');
    expect(conversation.state()).toMatchObject({ where: 'demo:after waiting', ...lead(7) });
    expect(conversation.keys()).toHaveLength(1);
    expect(conversation.all('publish')).toHaveLength(1);

    conversation.choose('change').type('other@b.c').fetched(8);
    expect(new Set(conversation.keys()).size).toBe(2);
    expect(conversation.state()).toMatchObject(lead(8));
  });

  it('with other data is no repeat: nobody was told about it', () => {
    const conversation = sending().failed('network.timeout');
    conversation.take({ ...conversation.snapshot(), journey: { email: 'other@b.c' } }).choose('again');

    expect(submission(conversation)).toEqual({ key: conversation.keys()[1], state: 'sending' });
  });

  it('goes out again after a clear refusal, with the same key', () => {
    expectSentTwiceWithOneKey(sending().failed({ code: 'http.refused', status: 400 }).choose('again'));
  });

  it('is not sent again by events that arrive twice', () => {
    const conversation = sending().happen({ type: 'started' }).happen({ type: 'segment-ready', segment: 'demo' });

    expect(conversation.where()).toBe('demo:create fetching');
    expect(conversation.keys()).toHaveLength(1);
    expect(submission(conversation.fetched(7))?.state).toBe('sent');
  });

  it('stays marked as sent when the step after it breaks', () => {
    const conversation = sending([before, creating(), { ...after, text: bug }]).fetched(7);

    const reports = [{ step: 'after' }];
    expect(conversation.state()).toMatchObject({ where: 'host:error-general waiting', ...lead(7), reports });
  });
});

describe('a creation whose outcome is unknown', () => {
  it.each<[ErrorCode, string]>([
    ['network.timeout', 'unknown'],
    ['network.lost', 'unknown'],
    ['contract.mismatch', 'unknown'],
    ['http.failed', 'unknown'],
    ['unexpected', 'unknown'], // a bug while the answer was read: the server had acted by then
    ['http.refused', 'failed'],
    ['network.offline', 'failed'],
  ])('after %s is %s, and the visitor reads so', (code, state) => {
    const conversation = sending().failed(code);

    expect(submission(conversation)?.state).toBe(state);
    expect(conversation.snapshot().trouble?.uncertain).toBe(state === 'unknown');
    expect(conversation.said().at(-1)).toBe(state === 'unknown' ? 'bot: Não sei se chegou.' : 'bot: Instabilidades.');
    expect(conversation.where()).toBe('host:error-general waiting');
  });

  it('goes out again only when the visitor asks, with the same key', () => {
    const conversation = sending().failed('network.timeout').reload().reload();

    expectUnknown(conversation);
    expect(submission(conversation.fetched(7))?.state).toBe('sent');
  });

  it('is not sent again before the visitor read that its outcome is unknown, whatever way leads back to it', () => {
    const telling: Step = { ...creating({ fails: () => 'sorry' }), leadsTo: ['after', 'sorry'] };
    const steps = [before, telling, aQuestion('sorry', { again: 'create' }), after];
    const conversation = startConversation(steps, { delayMs: 1500 }).listen().type('a@b.c').failed('network.timeout');
    expect(conversation.where()).toBe('demo:sorry typing');

    // The page is gone before the bubble is said, its segment does not load again, and the visitor starts over.
    conversation.reload([]).cannotLoad('demo');
    const { trouble: _other, ...lost } = conversation.snapshot();
    conversation.take({ ...lost, place: { segment: 'demo', step: 'before' }, phase: { kind: 'arriving', since: 0 } });
    conversation.ready(aSegment('demo', steps)).listen().type('a@b.c').listen();

    expect(conversation.keys()).toHaveLength(1);
    expect(conversation.where()).toBe('demo:sorry waiting');
    expect(conversation.said().at(-1)).toBe('bot: sorry');
    expectSentTwiceWithOneKey(conversation.choose('again'));
  });

  it('is unknown, not sent, when its answer broke the step', () => {
    const conversation = sending([before, creating({ settle: bug }), after]).fetched(7);

    expect(conversation.all('report')).toMatchObject([{ failure: { code: 'unexpected' }, step: 'create' }]);
    expectUnknown(conversation);
  });
});

describe('a creation that was cut off by a page that was left or slept', () => {
  const note = { planoID: 1, bemNome: 'Carro', metodo: 'pix', nome: 'o Pix', valorInCents: 100, quita: false };
  const charge: Partial<NonNullable<Step['fetch']>> = {
    settle: (journey, id) => ({ ...journey, compras: Number(id) }),
    settleFailure: (journey, failure) => ({ ...journey, complemento: failure.code }),
    creates: { intent: 'lead', sameAs: String, purchase: () => note },
  };
  const steps = [before, creating(charge), after];
  const charging = (idempotencyKeys: World['idempotencyKeys']) => sending(steps, { idempotencyKeys });
  type Way = (conversation: EngineConversation) => EngineConversation;
  const demo = aSegment('demo', steps);
  const aReload: Way = (conversation) => conversation.reload();
  const wakingUp: Way = (conversation) => conversation.cutOff();

  it.each<[string, Way]>([
    ['a reload', aReload],
    ['a reload that has to load the segment first', (conversation) => conversation.reload([]).ready(demo)],
    [
      'a reload whose segment loads only at the second try',
      (conversation) => conversation.reload([]).cannotLoad('demo').choose('again').ready(demo),
    ],
    ['waking up', wakingUp],
    ['two reloads', (conversation) => conversation.reload().reload()],
  ])('goes on after %s with its key, without a word', (_way, goOn) => {
    for (const idempotencyKeys of ['sent', 'honoured'] as const) {
      const conversation = goOn(charging(idempotencyKeys));
      const journey = { complemento: 'network.lost' };

      expect(conversation.state()).toMatchObject({ where: 'demo:create fetching', idempotencyKeys, journey });
      expect(conversation.all('request').at(-1)).toMatchObject({ isRepeat: true });
      expect(new Set(conversation.keys()).size).toBe(1);
      expect(submission(conversation.fetched(7))?.state).toBe('sent');
      expect(conversation.snapshot().journey.compras).toBe(7);
    }
  });

  it.each([
    ['a reload', aReload],
    ['waking up', wakingUp],
  ])('is not sent by %s to an API that gets no key: the visitor reads and decides', (_way, goOn) => {
    expectUnknown(goOn(charging('off')));
  });

  it.each<[ErrorCode, string]>([
    ['network.offline', 'unknown'],
    ['config.invalid', 'unknown'],
    ['network.lost', 'unknown'],
    ['http.refused', 'failed'],
  ])('if its repeat ends with %s is %s: the first one may have acted', (code, state) => {
    const conversation = charging('sent').cutOff().reload().failed(code);

    expect(submission(conversation)?.state).toBe(state);
    expect(conversation.snapshot().trouble?.uncertain).toBe(state === 'unknown');
  });

  it('goes on without a key if it belongs to no purchase', () => {
    const conversation = sending(undefined, { idempotencyKeys: 'off' }).reload();

    expect(conversation.where()).toBe('demo:create fetching');
    expect(conversation.keys()).toHaveLength(2);
  });

  it('is not sent with data that a deploy has changed meanwhile', () => {
    const changed = creating({ ...charge, input: () => 'other' });
    const conversation = charging('sent').reload([aSegment('demo', [before, changed, after])]);

    expect(conversation.keys()).toHaveLength(1);
    expect(conversation.said().at(-1)).toBe('bot: Não sei se chegou.');
  });
});

it('the fingerprint in a key is short, and the same for the same text', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(fingerprint(text)).toBe(fingerprint(text));
      expect(fingerprint(text)).toMatch(/^[0-9a-z]{2,14}$/);
    }),
  );
});

it('the fingerprint differs for similar texts, and for as many as a journey could ever have', () => {
  const similar = ['', 'a', 'b', 'aa', 'ab', 'ba', '{"renda":1}', '{"renda":2}', 'Ana', 'ana', 'Aná', 'aAn'];
  const creations = Array.from({ length: 20_000 }, (_, index) => JSON.stringify({ nome: 'Ana', renda: index }));

  for (const texts of [similar, creations]) expect(new Set(texts.map(fingerprint)).size).toBe(texts.length);
});
