import type { Fault } from '../world';

const ours = 'consorcio.'; // the keys of the product; others belong to the fixtures

/** Faults of the storage of the browser. What refuses writes does so until the next load. */
export const storageFaults: readonly Fault[] = [
  {
    name: 'session storage refuses writes',
    group: 'storage',
    when: 'settled',
    async fire({ chat, lost }) {
      lost.add('session storage');
      await chat.page.evaluate(refuseWrites, 'sessionStorage' as const);
    },
  },
  {
    name: 'session storage cleared',
    group: 'storage',
    when: 'settled',
    async fire({ chat, lost }) {
      lost.add('session storage');
      await chat.page.evaluate(removeItems, { area: 'sessionStorage', prefix: ours } as const);
    },
  },
  {
    name: 'session storage loses a part',
    group: 'storage',
    when: 'settled',
    async fire({ chat, lost }, random) {
      lost.add('session storage');
      const keys = await chat.page.evaluate(() => Object.keys(sessionStorage).sort());
      const parts = keys.filter((key) => key.startsWith(ours));
      if (parts.length === 0) return;
      await chat.page.evaluate((key) => sessionStorage.removeItem(key), random.pick(parts));
    },
  },
  {
    name: 'local storage cleared',
    group: 'storage',
    when: 'settled',
    async fire({ chat, lost }) {
      lost.add('local storage');
      await chat.page.evaluate(removeItems, { area: 'localStorage', prefix: ours } as const);
    },
  },
  {
    name: 'local storage full',
    group: 'storage',
    when: 'settled',
    async fire({ chat, lost }) {
      lost.add('local storage');
      await chat.page.evaluate(refuseWrites, 'localStorage' as const);
    },
  },
];

type Area = 'sessionStorage' | 'localStorage';

/** Runs in the page. */
function refuseWrites(area: Area): void {
  const { setItem } = Storage.prototype;
  Storage.prototype.setItem = function (...item) {
    if (this === window[area]) throw new DOMException('full', 'QuotaExceededError');
    return setItem.apply(this, item);
  };
}

/** Runs in the page. */
function removeItems({ area, prefix }: { readonly area: Area; readonly prefix: string }): void {
  const storage = window[area];
  for (const key of Object.keys(storage)) if (key.startsWith(prefix)) storage.removeItem(key);
}
