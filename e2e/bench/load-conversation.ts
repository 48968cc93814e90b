import { existsSync } from 'node:fs';
import { hostSegment } from '@consorcio/host/src/journey/host-segment';
import { itinerary } from '@consorcio/host/src/journey/itinerary';
import { parseSegment } from '@consorcio/host/src/segments/parse-segment';
import type { FlowCheckInput } from '@consorcio/shared/flow';

/** The whole conversation as data: the host's segment, each segment that has a folder here, and the itinerary. */
export async function loadConversation(): Promise<FlowCheckInput> {
  const named = [...new Set(Object.values(itinerary).map(({ segment }) => segment))];
  const fileOf = (name: string) => new URL(`../../mf-${name}/src/segment.ts`, import.meta.url);
  const here = named.filter((name) => existsSync(fileOf(name)));
  const segments = await Promise.all(here.map(async (name) => parseSegment(await import(fileOf(name).href), name)));
  return {
    segments: [hostSegment, ...segments],
    itinerary,
    start: 'host:intro',
    elsewhere: named.filter((name) => !here.includes(name)),
  };
}
