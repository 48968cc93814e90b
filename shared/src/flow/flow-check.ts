import type { Itinerary, Segment } from './segment';
import { type Step, waitsForVisitor } from './step';

/** One thing wrong with the conversation, and what to do about it. */
export interface FlowProblem {
  readonly kind: 'dangling-target' | 'unreachable-step' | 'no-way-to-an-end' | 'waitless-loop' | 'no-live-control';
  readonly where: string;
  readonly message: string;
}

export interface FlowCheckInput {
  readonly segments: readonly Segment[];
  readonly itinerary: Itinerary;
  /** Where a journey begins: `segment:step`. */
  readonly start: string;
  /** Segments the itinerary names that are not part of this check: an exit to them counts as an end. */
  readonly elsewhere: readonly string[];
}

const END = 'end';

/**
 * Walks the whole conversation as a graph: every target exists, every step is reached from the start, every step has a
 * way to an end, no loop runs without waiting for the visitor, and every step after which the talk goes on by itself
 * arrives at a live control. Laws of the flow, 1.
 */
export function checkFlow({ segments, itinerary, start, elsewhere }: FlowCheckInput): readonly FlowProblem[] {
  const steps = new Map<string, Step>();
  for (const segment of segments) {
    for (const step of Object.values(segment.steps)) steps.set(`${segment.name}:${step.name}`, step);
  }
  const problems: FlowProblem[] = [];
  const edges = new Map<string, readonly string[]>();
  for (const segment of segments) {
    for (const step of Object.values(segment.steps)) {
      const from = `${segment.name}:${step.name}`;
      edges.set(from, [...new Set(step.leadsTo.flatMap((target) => resolve(segment, from, target)))]);
    }
  }

  const reached = reach([start], edges);
  for (const key of steps.keys()) {
    if (!reached.has(key)) {
      add(
        'unreachable-step',
        key,
        `No step leads to ${key}. Name it in the leadsTo of the step before it, or delete it.`,
      );
    }
  }
  const endable = reach([END], reversed(edges));
  for (const key of steps.keys()) {
    if (!endable.has(key)) add('no-way-to-an-end', key, `From ${key} no path ends the journey. Give it a way out.`);
  }
  const moving = new Map([...edges].filter(([key]) => !waits(key)));
  for (const key of moving.keys()) {
    if (reach(moving.get(key) ?? [], moving).has(key)) {
      add('waitless-loop', key, `${key} comes back to itself without asking the visitor. Let a step of the loop wait.`);
    }
    const live = [...reach(moving.get(key) ?? [], moving)].some((next) => next === END || waits(next));
    if (!live)
      add('no-live-control', key, `After ${key} nothing waits for the visitor. Lead it to a step with a control.`);
  }
  return problems;

  function waits(key: string): boolean {
    const step = steps.get(key);
    return step !== undefined && waitsForVisitor(step);
  }

  function add(kind: FlowProblem['kind'], where: string, message: string): void {
    problems.push({ kind, where, message });
  }

  /** The graph nodes a target stands for. The specialists' chat and the way back to a trouble change no place. */
  function resolve(segment: Segment, from: string, target: string): readonly string[] {
    if (target === END) return [END];
    if (target === 'especialistas') return [];
    if (target === 'back-to-trouble') return [];
    if (target === 'error-general') return found(from, 'host:error-general');
    if (!target.startsWith('exit:')) return found(from, `${segment.name}:${target}`);
    const leg = itinerary[`${segment.name}:${target.slice('exit:'.length)}`];
    if (!leg) {
      add('dangling-target', from, `${from} leaves by ${target}, which the itinerary does not know. Add it there.`);
      return [];
    }
    if (elsewhere.includes(leg.segment)) return [END];
    const destination = segments.find((candidate) => candidate.name === leg.segment);
    return found(from, `${leg.segment}:${leg.step ?? destination?.entry ?? ''}`);
  }

  function found(from: string, key: string): readonly string[] {
    if (steps.has(key)) return [key];
    add('dangling-target', from, `${from} leads to ${key}, which does not exist. Create the step or mend the target.`);
    return [];
  }
}

function reach(from: readonly string[], edges: ReadonlyMap<string, readonly string[]>): ReadonlySet<string> {
  const seen = new Set<string>();
  const open = [...from];
  for (let key = open.pop(); key !== undefined; key = open.pop()) {
    if (seen.has(key)) continue;
    seen.add(key);
    open.push(...(edges.get(key) ?? []));
  }
  return seen;
}

function reversed(edges: ReadonlyMap<string, readonly string[]>): ReadonlyMap<string, readonly string[]> {
  const back = new Map<string, string[]>();
  for (const [from, targets] of edges) {
    for (const to of targets) back.set(to, [...(back.get(to) ?? []), from]);
  }
  return back;
}
