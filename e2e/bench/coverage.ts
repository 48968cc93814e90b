import { type FlowCheckInput, type FlowEdges, flowEdges, type Segment, type Step } from '@consorcio/shared/flow';

/** What journeys have walked of the conversation's graph. */
export interface Coverage {
  readonly edges: FlowEdges;
  /** Steps that were played, and ways (`from>to`) that were taken. */
  readonly played: Set<string>;
  readonly taken: Set<string>;
  /** Steps that create something and were entered since somebody last emptied the list. */
  readonly creating: Step[];
  /** Steps that ask only what is not known, and asked since somebody last emptied the list. */
  readonly asking: string[];
  /** The same segments, with an ear in them. */
  listening(segment: Segment): Segment;
  /** A journey begins. */
  begin(): void;
  /** A journey ended. */
  end(): void;
}

export const way = (from: string, to: string) => `${from}>${to}`;

/** Listens to which steps are entered, by way of `known`, which the engine asks of each step it enters. */
export function createCoverage(conversation: FlowCheckInput): Coverage {
  const edges = flowEdges(conversation);
  const played = new Set<string>();
  const taken = new Set<string>();
  const creating: Step[] = [];
  const asking: string[] = [];
  /** The ways on from each step, by where they lead. */
  const waysOn = new Map(
    [...edges].map(([from, targets]) => [from, new Map(targets.map((to) => [to, way(from, to)]))]),
  );
  let last: string | undefined;

  /** Takes the way from the last step to a place as the graph names it. */
  function take(to: string): void {
    const ways = last === undefined ? undefined : waysOn.get(last);
    const walked = ways?.get(to) ?? ways?.get('back-to-trouble');
    if (walked !== undefined) taken.add(walked);
  }

  return {
    edges,
    played,
    taken,
    creating,
    asking,
    begin() {
      last = undefined;
      creating.length = 0;
      asking.length = 0;
    },
    end() {
      take('end');
    },
    listening(segment) {
      const steps = Object.values(segment.steps).map((step) => {
        const key = `${segment.name}:${step.name}`;
        const heard: typeof step = {
          ...step,
          known(scene) {
            take(key);
            last = key;
            const known = step.known?.(scene) ?? false;
            if (!known) played.add(key);
            if (!known && step.fetch?.creates) creating.push(step);
            if (!known && step.known) asking.push(step.name);
            return known;
          },
        };
        return [step.name, heard] as const;
      });
      return { ...segment, steps: Object.fromEntries(steps) };
    },
  };
}
