import { type Segment, type Step, waitsForVisitor } from '../../flow';
import { END, type FlowEdges, flowGraph, keyOf, TROUBLE, waitsAt } from './flow-graph';
import { type FlowCheckInput, type FlowProblem, problemUnless } from './flow-input';
import { lockedIn } from './locked-in';
import { reach, reversed } from './reach';

/**
 * Checks the whole conversation as a graph: every target exists, every step is reachable from the start, every step has a
 * path to an end, no loop runs without waiting for the visitor, every step that continues by itself leads to a live control,
 * every call that always fails leaves a person and a way to an end, and every component is included. It cannot check what depends on a journey (a skipped question, a failing request): the
 * engine limits the number of steps instead.
 */
export function checkFlow(input: FlowCheckInput): readonly FlowProblem[] {
  const graph = flowGraph(input);
  const { steps, edges, problems } = graph;
  const { segmentReturned } = input.places;
  const ledToByEngine = Object.values(input.places).map((place) => keyOf(place));
  const reached = reach([input.start, ...ledToByEngine], edges);
  const endable = reach([END, TROUBLE], reversed(edges));
  return [
    ...problems,
    ...ledToByEngine.flatMap((key) =>
      problemUnless(steps.has(key), {
        kind: 'dangling-target',
        where: 'engine',
        message: `The engine leads to ${key}, which does not exist. Create it.`,
      }),
    ),
    ...[...steps].flatMap(([key, step]) => [
      ...problemUnless(reached.has(key), {
        kind: 'unreachable-step',
        where: key,
        message: `No step leads to ${key}. Name it in the leadsTo of the step before it, or delete it.`,
      }),
      ...problemUnless(endable.has(key), {
        kind: 'no-way-to-an-end',
        where: key,
        message: `From ${key} no path ends the journey. Give it a way out.`,
      }),
      ...problemUnless(!waitsForVisitor(step) || mayHaveControl(step), {
        kind: 'no-live-control',
        where: key,
        message: `${key} waits and offers nothing. Give it an option, a field or an asking component.`,
      }),
    ]),
    // The engine leads to this step only from a waiting one, so it may lead back by itself.
    ...problemsOfMoving(steps, edges, keyOf(segmentReturned)),
    ...lockedIn(graph, input),
    ...input.segments.flatMap(missingComponents),
  ];
}

/** The problems of steps that continue by themselves. */
function problemsOfMoving(steps: ReadonlyMap<string, Step>, edges: FlowEdges, except: string): readonly FlowProblem[] {
  const moving = new Map([...edges].filter(([key]) => !waitsAt(key, steps) && key !== except));
  return [...moving].flatMap(([key, targets]) => {
    const ahead = reach(targets, moving);
    const isLoop = ahead.has(key) || targets.includes(TROUBLE);
    const arrives = [...ahead].some((next) => next === END || waitsAt(next, steps));
    return [
      ...problemUnless(!isLoop, {
        kind: 'waitless-loop',
        where: key,
        message: `${key} leads back to itself without asking the visitor. Let a step of the loop wait.`,
      }),
      ...problemUnless(arrives, {
        kind: 'no-live-control',
        where: key,
        message: `After ${key} nothing waits for the visitor. Lead it to a step with a control.`,
      }),
    ];
  });
}

function missingComponents(segment: Segment): readonly FlowProblem[] {
  return Object.values(segment.steps).flatMap(({ name, component, overlay }) =>
    [
      { part: component, shipped: segment.components },
      { part: overlay, shipped: segment.overlays },
    ].flatMap(({ part, shipped }) =>
      problemUnless(!part || Object.hasOwn(shipped, part.name), {
        kind: 'missing-component',
        where: `${segment.name}:${name}`,
        message: `${segment.name}:${name} shows ${part?.name}, which its segment does not ship. Name it there.`,
      }),
    ),
  );
}

/** Whether the step may offer a control. Options that depend on the journey count as present. */
function mayHaveControl({ input, submit, component, overlay, options }: Step): boolean {
  return (
    Boolean(input ?? submit ?? component?.asks ?? overlay?.asks) ||
    typeof options === 'function' ||
    Boolean(options?.length)
  );
}
