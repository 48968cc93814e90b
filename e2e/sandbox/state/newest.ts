/** What pages report: a developer looks at the last minutes, and a page left open must not fill the memory. */
const maximum = 1_000;

export type Newest<Item> = ReturnType<typeof createNewest<Item>>;

/** The newest of some items, the last one first. */
export function createNewest<Item>() {
  let newest: readonly Item[] = [];
  return {
    add(items: readonly Item[]): void {
      newest = [...items.toReversed(), ...newest].slice(0, maximum);
    },
    all: () => newest,
    clear(): void {
      newest = [];
    },
  };
}
