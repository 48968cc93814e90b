import { hostPlaces } from '@consorcio/host/src/journey/host-places';
import { hostSegment } from '@consorcio/host/src/journey/host-segment';
import { itinerary } from '@consorcio/host/src/journey/itinerary';
import { parseSegment } from '@consorcio/host/src/segments/parse-segment';
import type { FlowCheckInput } from '@consorcio/shared/flow';

/** The whole conversation as data: the host's segment, each segment that the itinerary names, and the itinerary. */
export async function loadConversation(): Promise<FlowCheckInput> {
  const named = [...new Set(Object.values(itinerary).map(({ segment }) => segment))];
  const segments = await Promise.all(named.map(loadSegment));
  return { segments: [hostSegment, ...segments], itinerary, places: hostPlaces, start: 'host:intro' };
}

async function loadSegment(name: string) {
  const file = new URL(`../../mf-${name}/src/segment.ts`, import.meta.url);
  return parseSegment(await import(file.href), name);
}
