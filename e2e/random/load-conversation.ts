import { hostPlaces, hostSegment, itinerary } from '@consorcio/host/journey';
import { parseSegment } from '@consorcio/host/segments';
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
