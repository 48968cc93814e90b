import type { Point } from './placed';

/** A smooth line through the points of an arrow, as the data of an SVG path. Four points are a curve of their own. */
export function pathOf(points: readonly Point[]): string {
  const [start, ...rest] = points;
  const last = rest.at(-1);
  if (!start || !last) return '';
  if (rest.length === 3) return `M${at(start)} C${rest.map(at).join(' ')}`;
  const bends = rest.slice(0, -1).map((point, index) => {
    const next = rest[index + 1] ?? last;
    return `Q${at(point)} ${at(index === rest.length - 2 ? last : middle(point, next))}`;
  });
  return `M${at(start)} ${bends.join(' ') || `L${at(last)}`}`;
}

function middle(one: Point, other: Point): Point {
  return { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 };
}

function at({ x, y }: Point): string {
  return `${Math.round(x)} ${Math.round(y)}`;
}
