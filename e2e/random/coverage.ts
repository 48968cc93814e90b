import type { Segment, Step } from '@consorcio/shared/flow';

/** A step that asks or acts, and the segment whose view of the journey it reads. */
export interface EnteredStep {
  readonly segment: string;
  readonly step: Step;
}

/** Which steps the journeys reached. The engine calls `known` of each step that it enters. */
export class Coverage {
  readonly played = new Set<string>();
  /** Steps that were entered and not skipped since the list was last emptied. */
  readonly entered: EnteredStep[] = [];

  /** The same segment, with observed steps. Nothing is drawn. */
  observed(segment: Segment): Segment {
    const steps = Object.values(segment.steps).map((step) => [step.name, this.observedStep(segment.name, step)]);
    return { ...segment, components: {}, overlays: {}, steps: Object.fromEntries(steps) };
  }

  private observedStep(segment: string, step: Step): Step {
    return {
      ...step,
      known: (scene) => {
        const isKnown = step.known?.(scene) ?? false;
        if (isKnown) return true;
        this.played.add(`${segment}:${step.name}`);
        this.entered.push({ segment, step });
        return false;
      },
    };
  }
}
