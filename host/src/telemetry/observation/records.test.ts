import { createObserver } from './observer';
import { type Batch, batchSchema, type ObservationRecord, recordSchema } from './records';

const build = { kind: 'load', segment: 'payment', build: 'bd170589bac2', variant: 'canary', contract: 5 };
const ms = { release: 12, manifest: 40 };
const load = { ...build, moment: 'enter', ms, outcome: 'segment.timeout', recovered: null };
const failure = { kind: 'error', code: 'segment.broken', segment: 'payment', step: 'payment-select-method' };
const step = { kind: 'step', segment: 'payment', step: 'payment-options' };
const vital = (value = 812): ObservationRecord => ({ kind: 'vital', name: 'LCP', value, rating: 'good' });

it.each([
  load,
  { ...load, build: null, contract: null, ms: {} },
  { ...load, manifest: 'QXsHhqc6jjbV' },
  failure,
  { kind: 'error', code: 'unexpected' },
  step,
  vital(),
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
  ['an unknown vital', { ...vital(), name: 'cpf' }],
  ['an element', { ...vital(), target: '#nome' }],
  ['another kind', { ...failure, kind: 'click' }],
])('refuses %s: %j', (_, record) => {
  expect(recordSchema.safeParse(record).success).toBe(false);
});

const page = '3f2b8c1e-0000-4000-8000-000000000000';

it.each([
  [0, false],
  [1, true],
  [20, true],
  [21, false],
])('of a batch of %i records says: %s', (length, isAccepted) => {
  const records = Array.from({ length }, () => vital());
  expect(batchSchema.safeParse({ page, brand: '99-pay', records }).success).toBe(isAccepted);
});

describe('createObserver', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  const numbers = (length: number) => Array.from({ length }, (_, index) => index);
  function setUp() {
    const sent: Batch[] = [];
    const observer = createObserver((records) => void sent.push({ page, brand: 'home', records }));
    const add = (...values: readonly number[]) => {
      for (const value of values) observer.add(vital(value));
    };
    const values = () => sent.map(({ records }) => records.map((it) => 'value' in it && it.value));
    return { ...observer, addRecord: observer.add, add, sent, values };
  }

  it('sends the records of ten seconds, with page and brand, and nothing without records', () => {
    const { add, flush, sent } = setUp();
    flush();
    add(1);
    jest.advanceTimersByTime(9_000);
    add(2);
    expect(sent).toEqual([]);
    jest.advanceTimersByTime(60_000);
    expect(sent).toEqual([{ page, brand: 'home', records: [vital(1), vital(2)] }]);
  });

  it('sends a batch when it has twenty records, and each record once', () => {
    const { add, values } = setUp();
    add(...numbers(21));
    expect(values()).toEqual([numbers(20)]);
    jest.advanceTimersByTime(10_000);
    expect(values()).toEqual([numbers(20), [20]]);
  });

  it('sends the waiting records at flush, and at most two hundred of a page', () => {
    const { add, flush, values } = setUp();
    add(...numbers(250));
    flush();
    jest.advanceTimersByTime(60_000);
    expect(values().flat()).toEqual(numbers(200));
  });

  it('drops a record that does not match its schema, and keeps the next one', () => {
    const { addRecord, add, flush, values } = setUp();
    addRecord(Object.assign(vital(1), { cpf: '52998224725' }));
    add(2);
    flush();
    expect(values()).toEqual([[2]]);
  });
});
