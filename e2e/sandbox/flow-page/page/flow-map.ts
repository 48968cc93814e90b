import { html } from 'hono/html';
import type { Html } from '../../page';
import type { FlowSegment, FlowStep } from '../model/flow-step';
import { firstLine } from './first-line';
import { card, type FlowLayout, type PlacedArrow } from './flow-layout';

/** The lanes, arrows and cards of the map. Their places are in `placeStyles`: the policy of the page allows no style attributes. */
export function flowMap(segments: readonly FlowSegment[], layout: FlowLayout): Html {
  const steps = new Map(segments.flatMap((segment) => segment.steps.map((step) => [step.key, step])));
  return html`
${layout.lanes.map((lane, index) => laneOf(lane, index, segments))}
<svg class="arrows" width="${layout.width}" height="${layout.height}" aria-hidden="true">
<defs>${heads}</defs>
${layout.arrows.map(arrowOf)}
</svg>
${layout.cards.map(({ key }, index) => cardOf(steps.get(key), index))}`;
}

/** Where lanes and cards are, as rules of a style sheet. */
export function placeStyles({ width, height, lanes, cards }: FlowLayout): string {
  const rules = [
    `.canvas { width: ${width}px; height: ${height}px; }`,
    ...lanes.map((lane, index) => `.lane-${index} { left: ${lane.x}px; width: ${lane.width}px; }`),
    `.card { width: ${card.width}px; height: ${card.height}px; }`,
    ...cards.map(({ x, y }, index) => `.at-${index} { left: ${Math.round(x)}px; top: ${Math.round(y)}px; }`),
  ];
  return `${rules.join('\n')}\n`;
}

function laneOf({ name }: FlowLayout['lanes'][number], index: number, segments: readonly FlowSegment[]): Html {
  const steps = segments.find((segment) => segment.name === name)?.steps ?? [];
  return html`<div class="lane lane-${index}" data-lane="${name}"><p><b>${name}</b> ${steps.length} steps, ${steps.filter(({ waits }) => waits).length} ask</p></div>
`;
}

/** A way on has the points of the layout; another one is a curve with two points to bend at. */
function arrowOf({ from, to, kind, points }: PlacedArrow): Html {
  const [start, ...rest] = points.map(({ x, y }) => `${Math.round(x)} ${Math.round(y)}`);
  return html`<path class="arrow ${kind}" d="M${start} ${kind === 'on' ? 'L' : 'C'}${rest.join(' ')}" data-from="${from}" data-to="${to}" marker-end="url(#head)"/>
`;
}

const heads = html`<marker id="head" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="11" markerHeight="11" markerUnits="userSpaceOnUse" orient="auto">
<path d="M0 0 8 4 0 8z" fill="context-stroke"/></marker>`;

function cardOf(step: FlowStep | undefined, index: number): Html {
  if (!step) return html``;
  const { key, name, segment, waits } = step;
  return html`<a class="card at-${index} ${waits ? 'waits' : 'on'}" href="#${key}" data-card="${key}" data-segment="${segment}" tabindex="-1">
<b>${name}</b>${firstLine(step)}<i class="count" data-count="${key}" hidden></i></a>
`;
}
