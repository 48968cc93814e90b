import type { FlowEdges } from './flow-graph';

/** These nodes and every node that can be reached from them. */
export function reach(from: readonly string[], edges: FlowEdges): ReadonlySet<string> {
  const seen = new Set<string>();
  const open = [...from];
  for (let key = open.pop(); key !== undefined; key = open.pop()) {
    if (seen.has(key)) continue;
    seen.add(key);
    open.push(...(edges.get(key) ?? []));
  }
  return seen;
}

export function reversed(edges: FlowEdges): FlowEdges {
  const back = new Map<string, string[]>();
  for (const [from, targets] of edges) {
    for (const to of targets) back.set(to, [...(back.get(to) ?? []), from]);
  }
  return back;
}
