import { type Diagram, nodeId } from './mermaid';
import type { Conversation } from './segment-diagram';

/** The segments, and the exits by which they follow each other. */
export function overviewDiagram({ segments, itinerary, start }: Conversation): Diagram {
  const order = segments.map(({ name }) => name);
  const ends = segments.filter(({ steps }) => Object.values(steps).some(({ leadsTo }) => leadsTo.includes('end')));
  const [first = ''] = start.split(':');
  const legs = Object.entries(itinerary).map(([way, { segment: to, step }]) => {
    const [from = '', exit = ''] = way.split(':');
    return {
      from: segmentId(from),
      to: segmentId(to),
      label: step === undefined ? exit : `${exit}<br>at ${step}`,
      isBack: order.indexOf(to) <= order.indexOf(from),
    };
  });
  return {
    direction: 'TB',
    nodes: [
      { id: nodeId('entry', 'start'), look: 'entry', label: 'start' },
      ...segments.map(({ name }) => ({ id: segmentId(name), look: 'segment' as const, label: name })),
      ...(ends.length > 0 ? [{ id: nodeId('shared', 'end'), look: 'end' as const, label: 'end' }] : []),
    ],
    edges: [
      { from: nodeId('entry', 'start'), to: segmentId(first) },
      ...legs,
      ...ends.map(({ name }) => ({ from: segmentId(name), to: nodeId('shared', 'end') })),
    ],
  };
}

function segmentId(name: string): string {
  return nodeId('segment', name);
}
