import { aStorage, forbiddenStorage, fullStorage } from '../testing/a-storage';
import { createCountedPurchases } from './counted-purchases';

function setUp(ledger?: string) {
  const storage = aStorage(ledger === undefined ? {} : { 'consorcio.purchases': ledger });
  const open = () => storage;
  return { values: storage.values, open, page: createCountedPurchases(open), copiedTab: createCountedPurchases(open) };
}

describe('createCountedPurchases', () => {
  it('counts a purchase once, also after a reload and in a copied tab', () => {
    const { open, page, copiedTab } = setUp();

    expect([page('77'), page('77'), copiedTab('77')]).toEqual([true, false, false]);
    expect(createCountedPurchases(open)('77')).toBe(false);
  });

  it('counts each of two purchases, in either tab', () => {
    const { page, copiedTab } = setUp();

    expect([page('77'), copiedTab('78')]).toEqual([true, true]);
    expect([page('78'), copiedTab('77')]).toEqual([false, false]);
  });

  it('remembers the newest hundred purchases', () => {
    const { open, values, page } = setUp();
    for (let id = 0; id < 150; id += 1) page(String(id));

    const kept: unknown[] = JSON.parse(values.get('consorcio.purchases') ?? '');
    expect(kept).toHaveLength(100);
    expect([kept.at(0), kept.at(-1)]).toEqual(['50', '149']);
    expect(page('0')).toBe(false);
    expect(createCountedPurchases(open)('50')).toBe(false);
  });

  it.each(['', '["77"', 'null', '{"77":true}', '[77]'])('replaces the damaged ledger %j', (ledger) => {
    const { open, page } = setUp(ledger);

    expect([page('77'), page('77')]).toEqual([true, false]);
    expect(createCountedPurchases(open)('77')).toBe(false);
  });

  it.each([
    [
      'forbidden',
      () => {
        throw new DOMException('denied', 'SecurityError');
      },
    ],
    ['locked', () => forbiddenStorage],
    ['full', () => fullStorage],
    ['not persistent', () => ({ getItem: () => null, setItem: () => undefined })],
  ])('still counts once on this page when the storage is %s', (_, open) => {
    const page = createCountedPurchases(open);

    expect([page('77'), page('78'), page('77')]).toEqual([true, true, false]);
  });
});
