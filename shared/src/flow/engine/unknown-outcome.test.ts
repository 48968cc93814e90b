import type { ErrorCode } from '../../errors';
import { aSegment } from '../../testing/segments';
import { aTalk } from '../../testing/talk';
import { defineStep } from '../step';
import { after, before, create, keys, requests, sending, submission } from './testing/lead-talk';

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
    ['with the segment loaded', [demo]],
    ['while the segment is still loading', []],
  ])('is never sent by a reload in the middle, %s: its outcome is unknown and the visitor reads so', (_how, there) => {
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

  it('is not sent silently by a retry about something else: the segment did not load after the reload', () => {
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
    const talk = aTalk({ steps: [before, telling, sorry, after] });
    talk.start();
    talk.listen();
    talk.type('a@b.c');
    talk.failed('network.timeout');
    expect(talk.where()).toBe('demo:sorry typing');

    // The page is gone before the bubble is said, its segment does not load again, and the visitor starts over.
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
});
