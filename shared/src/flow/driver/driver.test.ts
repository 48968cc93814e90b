import { AppError } from '../../errors';
import { aPromise } from '../../testing/a-promise';
import { tasksDone } from '../../testing/fake-clock';
import { aSegment } from '../../testing/segments';
import { aNameQuestion, aQuestion, aRequest, bye } from '../../testing/steps';
import type { Step } from '../step';
import type { Call } from '../step-request';
import { choose, setUp, started, type, where } from './testing/a-driver';

const ask = aNameQuestion(
  {},
  { facts: ({ journey }) => [{ name: 'specialists.requested', payload: { step: journey.nome ?? '' } }] },
);
const demo = aSegment('demo', [ask, bye]);
const creates = { intent: 'lead', sameAs: () => '' };
const bug = (): never => {
  throw new Error('a bug');
};
const broken = aSegment('demo', [{ name: 'broken', leadsTo: ['bye'], text: bug }, bye]);

describe('createDriver', () => {
  it('plays a conversation: loads the segment, waits on the clock, shows messages, takes answers, publishes', async () => {
    const { driver, clock, log, facts } = setUp(demo);

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
    const create = aRequest('create', { run: async () => void log.push('request'), creates });
    await started(aSegment('demo', [create, bye]), {
      keep: ({ submissions, phase }) => log.push(`keep ${phase.kind} ${submissions.lead?.state}`),
      say: ({ text }) => log.push(`say ${text}`),
    });

    const expected = ['keep fetching sending', 'request', 'keep waiting sent', 'say Até!'];
    expect(log.slice(log.indexOf('request') - 1)).toEqual(expected);
  });

  it.each([
    [true, 'honoured', 'say guardada, honoured'],
    [false, 'off', 'say perdida, off'],
    [undefined, undefined, 'say guardada, undefined'],
  ] as const)('tells a step what the page knows: stored %s, keys %s', async (isStored, idempotencyKeys, said) => {
    const text: Step['text'] = (scene) => `${scene.isUnstored ? 'perdida' : 'guardada'}, ${scene.idempotencyKeys}`;
    const { log } = await started(aSegment('demo', [aRequest('create', { creates }, { text }), bye]), {
      ...(isStored !== undefined && { isStored: () => isStored }),
      idempotencyKeys: () => idempotencyKeys,
    });

    expect(log).toContain(said);
  });

  it('goes on at once with a segment that is at hand, and does not load it', () => {
    const loadSegment = () => Promise.reject(new Error('loaded'));
    const { driver } = setUp(aSegment('demo', []), { segmentAtHand: () => demo, loadSegment });
    driver.start('started');

    expect(where(driver)).toBe('ask typing');
  });

  it('does not store a snapshot that an event left unchanged', async () => {
    const { driver, log } = await started(demo);
    const kept = log.length;

    driver.answer(-5, { kind: 'typed', text: 'late' });
    driver.skipDelay();

    expect(log).toHaveLength(kept);
  });

  it('finishes one event before it handles the next, also when a port answers at once', async () => {
    const order: string[] = [];
    const ready = await started(demo, {
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
    const component = { name: 'summary', spoken: () => 'Resumo do plano' };
    await started(aSegment('demo', [aQuestion('look', { leave: 'end' }, { component })]), { say });

    expect(say).toHaveBeenCalledWith(expect.objectContaining({ text: 'look' }), 'Resumo do plano');
  });

  it('says a message at once when the visitor skips the delay', async () => {
    const { driver, log } = await started(demo, { delayMs: () => 1500 });
    driver.skipDelay();

    expect(log).toContain('say Nome?');
    expect(where(driver)).toBe('ask waiting');
  });

  it('resumes a stored journey without repeating a message', async () => {
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
    const look = aRequest('look', { run: () => new Promise(() => undefined) });
    const { driver, log } = await started(aSegment('demo', [look, bye]));
    const before = log.length;

    driver.start('started');
    driver.start('resumed');
    await tasksDone();

    expect(log).toHaveLength(before);
  });
});

describe('what breaks around the driver', () => {
  it('reports a step that throws, with the place where it happened, and continues when the report itself throws', async () => {
    const report = jest.fn(bug);
    const { driver } = await started(broken, { report });

    const place = { segment: 'demo', step: 'broken' };
    expect(report).toHaveBeenCalledWith(expect.objectContaining({ code: 'unexpected' }), place);
    expect(where(driver)).toBe('error-general waiting');
  });

  it('reports a fact that is refused and continues', async () => {
    const wrong = { name: 'wrong', leadsTo: ['bye'], facts: () => [{ name: 'plans.shown', payload: { cards: 1.5 } }] };
    const { driver, reports, facts } = await started(aSegment('demo', [wrong as Step, bye]));

    expect(reports).toEqual([{ code: 'contract.mismatch' }]);
    expect(facts).toEqual([]);
    expect(where(driver)).toBe('bye waiting');
  });

  it.each(['keep', 'say'] as const)('goes on when the port %s breaks, and loses nothing', async (port) => {
    const options = [{ id: 'on', label: 'Seguir', to: 'bye' }];
    const refused = aNameQuestion(
      { check: (message) => ({ ok: false, message }) },
      { text: ['Oi!', 'Nome?'], options },
    );
    const { driver, clock, reports } = await started(aSegment('demo', [refused, bye]), {
      [port]: bug,
      delayMs: () => 1500,
    });
    clock.pass(2100);
    expect(where(driver)).toBe('ask waiting');

    expect(() => type(driver, 'Ana')).not.toThrow();
    choose(driver, 'on');
    clock.pass(1500);
    choose(driver, 'especialistas');
    choose(driver, 'leave');

    expect(where(driver)).toBe('bye ended');
    expect(reports.length).toBeGreaterThan(0);
  });

  it.each([
    ['segment.timeout', () => Promise.reject(new AppError('segment.timeout', 'slow'))],
    ['unexpected', bug],
  ])('says that a segment cannot be loaded (%s) and loads it again when asked', async (code, fail) => {
    const loadSegment = jest.fn(async () => demo).mockImplementationOnce(fail);
    const { driver } = await started(demo, { loadSegment });
    expect(where(driver)).toBe('segmento-indisponivel waiting');
    expect(driver.snapshot().trouble?.failure.code).toBe(code);

    choose(driver, 'again');
    await tasksDone();
    expect(where(driver)).toBe('ask waiting');
    expect(loadSegment).toHaveBeenCalledTimes(2);
  });
});

describe('stop', () => {
  it('cancels timers and requests; nothing happens any more', async () => {
    const answer = aPromise<number>();
    const run = jest.fn((_call: Call) => answer.promise);
    const { driver, log } = await started(aSegment('demo', [aRequest('look', { run }), bye]));
    const kept = log.length;

    driver.stop();
    expect(run.mock.calls).toMatchObject([[{ signal: { aborted: true } }]]);
    answer.resolve(1);
    await tasksDone();
    driver.start('resumed');

    expect(where(driver)).toBe('look fetching');
    expect(log).toHaveLength(kept);
  });

  it('leaves no timer running', async () => {
    const { driver, clock } = await started(demo, { delayMs: () => 1500 });
    expect(clock.pending()).toEqual([1500]);

    driver.stop();
    expect(clock.pending()).toEqual([]);
  });

  it('called from within an effect skips the remaining effects', async () => {
    const run = jest.fn(async () => undefined);
    const intro: Step = { name: 'intro', leadsTo: ['look'], text: 'Oi!' };
    const demo = aSegment('demo', [intro, aRequest('look', { run }), bye]);
    const { driver } = setUp(demo, { delayMs: () => 0, say: () => driver.stop() });
    driver.start('started');
    await tasksDone();

    expect(run).not.toHaveBeenCalled();
  });
});
