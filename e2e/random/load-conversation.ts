import { hostSegment, itinerary, releasedSegments, returnVisitSegment, sharedPlaces } from '@consorcio/host/journey';
import { parseSegment } from '@consorcio/host/segments';
import type { FlowCheckInput } from '@consorcio/shared/flow';

/** The modules of the segments. A new segment needs a line here: a bundler follows no computed path. */
const modules: Readonly<Record<string, () => Promise<unknown>>> = {
  simulation: () => import('../../mf-simulation/src/segment'),
  proposal: () => import('../../mf-proposal/src/segment'),
  payment: () => import('../../mf-payment/src/segment'),
  survey: () => import('../../mf-survey/src/segment'),
};

/** The whole conversation as data: the host's segments, each segment of a release, and the itinerary. */
export async function loadConversation(): Promise<FlowCheckInput> {
  const segments = await Promise.all(releasedSegments.map(loadSegment));
  return {
    segments: [hostSegment, ...segments, returnVisitSegment],
    itinerary,
    places: sharedPlaces,
    start: 'host:intro',
  };
}

async function loadSegment(name: string) {
  const load = modules[name];
  if (!load) throw new Error(`load-conversation.ts has no module of the segment ${name}. Add it.`);
  return parseSegment(await load(), name);
}
