import { tasksDone } from '../../testing/fake-clock';
import { aSegment } from '../../testing/segments';
import { defineStep } from '../step';
import { ask, bye, choose, setUp, started, type, where } from './testing/a-driver';

describe('createDriver', () => {
  it('plays a conversation: loads the segment, waits on the clock, shows messages, takes answers, publishes', async () => {
    const { driver, clock, log, facts } = setUp(aSegment('demo', [ask, bye]));

    driver.start('started');
    expect(where(driver)).toBe('(entry) arriving');
    await tasksDone();
    expect(driver.segments()).toHaveProperty('demo');
    clock.pass(1499);
    expect(where(driver)).toBe('ask typing');
    clock.pass(1);
    expect(where(driver)).toBe('ask waiting');

    type(driver, 'Ana');
    expect(facts).toEqual([{ name: 'specialists.requested', payload: { step: 'Ana' } }]);
    clock.pass(1500);
    choose(driver, 'leave');
    expect(where(driver)).toBe('bye ended');
    expect(log.filter((line) => line.startsWith('say'))).toEqual(['say Nome?', 'say Até!']);
    expect(clock.pending()).toEqual([]);
  });

  it('keeps the snapshot before it says, publishes or sends anything of it', async () => {
    const log: string[] = [];
    const create = defineStep({
      name: 'create',
      leadsTo: ['bye'],
      fetch: {
        input: () => ({}),
        run: async () => void log.push('request'),
        settle: (journey) => journey,
        creates: { intent: 'lead', sameAs: () => '' },
      },
    });
    await started(aSegment('demo', [create, bye]), {
      keep: ({ submissions, phase }) => log.push(`keep ${phase.kind} ${submissions.lead?.state}`),
      say: ({ text }) => log.push(`say ${text}`),
    });

    expect(log.slice(log.indexOf('request') - 1)).toEqual([
      'keep fetching sending',
      'request',
      'keep waiting sent',
      'say Até!',
    ]);
  });

  it.each([
    [true, 'honoured', 'say guardada, honoured'],
    [false, 'off', 'say perdida, off'],
    [undefined, undefined, 'say guardada, undefined'],
  ] as const)('tells a step what the page knows: stored %s, keys %s', async (isStored, idempotencyKeys, said) => {
    const create = defineStep({
      name: 'create',
      leadsTo: ['bye'],
      fetch: {
        input: () => ({}),
        run: async () => 1,
        settle: (journey) => journey,
        creates: { intent: 'lead', sameAs: () => '' },
      },
      text: (scene) => `${scene.isUnstored ? 'perdida' : 'guardada'}, ${scene.idempotencyKeys}`,
    });
    const { log } = await started(aSegment('demo', [create, bye]), {
      ...(isStored !== undefined && { isStored: () => isStored }),
      idempotencyKeys: () => idempotencyKeys,
    });

    expect(log).toContain(said);
  });

  it('goes on at once with a segment that is at hand, and does not load it', () => {
    const { driver } = setUp(aSegment('demo', []), {
      segmentAtHand: () => aSegment('demo', [ask, bye]),
      loadSegment: () => Promise.reject(new Error('loaded')),
    });

    driver.start('started');

    expect(where(driver)).toBe('ask typing');
  });

  it('does not store a snapshot that an event left unchanged', async () => {
    const { driver, log } = await started(aSegment('demo', [ask, bye]));
    const kept = log.length;

    driver.answer(-5, { kind: 'typed', text: 'late' });
    driver.skipDelay();

    expect(log).toHaveLength(kept);
  });

  it('finishes one event before it handles the next, also when a port answers at once', async () => {
    const order: string[] = [];
    const ready = await started(aSegment('demo', [ask, bye]), {
      keep: ({ place, phase }) => {
        order.push(`keep ${place.step} ${phase.kind}`);
        if (place.step === 'bye' && phase.kind === 'waiting') choose(ready.driver, 'leave');
      },
      say: ({ text }) => order.push(`say ${text}`),
    });

    type(ready.driver, 'Ana');

    expect(order.slice(-3)).toEqual(['keep bye waiting', 'say Até!', 'keep bye ended']);
  });

  it('says a message, and then what its component is', async () => {
    const say = jest.fn();
    const look = defineStep({
      name: 'look',
      leadsTo: ['end'],
      text: 'Veja:',
      component: { name: 'summary', spoken: () => 'Resumo do plano' },
      options: [{ id: 'leave', label: 'Sair', to: 'end' }],
    });

    await started(aSegment('demo', [look]), { delayMs: () => 0, say });

    expect(say).toHaveBeenCalledWith(expect.objectContaining({ text: 'Veja:' }), 'Resumo do plano');
  });

  it('says a message at once when the visitor skips the delay', async () => {
    const { driver, log } = setUp(aSegment('demo', [ask, bye]));
    driver.start('started');
    await tasksDone();

    driver.skipDelay();

    expect(log).toContain('say Nome?');
    expect(where(driver)).toBe('ask waiting');
  });

  it('reports a step that throws, with the place where it happened', async () => {
    const report = jest.fn();
    const broken = defineStep({
      name: 'broken',
      leadsTo: ['bye'],
      text: () => {
        throw new Error('a bug');
      },
    });
    await started(aSegment('demo', [broken, bye]), { report });

    expect(report).toHaveBeenCalledWith(expect.objectContaining({ code: 'unexpected' }), {
      segment: 'demo',
      step: 'broken',
    });
  });

  it('resumes a stored journey without repeating a message', async () => {
    const demo = aSegment('demo', [ask, bye]);
    const before = await started(demo);
    before.driver.draft('An');
    expect(before.driver.snapshot().draft).toBe('An');

    const after = setUp(demo, {}, before.driver.snapshot());
    after.driver.start('resumed');
    await tasksDone();

    expect(where(after.driver)).toBe('ask waiting');
    expect(after.driver.snapshot()).toEqual(before.driver.snapshot());
    expect(after.log.filter((line) => line.startsWith('say'))).toEqual([]);
  });

  it('starts only once: a second start does not treat a request under way as interrupted by a reload', async () => {
    const look = defineStep({
      name: 'look',
      leadsTo: ['bye'],
      fetch: { input: () => undefined, run: () => new Promise(() => undefined), settle: (journey) => journey },
    });
    const { driver, log } = await started(aSegment('demo', [look, bye]));
    const before = log.length;

    driver.start('started');
    driver.start('resumed');
    await tasksDone();

    expect(log).toHaveLength(before);
  });
});
