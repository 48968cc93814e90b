import { createObserver } from './observer';
import type { Batch, ObservationRecord } from './records';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const vital = (value: number): ObservationRecord => ({ kind: 'vital', name: 'LCP', value, rating: 'good' });
const numbers = (length: number) => Array.from({ length }, (_, index) => index);

function setUp() {
  const sent: Batch[] = [];
  const observer = createObserver({ page: 'page', brand: 'home', send: (batch) => void sent.push(batch) });
  return { ...observer, sent, values: () => sent.map(({ records }) => records.map((it) => 'value' in it && it.value)) };
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
