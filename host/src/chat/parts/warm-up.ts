import { type Place, type Segment, type Step, stepAt, waitsForVisitor } from '@consorcio/shared/flow';
import { preparePart } from './prepared';

type Segments = Readonly<Record<string, Segment>>;

/** Prepares the components that the next question may need while the visitor answers this one. */
export function warmUpNext(segments: Segments, place: Place): void {
  const segment = segments[place.segment];
  if (segment) warmUp(segment, stepsFrom(segment, stepAt(segments, place)?.leadsTo ?? []));
}

/** Prepares the components of the first question of a segment, or of the one that begins at `step`. */
export function warmUpEntry(segment: Segment, step?: string): void {
  warmUp(segment, stepsFrom(segment, [step ?? segment.entry]));
}

/** Whether an answer to the present question may lead to another segment without another question. */
export function mayLeaveSegment(segments: Segments, place: Place): boolean {
  const segment = segments[place.segment];
  const here = stepAt(segments, place);
  if (!segment || !here) return false;
  const passed = stepsFrom(segment, here.leadsTo).filter((step) => !waitsForVisitor(step));
  return [here, ...passed].some(({ leadsTo }) => leadsTo.some((target) => target.startsWith('exit:')));
}

function warmUp({ components, overlays }: Segment, steps: readonly Step[]): void {
  for (const { component, overlay } of steps) {
    preparePart(component && components[component.name]);
    preparePart(overlay && overlays[overlay.name]);
  }
}

/** The steps that may be played from these targets on, up to the next questions. */
function stepsFrom({ steps }: Segment, targets: readonly string[]): readonly Step[] {
  const found = new Set<Step>();
  const open = [...targets];
  for (let target = open.pop(); target !== undefined; target = open.pop()) {
    const step = steps[target];
    if (!step || found.has(step)) continue;
    found.add(step);
    if (!waitsForVisitor(step)) open.push(...step.leadsTo);
  }
  return [...found];
}
