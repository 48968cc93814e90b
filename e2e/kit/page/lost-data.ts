import { isJourneyKey, type Journey } from '@consorcio/shared/entities';
import type { Segment, Snapshot } from '@consorcio/shared/flow';
import { differences } from './leaves';

/**
 * What the steps have recorded and a reload does not find, because a schema of the host or of the segment drops it. `seeded` was known
 * before any step was played; `read` is the conversation as the host reads it back.
 */
export function lostData(
  live: Snapshot,
  read: Snapshot | undefined,
  { name, state }: Segment,
  seeded: Journey,
): readonly string[] {
  if (!read) return ['the whole conversation: the host cannot read what it stored'];
  const own = live.own[name];
  const props = (snapshot: Snapshot) => snapshot.transcript.map(({ component }) => component?.props);
  const scopes = (['visitor', 'purchase'] as const).map((scope) => ({
    schema: state?.[scope],
    values: own?.[scope] ?? {},
  }));
  return [
    ...differences(live.journey, read.journey).map((path) => `journey.${path}, which the host's schema drops`),
    ...Object.entries(live.journey).flatMap(([key, value]) =>
      isJourneyKey(key) || value === undefined || Object.hasOwn(seeded, key)
        ? []
        : [`journey.${key}, which neither the host nor its own state has`],
    ),
    ...differences(own, read.own[name]).map((path) => `${path} of its own state, which is not plain data`),
    ...scopes.flatMap(({ schema, values }) =>
      Object.entries(values).flatMap(([key, value]) => {
        const declared = schema?.shape[key];
        if (!declared) return [`${key} of its own state, which its schema does not have`];
        const parsed = declared.safeParse(value);
        if (!parsed.success) return [`${key} of its own state, which its schema refuses`];
        return differences(value, parsed.data).map((path) => `${key}.${path} of its own state, which its schema drops`);
      }),
    ),
    ...differences(props(live), props(read)).map(
      (path) => `${path.replace(/^\d+\.?/, '')} of a component's props, which is not plain data`,
    ),
  ];
}
