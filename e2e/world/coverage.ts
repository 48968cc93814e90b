import type { Segment, Step } from '@consorcio/shared/flow';

/** Which steps the journeys reached. The engine calls `known` of each step that it enters. */
export class Coverage {
  readonly played = new Set<string>();
  /** Steps that were entered and not skipped since the list was last emptied, by the segment whose view of the journey they read. */
  readonly entered: { readonly segment: string; readonly step: Step }[] = [];

  /** The same segment, with observed steps. Nothing is drawn. */
  observed(segment: Segment): Segment {
    const observed =
      (step: Step): Step['known'] =>
      (scene) => {
        if (step.known?.(scene)) return true;
        this.played.add(`${segment.name}:${step.name}`);
        this.entered.push({ segment: segment.name, step });
        return false;
      };
    const steps = Object.values(segment.steps).map((step) => [step.name, { ...step, known: observed(step) }]);
    return { ...segment, components: {}, overlays: {}, steps: Object.fromEntries(steps) };
  }
}
