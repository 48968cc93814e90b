import { type Place, type Segment, waitsForVisitor } from '@consorcio/shared/flow';

/**
 * Fetches the components the next question may need while the visitor still answers this one. A failure is of no
 * consequence: the component is asked for again when it is shown.
 */
export function warmUpNext(segments: Readonly<Record<string, Segment>>, { segment: name, step }: Place): void {
  const segment = segments[name];
  if (!segment) return;
  const seen = new Set<string>();
  const open = [...(segment.steps[step]?.leadsTo ?? [])];
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
