import type { Itinerary, Segment } from './segment';
import { type Step, waitsForVisitor } from './step';

/** One thing wrong with the conversation, and what to do about it. */
export interface FlowProblem {
  readonly kind:
    | 'dangling-target'
    | 'unreachable-step'
    | 'no-way-to-an-end'
    | 'waitless-loop'
    | 'no-live-control'
    | 'missing-component';
  readonly where: string;
  readonly message: string;
}

export interface FlowCheckInput {
  readonly segments: readonly Segment[];
  readonly itinerary: Itinerary;
  /** Where a journey begins: `segment:step`. */
  readonly start: string;
  /** For a segment checked without its neighbours, which it may not import: an exit to one of these counts as an end. */
  readonly elsewhere?: readonly string[];
}

/** Each step (`segment:step`) with the places it may lead to: steps, `end`, or `back-to-trouble`. */
export type FlowEdges = ReadonlyMap<string, readonly string[]>;

const END = 'end';
const TROUBLE = 'back-to-trouble';
const SPECIALISTS = 'especialistas';
/** Where a segment that had failed has come: from a waiting step, back to the place that could not be entered. */
const BACK = 'host:segmento-de-volta';
/** Steps that no `leadsTo` need name, because the engine itself leads to them. */
const ledToByEngine = ['host:error-general', 'host:segmento-indisponivel', BACK];

/**
 * Walks the whole conversation as a graph: every target exists, every step is reached from the start, every step has a
 * way to an end, no loop runs without waiting for the visitor, every step after which the talk goes on by itself arrives
 * at a live control, and every component is shipped. Laws of the flow, 1. What depends on a journey (a question that is
 * passed over, a failing request) is the engine's step cap's to catch.
 */
export function checkFlow(input: FlowCheckInput): readonly FlowProblem[] {
  const { steps, edges, problems } = walk(input);
  const add = (kind: FlowProblem['kind'], where: string, message: string) => problems.push({ kind, where, message });

  for (const key of ledToByEngine) {
    if (!steps.has(key))
      add('dangling-target', 'engine', `The engine leads to ${key}, which does not exist. Create it.`);
  }
  const reached = reach([input.start, ...ledToByEngine], edges);
  const endable = reach([END, TROUBLE], reversed(edges));
  for (const [key, step] of steps) {
    if (!reached.has(key)) {
      add(
        'unreachable-step',
        key,
        `No step leads to ${key}. Name it in the leadsTo of the step before it, or delete it.`,
      );
    }
    if (!endable.has(key)) add('no-way-to-an-end', key, `From ${key} no path ends the journey. Give it a way out.`);
    if (waitsForVisitor(step) && !mayHaveControl(step)) {
      add(
        'no-live-control',
        key,
        `${key} waits and offers nothing. Give it an option, a field or an asking component.`,
      );
    }
  }

  const waits = (key: string) => {
    const step = steps.get(key);
    return step !== undefined && waitsForVisitor(step);
  };
  const moving = new Map([...edges].filter(([key]) => !waits(key) && key !== BACK));
  for (const [key, targets] of moving) {
    const ahead = reach(targets, moving);
    if (ahead.has(key) || targets.includes(TROUBLE)) {
      add('waitless-loop', key, `${key} comes back to itself without asking the visitor. Let a step of the loop wait.`);
    }
    if (![...ahead].some((next) => next === END || waits(next))) {
      add('no-live-control', key, `After ${key} nothing waits for the visitor. Lead it to a step with a control.`);
    }
  }

  for (const segment of input.segments) {
    for (const { name, component, overlay } of Object.values(segment.steps)) {
      for (const [part, shipped] of [
        [component, segment.components],
        [overlay, segment.overlays],
      ] as const) {
        if (part && !Object.hasOwn(shipped, part.name)) {
          const where = `${segment.name}:${name}`;
          add(
            'missing-component',
            where,
            `${where} shows ${part.name}, which its segment does not ship. Name it there.`,
          );
        }
      }
    }
  }
  return problems;
}

/** The conversation as a graph, without a judgement. */
export function flowEdges(input: FlowCheckInput): FlowEdges {
  return walk(input).edges;
}

function walk({ segments, itinerary, elsewhere = [] }: FlowCheckInput) {
  const problems: FlowProblem[] = [];
  const edges = new Map<string, readonly string[]>();
  const steps = new Map<string, Step>();
  const all = segments.flatMap((segment) => Object.values(segment.steps).map((step) => ({ segment, step })));
  for (const { segment, step } of all) steps.set(`${segment.name}:${step.name}`, step);
  for (const { segment, step } of all) {
    const from = `${segment.name}:${step.name}`;
    edges.set(from, [...new Set(step.leadsTo.flatMap((target) => resolve(segment, step, from, target)))]);
  }
  return { steps, edges, problems };

  /** The graph nodes a target stands for. The specialists' chat changes no place, and only a press on an option opens it. */
  function resolve(segment: Segment, step: Step, from: string, target: string): readonly string[] {
    if (target === END || target === TROUBLE) return [target];
    if (target === SPECIALISTS) {
      return offersSpecialists(step)
        ? []
        : dangling(from, `${from} leads to the specialists without an option for it.`);
    }
    if (target === 'error-general') return found(from, 'host:error-general');
    if (!target.startsWith('exit:')) return found(from, `${segment.name}:${target}`);
    const leg = itinerary[`${segment.name}:${target.slice('exit:'.length)}`];
    if (!leg) return dangling(from, `${from} leaves by ${target}, which the itinerary does not know. Add it there.`);
    if (elsewhere.includes(leg.segment)) return [END];
    const destination = segments.find((candidate) => candidate.name === leg.segment);
    return found(from, `${leg.segment}:${leg.step ?? destination?.entry ?? ''}`);
  }

  function found(from: string, key: string): readonly string[] {
    if (steps.has(key)) return [key];
    return dangling(from, `${from} leads to ${key}, which does not exist. Create the step or mend the target.`);
  }

  function dangling(where: string, message: string): readonly string[] {
    problems.push({ kind: 'dangling-target', where, message });
    return [];
  }
}

/** Whether some journey may find something to answer with; options that depend on the journey get the benefit. */
function mayHaveControl({ input, submit, component, overlay, options }: Step): boolean {
  return (
    Boolean(input ?? submit ?? component?.asks ?? overlay?.asks) ||
    typeof options === 'function' ||
    Boolean(options?.length)
  );
}

function offersSpecialists({ options }: Step): boolean {
  return typeof options === 'function' || Boolean(options?.some(({ to }) => to === SPECIALISTS));
}

function reach(from: readonly string[], edges: FlowEdges): ReadonlySet<string> {
  const seen = new Set<string>();
  const open = [...from];
  for (let key = open.pop(); key !== undefined; key = open.pop()) {
    if (seen.has(key)) continue;
    seen.add(key);
    open.push(...(edges.get(key) ?? []));
  }
  return seen;
}

function reversed(edges: FlowEdges): FlowEdges {
  const back = new Map<string, string[]>();
  for (const [from, targets] of edges) {
    for (const to of targets) back.set(to, [...(back.get(to) ?? []), from]);
  }
  return back;
}
