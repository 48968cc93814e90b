import type { Fault, World } from '../world';

/** Faults of the network between the page and the API. They last until a later move ends them. */
export const networkFaults: readonly Fault[] = [
  {
    name: 'offline for a while',
    group: 'network',
    when: 'midway',
    async fire({ context, ends }) {
      await context.setOffline(true);
      ends.push(() => context.setOffline(false));
    },
  },
  {
    name: 'aborted requests',
    group: 'network',
    when: 'settled',
    fire: (world, random) => limited(world, 1 + random.below(3), 'abort'),
  },
  {
    name: 'slow',
    group: 'network',
    when: 'settled',
    fire: (world, random) => limited(world, 3 + random.below(5), 'slow'),
  },
];

/** The next requests to the API are aborted, or leave late. */
async function limited({ context, stack }: World, times: number, how: 'abort' | 'slow'): Promise<void> {
  await context.route(
    (address) => address.origin === stack.sandbox.url && address.pathname.startsWith('/api/'),
    async (route) => {
      if (how === 'abort') return route.abort('connectionfailed');
      await new Promise((resolve) => setTimeout(resolve, 300));
      await route.fallback().catch(() => undefined); // the page may be gone
    },
    { times },
  );
}
