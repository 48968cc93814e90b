import type { ErrorCode } from '../../errors';
import { anyText, aSegment, aTalk, type Talk } from '../../testing/talk';
import { defineStep } from '../step';

const before = defineStep({
  name: 'before',
  leadsTo: ['create'],
  text: 'E-mail?',
  input: { kind: 'email', label: 'E-mail', check: anyText },
  record: (journey, email) => ({ ...journey, email }),
});
const create = defineStep({
  name: 'create',
  leadsTo: ['after', 'error-general'],
  fetch: {
    input: ({ journey }) => ({ email: journey.email ?? '' }),
    run: async () => undefined,
    settle: (journey, id) => ({ ...journey, lead: { LeadID: Number(id), LeadToken: 't' } }),
    facts: ({ journey }) => [{ name: 'lead.saved', payload: { LeadID: journey.lead?.LeadID ?? '' } }],
    creates: { intent: 'lead', sameAs: ({ email }) => email },
  },
});
const after = defineStep({
  name: 'after',
  leadsTo: ['before', 'create', 'end'],
  text: 'Pronto.',
  options: [
    { id: 'change', label: 'Mudar', to: 'before' },
    { id: 'once-more', label: 'De novo', to: 'create' },
  ],
});
const demo = aSegment('demo', [before, create, after]);

const sending = (email = 'a@b.c') => {
  const talk = aTalk({ steps: [before, create, after], delayMs: 0 });
  talk.start();
  talk.type(email);
  return talk;
};
const requests = (talk: Talk) => talk.all('request');
const keys = (talk: Talk) => requests(talk).map(({ idempotencyKey }) => idempotencyKey);
const submission = (talk: Talk) => talk.snapshot().submissions.lead;

describe('a request that creates something', () => {
  it('is marked as sending in the snapshot before it goes out, under a key of its own', () => {
    const talk = sending();

    expect(talk.where()).toBe('demo:create fetching');
    expect(submission(talk)).toEqual({ key: keys(talk)[0], state: 'sending' });
    expect(keys(talk)[0]).toMatch(/^journey-1:lead:\w+$/);
    expect(keys(talk)[0]).not.toContain('a@b.c');
  });

  it('is sent once: the same data are not sent again, and nothing is waited for', () => {
    const talk = sending();
    talk.fetched(7);
    expect(submission(talk)?.state).toBe('sent');

    talk.choose('once-more');

    expect(talk.where()).toBe('demo:after waiting');
    expect(requests(talk)).toHaveLength(1);
    expect(talk.all('publish')).toHaveLength(1);
    expect(talk.snapshot().journey.lead?.LeadID).toBe(7);
  });

  it('is sent anew, with another key, once its data changed', () => {
    const talk = sending();
    talk.fetched(7);
    talk.choose('change');

    talk.type('other@b.c');
    talk.fetched(8);

    expect(new Set(keys(talk)).size).toBe(2);
    expect(talk.snapshot().journey.lead?.LeadID).toBe(8);
  });

  it('goes out again after a clear refusal, with the same key', () => {
    const talk = sending();
    talk.failed({ code: 'http.refused', status: 400 });
    expect(submission(talk)?.state).toBe('failed');
    expect(talk.snapshot().trouble?.uncertain).toBe(false);

    talk.choose('again');

    expect(keys(talk)).toHaveLength(2);
    expect(new Set(keys(talk)).size).toBe(1);
  });

  it.each<{ code: ErrorCode; state: string }>([
    { code: 'network.timeout', state: 'unknown' },
    { code: 'network.lost', state: 'unknown' },
    { code: 'contract.mismatch', state: 'unknown' },
    { code: 'http.failed', state: 'unknown' },
    { code: 'unexpected', state: 'unknown' }, // a bug while the answer was read: the server had acted by then
    { code: 'http.refused', state: 'failed' },
    { code: 'network.offline', state: 'failed' },
  ])('is $state after $code, and said to be so', ({ code, state }) => {
    const talk = sending();

    talk.failed(code);

    expect(submission(talk)?.state).toBe(state);
    expect(talk.snapshot().trouble?.uncertain).toBe(state === 'unknown');
    expect(talk.said().at(-1)).toBe(state === 'unknown' ? 'bot: Não sei se chegou.' : 'bot: Instabilidades.');
    expect(talk.where()).toBe('host:error-general waiting');
  });

  it('with an unknown outcome goes out again only when the visitor asks, with the same key', () => {
    const talk = sending();
    talk.failed('network.timeout');
    talk.reload();
    talk.reload();
    expect(requests(talk)).toHaveLength(1);

    talk.choose('again');

    expect(keys(talk)).toHaveLength(2);
    expect(new Set(keys(talk)).size).toBe(1);
    talk.fetched(7);
    expect(submission(talk)?.state).toBe('sent');
  });

  it.each([
    ['with the segment at hand', [demo]],
    ['while the segment is still loading', []],
  ])('is never sent by a reload in the middle, %s: its outcome is unknown and said to be so', (_how, there) => {
    const talk = sending();

    talk.reload(there);
    if (there.length === 0) talk.ready(demo);

    expect(requests(talk)).toHaveLength(1);
    expect(submission(talk)?.state).toBe('unknown');
    expect(talk.snapshot().trouble).toMatchObject({ uncertain: true, place: { step: 'create' } });
    expect(talk.said().at(-1)).toBe('bot: Não sei se chegou.');

    talk.choose('again');
    expect(keys(talk)).toHaveLength(2);
    expect(new Set(keys(talk)).size).toBe(1);
  });

  it('is not sent silently by a retry that was about something else: the segment did not load after the reload', () => {
    const talk = sending();
    talk.reload([]);
    talk.cannotLoad('demo');
    expect(talk.where()).toBe('host:segmento-indisponivel waiting');

    talk.choose('again');
    talk.ready(demo);

    expect(requests(talk)).toHaveLength(1);
    expect(talk.said().at(-1)).toBe('bot: Não sei se chegou.');
    expect(submission(talk)?.state).toBe('unknown');
  });

  it('is not sent anew before its unknown outcome was said, whatever way leads back to it', () => {
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
    const talk = aTalk({ steps: [before, telling, sorry, after] });
    talk.start();
    talk.listen();
    talk.type('a@b.c');
    talk.failed('network.timeout');
    expect(talk.where()).toBe('demo:sorry typing');

    // The page goes before the bubble comes, its segment does not come back, and the visitor begins anew.
    talk.reload([]);
    talk.cannotLoad('demo');
    const { trouble: _other, ...lost } = talk.snapshot();
    talk.take({ ...lost, place: { segment: 'demo', step: 'before' }, phase: { kind: 'arriving', since: 0 } });
    talk.ready(aSegment('demo', [before, telling, sorry, after]));
    talk.listen();
    talk.type('a@b.c');
    talk.listen();

    expect(requests(talk)).toHaveLength(1);
    expect(talk.where()).toBe('demo:sorry waiting');
    expect(talk.said().at(-1)).toBe('bot: Não sei se deu certo.');

    talk.choose('again');
    expect(keys(talk)).toHaveLength(2);
    expect(new Set(keys(talk)).size).toBe(1);
  });

  it('is not sent again by events that come twice', () => {
    const talk = sending();

    talk.happen({ type: 'started' });
    talk.happen({ type: 'segment-ready', segment: 'demo' });

    expect(talk.where()).toBe('demo:create fetching');
    expect(requests(talk)).toHaveLength(1);
    expect(submission(talk)?.state).toBe('sending');
    talk.fetched(7);
    expect(talk.snapshot().journey.lead?.LeadID).toBe(7);
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
    const talk = aTalk({ steps: [before, broken, after], delayMs: 0 });
    talk.start();
    talk.type('a@b.c');

    talk.fetched(7);

    expect(submission(talk)?.state).toBe('unknown');
    expect(talk.snapshot().trouble).toMatchObject({ uncertain: true });
    expect(talk.all('report')).toMatchObject([{ failure: { code: 'unexpected' }, step: 'create' }]);
  });

  it('stays known as sent when the step after it breaks', () => {
    const broken = defineStep({
      name: 'after',
      leadsTo: ['end'],
      text: () => {
        throw new Error('bug');
      },
    });
    const talk = aTalk({ steps: [before, create, broken], delayMs: 0 });
    talk.start();
    talk.type('a@b.c');

    talk.fetched(7);

    expect(talk.where()).toBe('host:error-general waiting');
    expect(submission(talk)?.state).toBe('sent');
    expect(talk.snapshot().journey.lead?.LeadID).toBe(7);
    expect(talk.all('report')).toMatchObject([{ step: 'after' }]);
  });

  it('keeps its key through a reload, and a key differs from journey to journey', () => {
    const [one] = keys(sending());
    const [same] = keys(sending());
    const [other] = keys(sending('other@b.c'));

    expect(one).toBe(same);
    expect(one).not.toBe(other);
  });
});
