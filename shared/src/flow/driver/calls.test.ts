import { AppError, type ErrorCode } from '../../errors';
import { tasksDone } from '../../testing/fake-clock';
import { anyText, aSegment } from '../../testing/segments';
import type { Segment } from '../segment';
import type { Snapshot } from '../snapshot';
import { defineStep } from '../step';
import type { Call, Geolocator } from '../step-request';
import { createCalls } from './calls';
import { ask, bye, choose, promised, setUp, started, token, type, where } from './testing/a-driver';

describe('the requests of a step', () => {
  it('gives a request the instances of the page, its key and a signal, and passes its answer to the engine once', async () => {
    const calls: Call[] = [];
    const answer = promised<number>();
    const create = defineStep({
      name: 'create',
      leadsTo: ['bye'],
      fetch: {
        input: ({ brand }) => ({ of: brand.id }),
        run: (call, input) => {
          calls.push(call);
          expect(input).toEqual({ of: 'home' });
          return answer.promise;
        },
        settle: (journey, empresaId) => ({ ...journey, empresaId }),
        creates: { intent: 'lead', sameAs: ({ of }) => of },
      },
    });
    const geolocator: Geolocator = { permission: async () => 'denied', locate: async () => null };
    const purchaseElsewhere = () => undefined;
    const { driver } = await started(aSegment('demo', [create, bye]), { geolocator, purchaseElsewhere });

    expect(calls).toHaveLength(1);
    expect(calls[0]).toMatchObject({ brand: { id: 'home' }, geolocator, purchaseElsewhere });
    expect(calls[0]?.idempotencyKey).toBe(driver.snapshot().submissions.lead?.key);
    expect(calls[0]?.signal.aborted).toBe(false);

    answer.resolve(5);
    await tasksDone();
    expect(driver.snapshot().journey.empresaId).toBe(5);
    expect(where(driver)).toBe('bye waiting');
  });

  it.each([
    ['rejects', () => Promise.reject(new AppError('network.timeout', 'late')), 'network.timeout'],
    ['throws before it is a promise', () => Promise.resolve(JSON.parse('{')), 'unexpected'],
  ])('turns a request that %s into a failure of the step', async (_how, run, code) => {
    const look = defineStep({
      name: 'look',
      leadsTo: ['bye'],
      fetch: { input: () => undefined, run, settle: (journey) => journey },
    });
    const { driver, reports } = await started(aSegment('demo', [look, bye]));

    expect(where(driver)).toBe('error-general waiting');
    expect(driver.snapshot().trouble?.failure.code).toBe(code);
    expect(reports).toEqual([]);
  });

  it('hands a form to the request it is for, and keeps it nowhere else', async () => {
    const received: unknown[] = [];
    const answer = promised<string>();
    const pay = defineStep({
      name: 'pay',
      leadsTo: ['bye'],
      text: 'Cartão?',
      overlay: { name: 'form' },
      submit: {
        input: () => 7,
        run: (call, form, input) => {
          received.push(form, input, call.idempotencyKey);
          return answer.promise;
        },
        creates: { intent: 'card', sameAs: String },
        settle: (journey, userCupom) => ({ ...journey, userCupom }),
        say: () => 'Pagar',
      },
    });
    const kept: Snapshot[] = [];
    const { driver, facts } = await started(aSegment('demo', [pay, bye]), {
      keep: (snapshot) => void kept.push(snapshot),
      delayMs: () => 0,
    });
    const form = { secret: 'canary' };

    driver.submit(token(driver) - 1, form); // an older question
    expect(received).toEqual([]);
    driver.submit(token(driver), form);
    driver.submit(token(driver), form); // it is on its way
    answer.resolve('ok');
    await tasksDone();

    expect(received).toEqual([form, 7, driver.snapshot().submissions.card?.key]);
    expect(where(driver)).toBe('bye waiting');
    expect(JSON.stringify([kept, facts, driver.snapshot()])).not.toContain('canary');
  });

  it('hands a form to its own request, too, when it is handed in while another event is handled', async () => {
    const received: unknown[] = [];
    const pay = defineStep({
      name: 'pay',
      leadsTo: ['bye'],
      text: 'Cartão?',
      overlay: { name: 'form' },
      submit: {
        input: () => 7,
        run: async (_call, form) => void received.push(form),
        creates: { intent: 'card', sameAs: String },
        settle: (journey) => journey,
        say: () => 'Pagar',
      },
    });
    const ready = setUp(aSegment('demo', [pay, bye]), {
      delayMs: () => 0,
      keep: ({ place, phase }) => {
        if (place.step === 'pay' && phase.kind === 'waiting') ready.driver.submit(phase.token, { number: '4111' });
      },
    });

    ready.driver.start('started');
    await tasksDone();

    expect(received).toEqual([{ number: '4111' }]);
  });

  it('asks the server about an answer', async () => {
    const asked: unknown[] = [];
    const verified = defineStep({
      name: 'verified',
      leadsTo: ['bye'],
      text: 'Nome?',
      input: {
        kind: 'name',
        label: 'Nome',
        check: anyText,
        verify: {
          run: async (_call, nome) => {
            asked.push(nome);
            return nome === 'Bobo';
          },
          refusal: (rude) => (rude ? 'Use outro.' : undefined),
        },
      },
    });
    const { driver, log } = await started(aSegment('demo', [verified, bye]));

    type(driver, 'Bobo');
    await tasksDone();
    expect(log).toContain('refuse Use outro.');
    type(driver, 'Ana');
    await tasksDone();

    expect(asked).toEqual(['Bobo', 'Ana']);
    expect(where(driver)).toBe('bye waiting');
  });

  it('runs the sends of a step without waiting for them, and ignores their failures', async () => {
    const sent: unknown[] = [];
    const silent = defineStep({
      name: 'silent',
      leadsTo: ['bye'],
      send: [
        { input: () => 1, run: async (_call, input) => void sent.push(input) },
        { input: () => 2, run: async () => Promise.reject(new Error('down')) },
        {
          input: () => 3,
          run: () => {
            throw new Error('bug');
          },
        },
      ],
    });
    const { driver, reports } = await started(aSegment('demo', [silent, bye]));

    expect(sent).toEqual([1]);
    expect(where(driver)).toBe('bye waiting');
    expect(reports).toEqual([]);
  });

  it.each(['fetch', 'verify', 'submit'] as const)('fails a %s that no build at hand can run', async (part) => {
    const calls = createCalls(setUp(aSegment('demo', [])).ports);
    const here = { segment: 'demo', step: 'bye' };
    const builds: readonly Record<string, Segment>[] = [
      {},
      { demo: aSegment('demo', []) },
      { demo: aSegment('demo', [bye]) },
    ];

    for (const segments of [...builds, { demo: aSegment('demo', [{ ...ask, name: 'bye' }]) }]) {
      expect(await calls.request({ type: 'request', part, token: 1, ...here, input: 1 }, segments, undefined)).toEqual({
        ok: false,
        failure: { code: 'engine.unknown-step' },
      });
      expect(() => calls.send({ type: 'send', ...here, index: 0, input: 1 }, segments)).not.toThrow();
    }
  });
});

const away = { stays: async () => undefined, wasAway: () => true };

describe('a failure without an answer, in a page that', () => {
  /** The `answers` of a read, one after the other; the end of the list hangs. `stays` and `wasAway` are what the page finds out. */
  async function reading(answers: readonly (() => Promise<unknown>)[], stays: Promise<void>, wasAway = false) {
    const asked: string[] = [];
    const look = defineStep({
      name: 'look',
      leadsTo: ['bye'],
      fetch: {
        input: () => undefined,
        run: () => {
          asked.push('look');
          return answers[asked.length - 1]?.() ?? new Promise(() => undefined);
        },
        settle: (journey) => journey,
      },
    });
    const { driver, log } = await started(aSegment('demo', [look, bye]), {
      watchPresence: () => ({ stays: () => stays, wasAway: () => wasAway }),
    });
    return { driver, log, asked };
  }
  const fails = (code: ErrorCode, status?: number) => () =>
    Promise.reject(new AppError(code, 'gone', status === undefined ? {} : { status }));

  it.each<ErrorCode>(['network.lost', 'network.timeout', 'network.offline'])(
    'is left changes nothing: %s',
    async (code) => {
      const { driver, log } = await reading([fails(code)], new Promise(() => undefined));

      expect(where(driver)).toBe('look fetching');
      expect(log.filter((line) => line.includes('error-general'))).toEqual([]);
    },
  );

  it('the visitor was leaving, or did not see, goes on with the same request, and a true failure is told', async () => {
    const here = promised<void>();
    const { driver, asked } = await reading([fails('network.lost'), fails('network.lost')], here.promise, true);
    expect(asked).toEqual(['look']);

    here.resolve();
    await tasksDone();
    expect(asked.length).toBeGreaterThan(1);
    expect(where(driver)).toBe('look fetching');
  });

  it('stays is told', async () => {
    const { driver, asked } = await reading([fails('network.lost')], Promise.resolve());

    expect(asked).toEqual(['look']);
    expect(where(driver)).toBe('error-general waiting');
  });

  it.each<[ErrorCode, string, number | undefined]>([
    ['http.refused', 'error-general', 400],
    ['http.failed', 'error-general', 503],
    ['purchase.elsewhere', 'compra-em-outra-aba', undefined],
  ])('is left hears at once of %s, which has an answer or was not sent', async (code, step, status) => {
    const { driver } = await reading([fails(code, status)], new Promise(() => undefined));

    expect(where(driver)).toBe(`${step} waiting`);
  });

  it('the visitor was leaving also sends again what the conversation does not wait for', async () => {
    const sent: unknown[] = [];
    const tell = defineStep({
      name: 'tell',
      leadsTo: ['end'],
      text: 'Até!',
      options: [{ id: 'leave', label: 'Sair', to: 'end' }],
      send: [
        {
          input: () => 'plano',
          run: (_call, input) => (sent.push(input) > 1 ? Promise.resolve() : fails('network.lost')()),
        },
      ],
    });
    const { driver } = await started(aSegment('demo', [tell]), { watchPresence: () => away });
    choose(driver, 'leave');
    await tasksDone();

    expect(sent).toEqual(['plano', 'plano']);
  });

  it('was left while a segment loaded loads it again', async () => {
    const answers = [
      Promise.reject(new AppError('segment.unreachable', 'gone')),
      Promise.resolve(aSegment('demo', [bye])),
    ];
    const { driver, reports } = await started(aSegment('demo', [bye]), {
      loadSegment: () => answers.shift() ?? new Promise(() => undefined),
      watchPresence: () => away,
    });

    expect(where(driver)).toBe('bye waiting');
    expect(reports).toEqual([]);
  });
});

it('asks again while the server still works on the request that was cut off, for as long as a call may take', async () => {
  const answers = [
    () => Promise.reject(new AppError('network.lost', 'gone')),
    ...Array.from(
      { length: 31 },
      () => () => Promise.reject(new AppError('http.refused', 'works on it', { status: 409 })),
    ),
  ];
  const sent: (string | undefined)[] = [];
  const create = defineStep({
    name: 'create',
    leadsTo: ['bye'],
    fetch: {
      input: () => ({}),
      run: ({ idempotencyKey }) => {
        sent.push(idempotencyKey);
        return answers[sent.length - 1]?.() ?? Promise.resolve(1);
      },
      settle: (journey) => journey,
      creates: { intent: 'lead', sameAs: () => '' },
    },
  });
  const { driver, clock } = await started(aSegment('demo', [create, bye]), { watchPresence: () => away });

  for (const repeats of [2, 3, 31]) {
    while (sent.length < repeats) {
      clock.pass(1000);
      await tasksDone();
    }
    expect(where(driver)).toBe('create fetching');
  }
  clock.pass(1000);
  await tasksDone();

  expect(where(driver)).toBe('error-general waiting');
  expect(sent).toHaveLength(32);
  expect(new Set(sent).size).toBe(1);
});
