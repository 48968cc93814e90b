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
  it('sends what came in ten seconds, with page and brand', () => {
    const { take, sent } = setUp();
    take(vital(1));
    jest.advanceTimersByTime(9_000);
    take(vital(2));
    expect(sent).toEqual([]);

    jest.advanceTimersByTime(1_000);
    expect(sent).toEqual([{ page: 'page', brand: 'home', records: [vital(1), vital(2)] }]);
  });

  it('sends nothing while there is nothing', () => {
    const { flush, sent } = setUp();
    flush();
    jest.advanceTimersByTime(60_000);
    expect(sent).toEqual([]);
  });

  it('sends twenty at once, and each record once', () => {
    const { take, values } = setUp();
    for (const value of numbers(21)) take(vital(value));
    expect(values()).toEqual([numbers(20)]);

    jest.advanceTimersByTime(10_000);
    expect(values()).toEqual([numbers(20), [20]]);
  });

  it('sends at once what waits when it is told to', () => {
    const { take, flush, values } = setUp();
    take(vital(1));
    flush();
    jest.advanceTimersByTime(60_000);
    expect(values()).toEqual([[1]]);
  });

  it('takes at most two hundred records of a page', () => {
    const { take, flush, values } = setUp();
    for (const value of numbers(250)) take(vital(value));
    flush();
    expect(values().flat()).toEqual(numbers(200));
  });

  it('drops what does not match its schema, and goes on', () => {
    const { take, flush, sent } = setUp();
    take(Object.assign(vital(1), { cpf: '52998224725' }));
    take(vital(2));
    flush();
    expect(sent.flatMap(({ records }) => records)).toEqual([vital(2)]);
  });
});
