import { AppError, type ErrorCode } from '../../errors';
import { aPromise } from '../../testing/a-promise';
import { tasksDone } from '../../testing/fake-clock';
import { aSegment } from '../../testing/segments';
import { aNameQuestion, aQuestion, aRequest, bye, verify } from '../../testing/steps';
import type { Step } from '../step';
import type { Call, Geolocator } from '../step-request';
import { createCalls } from './calls';
import { choose, setUp, started, token, type, where } from './testing/a-driver';

const before = (...steps: readonly Step[]) => aSegment('demo', [...steps, bye]);
const fails = (code: ErrorCode, status?: number) => () =>
  Promise.reject(new AppError(code, 'gone', status === undefined ? {} : { status }));

describe('the requests of a step', () => {
  it('gives a request the instances of the page, its key and a signal, and passes its answer to the engine once', async () => {
    const answer = aPromise<number>();
    const run = jest.fn<Promise<unknown>, [Call, unknown]>(() => answer.promise);
    const create = aRequest('create', {
      input: ({ brand }) => ({ of: brand.id }),
      run,
      settle: (journey, empresaId) => ({ ...journey, empresaId: Number(empresaId) }),
      creates: { intent: 'lead', sameAs: () => '' },
    });
    const geolocator: Geolocator = { permission: async () => 'denied', locate: async () => null };
    const purchaseElsewhere = () => undefined;
    const { driver } = await started(before(create), { geolocator, purchaseElsewhere });

    const idempotencyKey = driver.snapshot().submissions.lead?.key;
    const call = { brand: { id: 'home' }, geolocator, purchaseElsewhere, idempotencyKey };
    expect(run.mock.calls).toMatchObject([[{ ...call, signal: { aborted: false } }, { of: 'home' }]]);

    answer.resolve(5);
    await tasksDone();
    expect(driver.snapshot().journey.empresaId).toBe(5);
    expect(where(driver)).toBe('bye waiting');
  });

  it.each([
    ['rejects', fails('network.timeout'), 'network.timeout'],
    ['throws before it is a promise', () => Promise.resolve(JSON.parse('{')), 'unexpected'],
  ])('turns a request that %s into a failure of the step', async (_how, run, code) => {
    const { driver, reports } = await started(before(aRequest('look', { run })));

    expect([where(driver), driver.snapshot().trouble?.failure.code]).toEqual(['error-general waiting', code]);
    expect(reports).toEqual([]);
  });

  it('runs the submit of a step once, for the question that waits', async () => {
    const received: unknown[] = [];
    const answer = aPromise<string>();
    const creates = { intent: 'card', sameAs: String };
    const run = (call: Call, input: unknown) => {
      received.push([input, call.idempotencyKey]);
      return answer.promise;
    };
    const submit = { input: () => 7, creates, settle: (journey: object) => journey, say: () => 'Pagar', run };
    const pay = { name: 'pay', leadsTo: ['bye'], text: 'Cartão?', overlay: { name: 'form' }, submit };
    const { driver } = await started(before(pay));

    driver.submit(token(driver) - 1); // an older question
    expect(received).toEqual([]);
    driver.submit(token(driver));
    driver.submit(token(driver)); // it is on its way
    answer.resolve('ok');
    await tasksDone();

    expect(received).toEqual([[7, driver.snapshot().submissions.card?.key]]);
    expect(where(driver)).toBe('bye waiting');
  });

  it('asks the server about an answer', async () => {
    const run = jest.fn(async (_call: Call, nome: unknown) => nome);
    const { driver } = await started(before(aNameQuestion({ verify: { ...verify, run } })));

    type(driver, 'rude');
    await tasksDone();
    expect(driver.snapshot().phase).toMatchObject({ problem: 'Use outro nome.' });
    type(driver, 'Ana');
    await tasksDone();

    expect(run.mock.calls.map(([, nome]) => nome)).toEqual(['rude', 'Ana']);
    expect(where(driver)).toBe('bye waiting');
  });

  it('runs the sends of a step without waiting for them, and ignores their failures', async () => {
    const sent: unknown[] = [];
    const send = [
      { input: () => 1, run: async (_call: Call, input: unknown) => void sent.push(input) },
      { input: () => 2, run: async () => JSON.parse('{') },
      { input: () => 3, run: () => JSON.parse('{') },
    ];
    const { driver, reports } = await started(before({ name: 'silent', leadsTo: ['bye'], send }));

    expect(sent).toEqual([1]);
    expect(where(driver)).toBe('bye waiting');
    expect(reports).toEqual([]);
  });

  it.each(['fetch', 'verify', 'submit'] as const)('fails a %s that no build at hand can run', async (part) => {
    const calls = createCalls(setUp(before()).ports);
    const here = { segment: 'demo', step: 'bye' };
    const failed = { ok: false, failure: { code: 'engine.unknown-step' } };
    const builds = [aSegment('demo', []), before(), before(aNameQuestion({}, { name: 'bye' }))];

    for (const segments of [{}, ...builds.map((demo) => ({ demo }))]) {
      const request = { type: 'request', part, token: 1, ...here, input: 1 } as const;
      expect(await calls.request(request, segments)).toEqual(failed);
      expect(() => calls.send({ type: 'send', ...here, index: 0, input: 1 }, segments)).not.toThrow();
    }
  });
});

const away = { watchPresence: () => ({ stays: async () => undefined, wasAway: () => true }) };

describe('a failure without an answer, in a page that', () => {
  const never = () => new Promise<never>(() => undefined);
  /** The `answers` of a read, one after the other; the end of the list hangs. `stays` and `wasAway` are what the page finds out. */
  async function reading(answers: readonly (() => Promise<unknown>)[], stays: Promise<void>, wasAway = false) {
    const left = [...answers];
    const run = jest.fn(() => (left.shift() ?? never)());
    const watchPresence = () => ({ stays: () => stays, wasAway: () => wasAway });
    return { ...(await started(before(aRequest('look', { run })), { watchPresence })), run };
  }

  it('is left changes nothing', async () => {
    for (const code of ['network.lost', 'network.timeout', 'network.offline'] as const) {
      const { driver, log } = await reading([fails(code)], never());

      expect(where(driver)).toBe('look fetching');
      expect(log.filter((line) => line.includes('error-general'))).toEqual([]);
    }
  });

  it('the visitor was leaving, or did not see, goes on with the same request, and a true failure is told', async () => {
    const here = aPromise<void>();
    const { driver, run } = await reading([fails('network.lost'), fails('network.lost')], here.promise, true);
    expect(run).toHaveBeenCalledTimes(1);

    here.resolve();
    await tasksDone();
    expect(run.mock.calls.length).toBeGreaterThan(1);
    expect(where(driver)).toBe('look fetching');
  });

  it('stays is told', async () => {
    const { driver, run } = await reading([fails('network.lost')], Promise.resolve());

    expect(run).toHaveBeenCalledTimes(1);
    expect(where(driver)).toBe('error-general waiting');
  });

  it.each<[ErrorCode, string, number | undefined]>([
    ['http.refused', 'error-general', 400],
    ['http.refused', 'error-general', 409],
    ['http.failed', 'error-general', 503],
    ['purchase.elsewhere', 'compra-em-outra-aba', undefined],
  ])('is left hears at once of %s, which has an answer or was not sent', async (code, step, status) => {
    const { driver } = await reading([fails(code, status)], never());

    expect(where(driver)).toBe(`${step} waiting`);
  });

  it('the visitor was leaving also sends again what the conversation does not wait for', async () => {
    const sent: unknown[] = [];
    const run = (_call: Call, input: unknown) => (sent.push(input) > 1 ? Promise.resolve() : fails('network.lost')());
    const tell = aQuestion('tell', { leave: 'end' }, { send: [{ input: () => 'plano', run }] });
    const { driver } = await started(aSegment('demo', [tell]), away);
    choose(driver, 'leave');
    await tasksDone();

    expect(sent).toEqual(['plano', 'plano']);
  });

  it('was left while a segment loaded loads it again', async () => {
    const answers = [fails('segment.unreachable'), async () => before()];
    const { driver, reports } = await started(before(), { loadSegment: () => (answers.shift() ?? never)(), ...away });

    expect(where(driver)).toBe('bye waiting');
    expect(reports).toEqual([]);
  });
});

it.each([
  [409, 32],
  [503, 2],
])(
  'a creation that was cut off is asked for again while the server works on it: answers %i, sent %i times',
  async (status, times) => {
    const answers = [fails('network.lost'), ...Array.from({ length: 31 }, () => fails('http.refused', status))];
    const sent: (string | undefined)[] = [];
    const create = aRequest('create', {
      run: ({ idempotencyKey }) => {
        sent.push(idempotencyKey);
        return answers[sent.length - 1]?.() ?? Promise.resolve(1);
      },
      creates: { intent: 'lead', sameAs: () => '' },
    });
    const { driver, clock } = await started(before(create), away);

    for (const repeats of [2, 3, 31].filter((repeats) => repeats < times)) {
      while (sent.length < repeats) {
        clock.pass(1000);
        await tasksDone();
      }
      expect(where(driver)).toBe('create fetching');
    }
    if (sent.length < times) clock.pass(1000);
    await tasksDone();

    expect(where(driver)).toBe('error-general waiting');
    expect(sent).toHaveLength(times);
    expect(new Set(sent).size).toBe(1);
  },
);
