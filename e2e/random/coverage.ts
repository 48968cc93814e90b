import { type FlowCheckInput, type FlowEdges, flowEdges, type Segment, type Step } from '@consorcio/shared/flow';

/** A step that asks or acts, and the segment whose view of the journey it reads. */
export interface EnteredStep {
  readonly segment: string;
  readonly step: Step;
}

export const way = (from: string, to: string) => `${from}>${to}`;

/** Which parts of the conversation's graph the journeys reached. The engine calls `known` of each step that it enters. */
export class Coverage {
  readonly edges: FlowEdges;
  /** Steps that were played, and edges (`from>to`) that were followed. */
  readonly played = new Set<string>();
  readonly taken = new Set<string>();
  /** Steps that were entered and not skipped since the list was last emptied. */
  readonly entered: EnteredStep[] = [];
  private last: string | undefined;

  constructor(conversation: FlowCheckInput) {
    this.edges = flowEdges(conversation);
  }

  /** A journey begins. */
  begin(): void {
    this.last = undefined;
    this.entered.length = 0;
  }

  /** Follows the edge from the last step to a place of the graph. */
  take(to: string): void {
    const { last } = this;
    const targets = (last !== undefined && this.edges.get(last)) || [];
    const target = [to, 'back-to-trouble'].find((one) => targets.includes(one));
    if (last !== undefined && target !== undefined) this.taken.add(way(last, target));
  }

  /** The same segment, with observed steps. Nothing is drawn. */
  observed(segment: Segment): Segment {
    const steps = Object.values(segment.steps).map((step) => [step.name, this.observedStep(segment.name, step)]);
    return { ...segment, components: {}, overlays: {}, steps: Object.fromEntries(steps) };
  }

  private observedStep(segment: string, step: Step): Step {
    const key = `${segment}:${step.name}`;
    return {
      ...step,
      known: (scene) => {
        this.take(key);
        this.last = key;
        const isKnown = step.known?.(scene) ?? false;
        if (isKnown) return true;
        this.played.add(key);
        this.entered.push({ segment, step });
        return false;
      },
    };
  }
}
