import { Graph, layout } from '@dagrejs/dagre';
import type { FlowStep } from '../model/flow-step';
import { card, type PlacedArrow, type PlacedCard } from './placed';

interface DrawnLane {
  readonly width: number;
  readonly height: number;
  readonly cards: readonly PlacedCard[];
  readonly arrows: readonly PlacedArrow[];
}

/** The steps of one segment in layers, from the top down. Ways back have no part in it. */
export function laneLayout(steps: readonly FlowStep[]): DrawnLane {
  const graph = new Graph();
  graph.setGraph({ rankdir: 'TB', nodesep: 20, ranksep: 40, edgesep: 12, ranker: 'network-simplex' });
  graph.setDefaultEdgeLabel(() => ({}));
  for (const { key } of steps) graph.setNode(key, { ...card });
  const here = new Set(steps.map(({ key }) => key));
  const ways = steps.flatMap(({ key, ways }) =>
    ways.filter(({ to, isBack }) => here.has(to) && !isBack).map(({ to }) => ({ from: key, to })),
  );
  for (const { from, to } of ways) graph.setEdge(from, to);
  layout(graph);
  const { width = card.width, height = card.height } = graph.graph();
  return {
    width,
    height,
    cards: steps.map(({ key }) => {
      const { x, y } = graph.node(key);
      return { key, x: x - card.width / 2, y: y - card.height / 2 };
    }),
    arrows: ways.map(({ from, to }) => ({ from, to, kind: 'on', points: graph.edge(from, to).points ?? [] })),
  };
}
