import { Graph, layout } from '@dagrejs/dagre';
import type { FlowSegment, FlowStep } from '../model/flow-step';

/** The measures of the map in px. */
export const card = { width: 248, height: 66 };
const lane = { padding: 20, header: 72, gap: 20 };

interface Point {
  readonly x: number;
  readonly y: number;
}

/** An arrow between two steps. */
export interface PlacedArrow {
  readonly from: string;
  readonly to: string;
  /** Inside of a lane, to another lane, or back to an earlier step. */
  readonly kind: 'on' | 'across' | 'back';
  readonly points: readonly Point[];
}

export interface FlowLayout {
  readonly width: number;
  readonly height: number;
  readonly lanes: readonly { readonly name: string; readonly x: number; readonly width: number }[];
  /** Each step by its upper left corner. */
  readonly cards: readonly (Point & { readonly key: string })[];
  readonly arrows: readonly PlacedArrow[];
}

/** The map: a lane for each segment, beside each other, in the order of the conversation. */
export function flowLayout(segments: readonly FlowSegment[]): FlowLayout {
  let x = 0;
  let height = 0;
  const lanes: FlowLayout['lanes'][number][] = [];
  const cards: FlowLayout['cards'][number][] = [];
  const inside: PlacedArrow[] = [];
  for (const { name, steps } of segments) {
    const drawn = laneLayout(steps);
    const width = drawn.width + 2 * lane.padding;
    const moved = (point: Point) => ({ x: point.x + x + lane.padding, y: point.y + lane.header });
    lanes.push({ name, x, width });
    cards.push(...drawn.cards.map((each) => ({ key: each.key, ...moved(each) })));
    inside.push(...drawn.arrows.map((each) => ({ ...each, points: each.points.map(moved) })));
    x += width + lane.gap;
    height = Math.max(height, drawn.height + lane.header + lane.padding);
  }
  return { width: x - lane.gap, height, lanes, cards, arrows: [...inside, ...otherArrows(segments, inside, cards)] };
}

/** The steps of one segment in layers, from the top down. Ways back have no part in it. */
function laneLayout(steps: readonly FlowStep[]) {
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
    arrows: ways.map(({ from, to }) => ({ from, to, kind: 'on' as const, points: graph.edge(from, to).points ?? [] })),
  };
}

/** The arrows that no lane draws: to other segments and back. */
function otherArrows(
  segments: readonly FlowSegment[],
  drawn: readonly PlacedArrow[],
  cards: FlowLayout['cards'],
): readonly PlacedArrow[] {
  const placed = new Map(cards.map((each) => [each.key, each]));
  const done = new Set(drawn.map(({ from, to }) => `${from} ${to}`));
  return segments.flatMap(({ name, steps }) =>
    steps.flatMap(({ key, ways }) =>
      ways.flatMap(({ to, isBack }): PlacedArrow[] => {
        const [start, end] = [placed.get(key), placed.get(to)];
        if (!start || !end || start === end || done.has(`${key} ${to}`)) return [];
        const kind = to.startsWith(`${name}:`) && isBack ? 'back' : 'across';
        return [{ from: key, to, kind, points: aside(start, end) }];
      }),
    ),
  );
}

/** From the side of one card to the side of the other that faces it, with two points to bend at. */
function aside(start: Point, end: Point): readonly Point[] {
  const isRight = end.x > start.x;
  const isSame = end.x === start.x;
  const from = { x: start.x + (isRight ? card.width : 0), y: start.y + card.height / 2 };
  const to = { x: end.x + (isRight || isSame ? 0 : card.width), y: end.y + card.height / 2 };
  const reach = Math.max(64, Math.abs(end.x - start.x) / 3);
  const bend = isRight ? reach : -reach;
  return [from, { x: from.x + bend, y: from.y }, { x: to.x + (isSame ? bend : -bend), y: to.y }, to];
}
