import type { FlowCheckInput, FlowEdges } from '@consorcio/shared/flow';

/** How many steps lie between a target, as a step of `segment` names it, and the end of the journey. */
export function distanceToEnd({ segments, itinerary }: FlowCheckInput, edges: FlowEdges) {
  const distances = new Map<string, number>([['end', 0]]);
  for (let round = 1, grown = true; grown; round += 1) {
    grown = false;
    for (const [from, targets] of edges) {
      if (distances.has(from) || !targets.some((to) => (distances.get(to) ?? round) < round)) continue;
      distances.set(from, round);
      grown = true;
    }
  }
  const far = edges.size + 1;

  return (segment: string, target: string): number => {
    if (target === 'end') return 0;
    if (target === 'especialistas') return Number.POSITIVE_INFINITY;
    if (target === 'back-to-trouble') return far;
    if (target === 'error-general') return distances.get('host:error-general') ?? far;
    if (!target.startsWith('exit:')) return distances.get(`${segment}:${target}`) ?? far;
    const leg = itinerary[`${segment}:${target.slice('exit:'.length)}`];
    if (!leg) return far;
    const entry = segments.find(({ name }) => name === leg.segment)?.entry;
    return distances.get(`${leg.segment}:${leg.step ?? entry}`) ?? far;
  };
}
