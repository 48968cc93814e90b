import { destinationOf, type Place, type Segment, type Step, waitsForVisitor } from '../../flow';
import type { FlowCheckInput, FlowProblem } from './flow-input';

/** Each step (`segment:step`) with the places it may lead to: steps, `end`, or `back-to-trouble`. */
export type FlowEdges = ReadonlyMap<string, readonly string[]>;

export const END = 'end';
export const TROUBLE = 'back-to-trouble';

/** The steps and edges of the conversation, and the problems of its targets. */
export type FlowGraph = ReturnType<typeof flowGraph>;

/** The conversation as a graph. */
export function flowEdges(input: FlowCheckInput): FlowEdges {
  return flowGraph(input).edges;
}

/** The conversation as a graph, and the targets that do not exist. */
export function flowGraph(input: FlowCheckInput) {
  const { segments, elsewhere = [] } = input;
  const problems: FlowProblem[] = [];
  const edges = new Map<string, readonly string[]>();
  const steps = new Map<string, Step>();
  const all = segments.flatMap((segment) => Object.values(segment.steps).map((step) => ({ segment, step })));
  for (const { segment, step } of all) steps.set(keyOf({ segment: segment.name, step: step.name }), step);
  for (const { segment, step } of all) {
    const from = `${segment.name}:${step.name}`;
    edges.set(from, [...new Set(step.leadsTo.flatMap((target) => nodesOf(segment, from, target)))]);
    if (step.opens?.length && !mayOpen(step)) dangling(from, `${from} opens the specialists without an option for it.`);
  }
  return { steps, edges, problems };

  /** The node of a target as a list, empty if it leads nowhere. */
  function nodesOf(segment: Segment, from: string, target: string): readonly string[] {
    if (target === END || target === TROUBLE) return [target];
    const place = destinationOf(target, segment.name, input);
    if (!place) return dangling(from, `${from} leaves by ${target}, which the itinerary does not know. Add it there.`);
    if (target.startsWith('exit:') && elsewhere.includes(place.segment)) return [END];
    const key = keyOf(place, segments);
    if (steps.has(key)) return [key];
    return dangling(from, `${from} leads to ${key}, which does not exist. Create the step or fix the target.`);
  }

  function dangling(where: string, message: string): readonly [] {
    problems.push({ kind: 'dangling-target', where, message });
    return [];
  }
}

/** Whether the conversation waits for the visitor at this node. */
export function waitsAt(key: string, steps: ReadonlyMap<string, Step>): boolean {
  const step = steps.get(key);
  return step !== undefined && waitsForVisitor(step);
}

/** A place as the graph names it. */
export function keyOf({ segment, step }: Place, segments: readonly Segment[] = []): string {
  return `${segment}:${step ?? segments.find(({ name }) => name === segment)?.entry ?? ''}`;
}

/** Whether some option may open something. Options that depend on the journey count as present. */
function mayOpen({ options }: Step): boolean {
  return typeof options === 'function' || Boolean(options?.some(({ opens }) => opens !== undefined));
}
