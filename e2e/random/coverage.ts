import { toFailure } from '@consorcio/shared/errors';
import {
  type Call,
  type FlowCheckInput,
  type FlowEdges,
  flowEdges,
  type Outcome,
  type Segment,
  type Step,
} from '@consorcio/shared/flow';

/** A step, and the segment whose view of the journey it reads. */
export interface EnteredStep {
  readonly segment: string;
  readonly step: Step;
}

/** Which parts of the conversation's graph the journeys reached. */
export interface Coverage {
  readonly edges: FlowEdges;
  /** Steps that were played, and edges (`from>to`) that were followed. */
  readonly played: Set<string>;
  readonly taken: Set<string>;
  /** Steps that create something and were entered since the list was last emptied. */
  readonly creating: EnteredStep[];
  /** Steps with a `known` that asked since the list was last emptied. */
  readonly asking: string[];
  /** Observes the requests of the steps, for one journey at a time. */
  requestObserver: RequestObserver | undefined;
  /** The same segment, with observed requests and steps. */
  observed(segment: Segment): Segment;
  /** A journey begins. */
  begin(): void;
  /** A journey ended. */
  end(): void;
}

export type Part = 'fetch' | 'verify' | 'submit';

/** A request of a step, as the step was asked to send it. */
export interface StepRequest {
  readonly step: Step;
  readonly part: Part;
  readonly input: unknown;
  readonly key: string | undefined;
}

export interface RequestObserver {
  /** A request is sent. Returns the function to call with its outcome. */
  asks(request: StepRequest): (outcome: Outcome) => void;
}

export const way = (from: string, to: string) => `${from}>${to}`;

/** Records which steps are entered: the engine calls `known` of each step it enters. */
export function createCoverage(conversation: FlowCheckInput): Coverage {
  const edges = flowEdges(conversation);
  const played = new Set<string>();
  const taken = new Set<string>();
  const creating: EnteredStep[] = [];
  const asking: string[] = [];
  /** The edges of each step, by target. */
  const waysOn = new Map(
    [...edges].map(([from, targets]) => [from, new Map(targets.map((to) => [to, way(from, to)]))]),
  );
  let last: string | undefined;

  /** Follows the edge from the last step to a place of the graph. */
  function take(to: string): void {
    const ways = last === undefined ? undefined : waysOn.get(last);
    const walked = ways?.get(to) ?? ways?.get('back-to-trouble');
    if (walked !== undefined) taken.add(walked);
  }

  /** Runs a request of a step and reports it and its outcome to the observer. */
  async function observedRun(request: StepRequest, run: () => Promise<unknown>): Promise<unknown> {
    const answered = coverage.requestObserver?.asks(request);
    try {
      const value = await run();
      answered?.({ ok: true, value });
      return value;
    } catch (error) {
      answered?.({ ok: false, failure: toFailure(error) });
      throw error;
    }
  }

  function withObserver(step: Step): Step {
    const { fetch, submit, input } = step;
    const verify = input?.verify;
    const asked = (part: Part, { idempotencyKey: key }: Call, given: unknown) => ({ step, part, input: given, key });
    return {
      ...step,
      ...(fetch && {
        fetch: {
          ...fetch,
          run: (call, given) => observedRun(asked('fetch', call, given), () => fetch.run(call, given)),
        },
      }),
      ...(submit && {
        submit: {
          ...submit,
          run: (call, form, given) => observedRun(asked('submit', call, given), () => submit.run(call, form, given)),
        },
      }),
      ...(input &&
        verify && {
          input: {
            ...input,
            verify: {
              ...verify,
              run: (call, given) => observedRun(asked('verify', call, given), () => verify.run(call, given)),
            },
          },
        }),
    };
  }

  const coverage: Coverage = {
    requestObserver: undefined,
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
    observed(segment) {
      const steps = Object.values(segment.steps).map((step) => {
        const key = `${segment.name}:${step.name}`;
        const observedStep: typeof step = {
          ...withObserver(step),
          known(scene) {
            take(key);
            last = key;
            const known = step.known?.(scene) ?? false;
            if (!known) played.add(key);
            if (!known && step.fetch?.creates) creating.push({ segment: segment.name, step });
            if (!known && step.known) asking.push(step.name);
            return known;
          },
        };
        return [step.name, observedStep] as const;
      });
      return { ...segment, components: {}, overlays: {}, steps: Object.fromEntries(steps) }; // nothing is drawn
    },
  };
  return coverage;
}
