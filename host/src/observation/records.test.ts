import { createObserver } from './observer';
import { type Batch, batchSchema, type ObservationRecord, recordSchema } from './records';

const load = {
  kind: 'load',
  segment: 'payment',
  build: 'bd170589bac2',
  variant: 'canary',
  contract: 5,
  moment: 'enter',
  ms: { release: 12, manifest: 40 },
  outcome: 'segment.timeout',
  recovered: null,
};
const failure = { kind: 'error', code: 'segment.broken', segment: 'payment', step: 'payment-select-method' };
const step = { kind: 'step', segment: 'payment', step: 'payment-options' };
const vital = { kind: 'vital', name: 'LCP', value: 812, rating: 'good' };

it.each([
  load,
  { ...load, build: null, contract: null, ms: {} },
  { ...load, manifest: 'QXsHhqc6jjbV' },
  failure,
  { kind: 'error', code: 'unexpected' },
  step,
  vital,
])('accepts %j', (record) => {
  expect(recordSchema.safeParse(record).data).toEqual(record);
});

it.each([
  ['an address', { ...load, build: 'https://cdn.example/remoteEntry.js?token=1' }],
  ['an address', { ...load, manifest: 'https://cdn.example/mf-manifest.json' }],
  ['a message', { ...failure, message: 'Marina could not be saved' }],
  ['a cause', { ...failure, cause: 'TypeError' }],
  ['a text', { ...failure, step: 'Meu nome é Marina' }],
  ['an e-mail', { ...failure, segment: 'marina@example.com' }],
  ['an unknown code', { ...failure, code: 'ENOENT' }],
  ['a part of a millisecond', { ...load, ms: { entry: 1.5 } }],
  ['an unknown phase', { ...load, ms: { cpf: 52998224725 } }],
  ['an answer', { ...step, answer: 'Pix' }],
  ['a place without a step', { ...step, step: null }],
  ['a text', { ...step, step: 'Meu nome é Marina' }],
  ['an unknown vital', { ...vital, name: 'cpf' }],
  ['an element', { ...vital, target: '#nome' }],
  ['another kind', { ...failure, kind: 'click' }],
])('refuses %s: %j', (_, record) => {
  expect(recordSchema.safeParse(record).success).toBe(false);
});

it('accepts batches of 1 to 20 records', () => {
  const batch = (length: number) =>
    batchSchema.safeParse({
      page: '3f2b8c1e-0000-4000-8000-000000000000',
      brand: '99-pay',
      records: Array.from({ length }, () => vital),
    }).success;
  expect([0, 1, 20, 21].map(batch)).toEqual([false, true, true, false]);
});

describe('The records of a page', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  const vital = (value: number): ObservationRecord => ({ kind: 'vital', name: 'LCP', value, rating: 'good' });
  const numbers = (length: number) => Array.from({ length }, (_, index) => index);

  function setUp() {
    const sent: Batch[] = [];
    const observer = createObserver({ page: 'page', brand: 'home', send: (batch) => void sent.push(batch) });
    return {
      ...observer,
      sent,
      values: () => sent.map(({ records }) => records.map((it) => 'value' in it && it.value)),
    };
  }

  describe('createObserver', () => {
    it('sends the records of ten seconds, with page and brand', () => {
      const { add, sent } = setUp();
      add(vital(1));
      jest.advanceTimersByTime(9_000);
      add(vital(2));
      expect(sent).toEqual([]);

      jest.advanceTimersByTime(1_000);
      expect(sent).toEqual([{ page: 'page', brand: 'home', records: [vital(1), vital(2)] }]);
    });

    it('sends nothing without records', () => {
      const { flush, sent } = setUp();
      flush();
      jest.advanceTimersByTime(60_000);
      expect(sent).toEqual([]);
    });

    it('sends a batch when it has twenty records, and each record once', () => {
      const { add, values } = setUp();
      for (const value of numbers(21)) add(vital(value));
      expect(values()).toEqual([numbers(20)]);

      jest.advanceTimersByTime(10_000);
      expect(values()).toEqual([numbers(20), [20]]);
    });

    it('sends the waiting records at flush', () => {
      const { add, flush, values } = setUp();
      add(vital(1));
      flush();
      jest.advanceTimersByTime(60_000);
      expect(values()).toEqual([[1]]);
    });

    it('accepts at most two hundred records of a page', () => {
      const { add, flush, values } = setUp();
      for (const value of numbers(250)) add(vital(value));
      flush();
      expect(values().flat()).toEqual(numbers(200));
    });

    it('drops a record that does not match its schema, and keeps the next one', () => {
      const { add, flush, sent } = setUp();
      add(Object.assign(vital(1), { cpf: '52998224725' }));
      add(vital(2));
      flush();
      expect(sent.flatMap(({ records }) => records)).toEqual([vital(2)]);
    });
  });
});
