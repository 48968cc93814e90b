import { isJourneyKey } from '@consorcio/shared/entities';
import type { Snapshot } from '@consorcio/shared/flow';
import { readStored, type TabContent } from '../../pages/fixtures/stored';
import { found } from './findings';
import { currentSetup, leavesOf } from './setup';

/** Notes what the steps have recorded and a reload does not find, because a schema of the host or of the segment drops it. */
export function noteLost(live: Snapshot, stored: TabContent, after: string): void {
  const { brand, journey: seeded, segment, door } = currentSetup();
  const read = readStored(brand, stored);
  const where = after === 'played' ? undefined : after;
  const lost = (what: string) =>
    found(
      'stored',
      `records ${what}. Declare it in state; the host must know a shared datum first.`,
      where ? { where } : {},
    );
  if (!read) return lost('what makes the whole conversation unreadable');
  const own = live.own[segment.name];
  const props = ({ transcript }: Snapshot) => transcript.map(({ component }) => component?.props);
  for (const path of differences(live.journey, read.journey)) lost(`journey.${path}, which the host's schema drops`);
  for (const [key, value] of Object.entries(live.journey))
    if (!isJourneyKey(key) && value !== undefined && !Object.hasOwn(seeded, key) && !Object.hasOwn(door.journey, key))
      lost(`journey.${key}, which neither the host nor its own state has`);
  for (const path of differences(own, read.own[segment.name]))
    lost(`${path} of its own state, which is not plain data`);
  for (const scope of ['visitor', 'purchase'] as const)
    for (const [key, value] of Object.entries(own?.[scope] ?? {})) {
      const declared = segment.state?.[scope]?.shape[key];
      const parsed = declared?.safeParse(value);
      if (!parsed?.success) lost(`${key} of its own state, which its schema ${declared ? 'refuses' : 'does not have'}`);
      else
        for (const path of differences(value, parsed.data))
          lost(`${key}.${path} of its own state, which its schema drops`);
    }
  for (const path of differences(props(live), props(read)))
    lost(`${path.replace(/^\d+\.?/, '')} of the props of a part, which is not plain data`);
}

/** The paths at which the two differ. Absent and undefined are the same. */
function differences(before: unknown, after: unknown): readonly string[] {
  const [old, now] = [before, after].map((of) => new Map(leavesOf(of).map(({ path, value }) => [path, value])));
  return [...new Set([...(old?.keys() ?? []), ...(now?.keys() ?? [])])].filter(
    (path) => !Object.is(old?.get(path), now?.get(path)),
  );
}
