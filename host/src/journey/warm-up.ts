import { type Place, type Segment, stepAt, waitsForVisitor } from '@consorcio/shared/flow';

/**
 * Loads the components that the next question may need while the visitor answers this one. A failure has no effect: the
 * component is loaded again when it is shown.
 */
export function warmUpNext(segments: Readonly<Record<string, Segment>>, place: Place): void {
  const segment = segments[place.segment];
  if (!segment) return;
  const seen = new Set<string>();
  const open = [...(stepAt(segments, place)?.leadsTo ?? [])];
  for (let target = open.pop(); target !== undefined; target = open.pop()) {
    const next = segment.steps[target];
    if (!next || seen.has(target)) continue;
    seen.add(target);
    for (const part of [
      next.component && segment.components[next.component.name],
      next.overlay && segment.overlays[next.overlay.name],
    ]) {
      part?.().catch(() => undefined);
    }
    if (!waitsForVisitor(next)) open.push(...next.leadsTo);
  }
}
