import type { Failure } from '../errors';
import { AppError } from '../errors';
import { createEventBus, type Fact } from '../events';
import { aBrand } from '../testing/builders';
import { fakeClock } from '../testing/fake-clock';
import { fakeHttp } from '../testing/fake-http';
import { aHost, anyText, aSegment } from '../testing/talk';
import { createDriver, type Driver, type DriverPorts } from './driver';
import { newJourney } from './engine';
import type { Segment } from './segment';
import type { Snapshot } from './snapshot';
import { type Call, defineStep } from './step';

const bye = defineStep({
  name: 'bye',
  leadsTo: ['end', 'especialistas'],
  text: 'Até!',
  options: [
    { id: 'leave', label: 'Sair', to: 'end' },
    { id: 'especialistas', label: 'FALAR COM OS ESPECIALISTAS', to: 'especialistas' },
  ],
});
const ask = defineStep({
  name: 'ask',
  leadsTo: ['bye'],
  text: 'Nome?',
  input: { kind: 'name', label: 'Nome', check: anyText },
  record: (journey, nome) => ({ ...journey, nome }),
  facts: ({ journey }) => [{ name: 'specialists.requested', payload: { step: journey.nome ?? '' } }],
});

/** A promise in a test's hands. */
function promised<T>() {
  let resolve: (value: T) => void = () => undefined;
  let reject: (error: unknown) => void = () => undefined;
  const promise = new Promise<T>((yes, no) => {
    resolve = yes;
    reject = no;
  });
  return { promise, resolve, reject };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

function setUp(demo: Segment, overrides: Partial<DriverPorts> = {}, first?: Snapshot) {
  const clock = fakeClock();
  const log: string[] = [];
  const facts: Fact[] = [];
  const reports: Failure[] = [];
  const bus = createEventBus((error) => {
    throw error;
  });
  bus.subscribeAll((fact) => {
    facts.push(fact);
    log.push(`publish ${fact.name}`);
  });
  const host = aHost();
  const ports: DriverPorts = {
    brand: aBrand(),
    itinerary: {},
    http: fakeHttp(() => 'ok'),
    bus,
    clock,
    delayMs: () => 1500,
    loadSegment: async () => demo,
    keep: (snapshot) => log.push(`keep ${snapshot.place.step} ${snapshot.phase.kind}`),
    say: ({ text }) => log.push(`say ${text}`),
    refuse: (problem) => log.push(`refuse ${problem}`),
    openSpecialists: () => log.push('specialists'),
    report: (failure) => void reports.push(failure),
    ...overrides,
  };
  const driver = createDriver(first ?? newJourney('j', 'home', { segment: 'demo', step: '' }), host, ports);
  return { driver, clock, log, facts, reports };
}

function token(driver: Driver): number {
  const { phase } = driver.snapshot();
  return 'token' in phase ? phase.token : -1;
}

const where = (driver: Driver) => `${driver.snapshot().place.step} ${driver.snapshot().phase.kind}`;
const type = (driver: Driver, text: string) => driver.answer(token(driver), { kind: 'typed', text });
const choose = (driver: Driver, id: string) => driver.answer(token(driver), { kind: 'option', id });

async function started(demo: Segment, overrides: Partial<DriverPorts> = {}) {
  const ready = setUp(demo, { delayMs: () => 0, ...overrides });
  ready.driver.start('started');
  await settled();
  return ready;
}

describe('createDriver', () => {
  it('plays a talk: loads the segment, lets delays pass on the clock, says, takes answers, publishes', async () => {
    const { driver, clock, log, facts } = setUp(aSegment('demo', [ask, bye]));

    driver.start('started');
    expect(where(driver)).toBe(' arriving');
    await settled();
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

  it('does not keep what an event left as it was', async () => {
    const { driver, log } = await started(aSegment('demo', [ask, bye]));
    const kept = log.length;

    driver.answer(-5, { kind: 'typed', text: 'late' });
    driver.skipDelay();

    expect(log).toHaveLength(kept);
  });

  it('finishes one event before it looks at the next, also when a port answers at once', async () => {
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

  it('gives a request the instances of the page, its key and a signal, and takes its answer once', async () => {
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
    const http = fakeHttp(() => 'ok');
    const { driver } = await started(aSegment('demo', [create, bye]), { http });

    expect(calls).toHaveLength(1);
    expect(calls[0]).toMatchObject({ http, brand: { id: 'home' } });
    expect(calls[0]?.idempotencyKey).toBe(driver.snapshot().submissions.lead?.key);
    expect(calls[0]?.signal.aborted).toBe(false);

    answer.resolve(5);
    await settled();
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

  it('hands a form to the request it is for, and keeps it nowhere', async () => {
    const taken: unknown[] = [];
    const answer = promised<string>();
    const pay = defineStep({
      name: 'pay',
      leadsTo: ['bye'],
      text: 'Cartão?',
      overlay: { name: 'form' },
      submit: {
        input: () => 7,
        run: (call, form, input) => {
          taken.push(form, input, call.idempotencyKey);
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
    expect(taken).toEqual([]);
    driver.submit(token(driver), form);
    driver.submit(token(driver), form); // it is on its way
    answer.resolve('ok');
    await settled();

    expect(taken).toEqual([form, 7, driver.snapshot().submissions.card?.key]);
    expect(where(driver)).toBe('bye waiting');
    expect(JSON.stringify([kept, facts, driver.snapshot()])).not.toContain('canary');
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
    await settled();
    expect(log).toContain('refuse Use outro.');
    type(driver, 'Ana');
    await settled();

    expect(asked).toEqual(['Bobo', 'Ana']);
    expect(where(driver)).toBe('bye waiting');
  });

  it('sends what nobody waits for, and lets its failures be', async () => {
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

  it('opens the specialists', async () => {
    const { driver, log } = await started(aSegment('demo', [bye]));

    choose(driver, 'especialistas');

    expect(log).toContain('specialists');
    expect(where(driver)).toBe('bye waiting');
  });

  it('reports a fact the bus refuses and goes on', async () => {
    const wrong = defineStep({
      name: 'wrong',
      leadsTo: ['bye'],
      facts: () => [{ name: 'plans.shown', payload: { cards: 1.5 } }],
    });
    const { driver, reports, facts } = await started(aSegment('demo', [wrong, bye]));

    expect(reports).toEqual([{ code: 'contract.mismatch' }]);
    expect(facts).toEqual([]);
    expect(where(driver)).toBe('bye waiting');
  });

  it.each(['keep', 'say', 'openSpecialists', 'refuse'] as const)(
    'goes on when a port of the page breaks (%s): it is reported and nothing after it is lost',
    async (port) => {
      const refused = defineStep({
        name: 'refused',
        leadsTo: ['bye'],
        text: ['Oi!', 'Nome?'],
        input: { kind: 'name', label: 'Nome', check: (typed) => ({ ok: false, message: typed }) },
        options: [{ id: 'on', label: 'Seguir', to: 'bye' }],
      });
      const ready = setUp(aSegment('demo', [refused, bye]), {
        [port]: () => {
          throw new Error('the page broke');
        },
      });
      ready.driver.start('started');
      await settled();
      ready.clock.pass(2100);
      expect(where(ready.driver)).toBe('refused waiting');

      expect(() => type(ready.driver, 'Ana')).not.toThrow();
      choose(ready.driver, 'on');
      ready.clock.pass(1500);
      choose(ready.driver, 'especialistas');
      choose(ready.driver, 'leave');

      expect(where(ready.driver)).toBe('bye ended');
      expect(ready.reports.length).toBeGreaterThan(0);
    },
  );

  it('survives a report that cannot be made', async () => {
    const broken = defineStep({
      name: 'broken',
      leadsTo: ['bye'],
      text: () => {
        throw new Error('bug');
      },
    });
    const { driver } = await started(aSegment('demo', [broken]), {
      report: () => {
        throw new Error('no console');
      },
    });

    expect(where(driver)).toBe('error-general waiting');
  });

  it.each([
    ['segment.timeout', () => Promise.reject(new AppError('segment.timeout', 'slow'))],
    [
      'unexpected',
      () => {
        throw new Error('bug');
      },
    ],
  ])('says that a segment cannot be had (%s) and loads it again when asked', async (code, fail) => {
    let loads = 0;
    const { driver } = await started(aSegment('demo', [bye]), {
      loadSegment: (name) => {
        loads += 1;
        return loads === 1 ? fail() : Promise.resolve(aSegment(name, [bye]));
      },
    });
    expect(where(driver)).toBe('segmento-indisponivel waiting');
    expect(driver.snapshot().trouble?.failure.code).toBe(code);

    choose(driver, 'again');
    await settled();
    expect(where(driver)).toBe('bye waiting');
    expect(loads).toBe(2);
  });

  it('takes up a stored journey without a word being said twice', async () => {
    const demo = aSegment('demo', [ask, bye]);
    const before = await started(demo);
    before.driver.draft('An');

    const after = setUp(demo, {}, before.driver.snapshot());
    after.driver.start('resumed');
    await settled();

    expect(where(after.driver)).toBe('ask waiting');
    expect(after.driver.snapshot()).toEqual(before.driver.snapshot());
    expect(after.log.filter((line) => line.startsWith('say'))).toEqual([]);
  });

  it('starts once: a second start does not take a request under way for one that a reload broke off', async () => {
    const look = defineStep({
      name: 'look',
      leadsTo: ['bye'],
      fetch: { input: () => undefined, run: () => new Promise(() => undefined), settle: (journey) => journey },
    });
    const { driver, log } = await started(aSegment('demo', [look, bye]));
    const before = log.length;

    driver.start('started');
    driver.start('resumed');
    await settled();

    expect(log).toHaveLength(before);
  });
});

describe('stop', () => {
  it('calls off timers and requests; nothing happens any more', async () => {
    const answer = promised<number>();
    const signals: AbortSignal[] = [];
    const look = defineStep({
      name: 'look',
      leadsTo: ['bye'],
      fetch: {
        input: () => undefined,
        run: ({ signal }) => {
          signals.push(signal);
          return answer.promise;
        },
        settle: (journey) => journey,
      },
    });
    const { driver, log } = await started(aSegment('demo', [look, bye]));
    const kept = log.length;

    driver.stop();
    expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
    answer.resolve(1);
    await settled();
    driver.start('resumed');

    expect(where(driver)).toBe('look fetching');
    expect(log).toHaveLength(kept);
  });

  it('lets no timer run', async () => {
    const { driver, clock } = setUp(aSegment('demo', [ask]));
    driver.start('started');
    await settled();
    expect(clock.pending()).toEqual([1500]);

    driver.stop();

    expect(clock.pending()).toEqual([]);
    clock.pass(5000);
    expect(where(driver)).toBe('ask typing');
  });

  it('called from within an effect leaves the rest of the effects undone', async () => {
    const sent: string[] = [];
    const look = defineStep({
      name: 'look',
      leadsTo: ['bye'],
      fetch: { input: () => undefined, run: async () => void sent.push('sent'), settle: (journey) => journey },
    });
    const intro = defineStep({ name: 'intro', leadsTo: ['look'], text: 'Oi!' });
    const ready = setUp(aSegment('demo', [intro, look, bye]), { delayMs: () => 0, say: () => ready.driver.stop() });
    ready.driver.start('started');
    await settled();

    expect(sent).toEqual([]);
  });
});
