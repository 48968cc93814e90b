import { hostPlaces, hostSegment, itinerary, releasedSegments, returnVisitSegment } from '@consorcio/host/journey';
import { parseSegment } from '@consorcio/host/segments';
import type { FlowCheckInput } from '@consorcio/shared/flow';

/** The whole conversation as data: the host's segments, each segment of a release, and the itinerary. */
export async function loadConversation(): Promise<FlowCheckInput> {
  const segments = await Promise.all(releasedSegments.map(loadSegment));
  return {
    segments: [hostSegment, ...segments, returnVisitSegment],
    itinerary,
    places: hostPlaces,
    start: 'host:intro',
  };
}

async function loadSegment(name: string) {
  const file = new URL(`../../mf-${name}/src/segment.ts`, import.meta.url);
  return parseSegment(await import(file.href), name);
}
