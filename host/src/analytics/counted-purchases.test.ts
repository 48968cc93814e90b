import { createCountedPurchases } from './counted-purchases';

function memoryStorage(ledger?: string) {
  const values = new Map(ledger === undefined ? [] : [['consorcio.purchases', ledger]]);
  const storage = {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
  };
  return { values, open: () => storage };
}

const refuse = () => {
  throw new DOMException('denied', 'SecurityError');
};

describe('createCountedPurchases', () => {
  it('counts a purchase once, also after a reload and in a copied tab', () => {
    const { open } = memoryStorage();
    const page = createCountedPurchases(open);
    const copiedTab = createCountedPurchases(open);

    expect([page('77'), page('77'), copiedTab('77')]).toEqual([true, false, false]);
    expect(createCountedPurchases(open)('77')).toBe(false);
  });

  it('counts each of two purchases, in either tab', () => {
    const { open } = memoryStorage();
    const page = createCountedPurchases(open);
    const copiedTab = createCountedPurchases(open);

    expect([page('77'), copiedTab('78')]).toEqual([true, true]);
    expect([page('78'), copiedTab('77')]).toEqual([false, false]);
  });

  it('remembers the newest hundred purchases', () => {
    const { open, values } = memoryStorage();
    const page = createCountedPurchases(open);
    for (let id = 0; id < 150; id += 1) page(String(id));

    const kept: unknown[] = JSON.parse(values.get('consorcio.purchases') ?? '');
    expect(kept).toHaveLength(100);
    expect([kept.at(0), kept.at(-1)]).toEqual(['50', '149']);
    expect(page('0')).toBe(false);
    expect(createCountedPurchases(open)('50')).toBe(false);
  });

  it.each(['', '["77"', 'null', '{"77":true}', '[77]'])('replaces the damaged ledger %j', (ledger) => {
    const { open } = memoryStorage(ledger);
    const page = createCountedPurchases(open);

    expect([page('77'), page('77')]).toEqual([true, false]);
    expect(createCountedPurchases(open)('77')).toBe(false);
  });

  it.each([
    ['forbidden', refuse],
    ['locked', () => ({ getItem: refuse, setItem: refuse })],
    ['full', () => ({ getItem: () => null, setItem: refuse })],
    ['not persistent', () => ({ getItem: () => null, setItem: () => undefined })],
  ])('still counts once on this page when the storage is %s', (_, open) => {
    const page = createCountedPurchases(open);

    expect([page('77'), page('78'), page('77')]).toEqual([true, true, false]);
  });
});
