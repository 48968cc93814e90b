/** As many as wait while Node's four threads compress and draw. More would only fill the memory. */
const AT_ONCE = 8;

/** What `work` makes of each item, in their order. It works on a few at a time. */
export async function inParallel<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
  atOnce = AT_ONCE,
): Promise<readonly Result[]> {
  const results: Result[] = [];
  const open = items.entries(); // one for all workers
  const worker = async () => {
    for (const [index, item] of open) results[index] = await work(item);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return results;
}
