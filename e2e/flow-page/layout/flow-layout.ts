import type { FlowSegment } from '../model/flow-step';
import { laneLayout } from './lane-layout';
import { card, type FlowLayout, lane, type PlacedArrow, type PlacedCard, type PlacedLane, type Point } from './placed';

/** The map: a lane for each segment, beside each other, in the order of the conversation. */
export function flowLayout(segments: readonly FlowSegment[]): FlowLayout {
  let x = 0;
  let height = 0;
  const lanes: PlacedLane[] = [];
  const cards: PlacedCard[] = [];
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

/** The arrows that no lane draws: to other segments and back. */
function otherArrows(
  segments: readonly FlowSegment[],
  drawn: readonly PlacedArrow[],
  cards: readonly PlacedCard[],
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
