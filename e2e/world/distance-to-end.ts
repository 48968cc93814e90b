import { destinationOf } from '@consorcio/shared/flow';
import { type FlowCheckInput, type FlowEdges, keyOf } from '@consorcio/shared/testing';

/**
 * The number of steps from a target of a step in `segment` to the end of the journey: the goodbye. Steps that explain a failure
 * offer to end it too, which is no goal.
 */
export function distanceToEnd(conversation: FlowCheckInput, edges: FlowEdges) {
  const goodbyes = [...edges].filter(([, targets]) => targets.every((to) => to === 'end'));
  const distances = new Map<string, number>(goodbyes.map(([goodbye]) => [goodbye, 0]));
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
    if (target === 'end') return far + 1;
    const place = target === 'back-to-trouble' ? undefined : destinationOf(target, segment, conversation);
    return (place && distances.get(keyOf(place, conversation.segments))) ?? far;
  };
}
