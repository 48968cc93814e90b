import type { FlowCheckInput } from '@consorcio/shared/flow';
import { type Diagram, type DiagramNode, nodeId } from './mermaid';

/** The segments, and the exits by which they follow each other. */
export function overviewDiagram({ segments, itinerary, start }: FlowCheckInput): Diagram {
  const order = segments.map(({ name }) => name);
  const ending = segments.filter(({ steps }) => Object.values(steps).some(({ leadsTo }) => leadsTo.includes('end')));
  const legs = Object.entries(itinerary).map(([way, { segment }]) => {
    const [from = '', exit = ''] = way.split(':');
    return {
      from: segmentId(from),
      to: segmentId(segment),
      label: exit,
      isBack: order.indexOf(segment) < order.indexOf(from),
    };
  });
  return {
    direction: 'LR', // from top to bottom, the labels of parallel arrows would overlap
    nodes: [startNode, ...order.map((name) => ({ id: segmentId(name), look: 'goesOn', label: name }) as const), end],
    edges: [
      ...segments
        .filter(({ name }) => start.startsWith(`${name}:`))
        .map(({ name }) => ({ from: startNode.id, to: segmentId(name) })),
      ...legs,
      ...ending.map(({ name }) => ({ from: segmentId(name), to: end.id })),
    ],
  };
}

const startNode: DiagramNode = { id: nodeId('entry', 'start'), look: 'entry', label: 'start' };
const end: DiagramNode = { id: nodeId('shared', 'end'), look: 'end', label: 'end' };

function segmentId(name: string): string {
  return nodeId('segment', name);
}
