import { type FlowCheckInput, type Segment, type Step, waitsForVisitor } from '@consorcio/shared/flow';
import { type Diagram, type DiagramEdge, type DiagramNode, type Look, nodeId } from './mermaid';
import { waysBack } from './ways-back';

export type Conversation = Pick<FlowCheckInput, 'segments' | 'itinerary' | 'start'>;
const MAX = Number(process.env.MAX ?? 2);
const NAMED = Number(process.env.NAMED ?? 2);

/** The steps of one segment with every way on, and what leads into it and out of it. */
export function segmentDiagram(segment: Segment, conversation: Conversation): Diagram {
  const ins = entriesOf(segment, conversation);
  const back = waysBack(
    segment,
    ins.map(({ step }) => step),
  );
  const steps = Object.values(segment.steps).map(part);
  return {
    direction: (process.env.DIR ?? 'TB') as 'TB',
    nodes: [...ins.map(({ node }) => node), ...steps.flatMap(({ nodes }) => nodes)],
    edges: [
      ...ins.map(({ node, step }) => ({ from: node.id, to: stepId(step) })),
      ...steps.flatMap(({ edges }) => edges),
    ],
  };
  function part(step: Step) {
    const id = stepId(step.name);
    const bs = step.leadsTo.filter((t) => back.has(`${step.name} ${t}`));
    const all = bs.length > MAX ? bs : bs.filter((t) => t === step.name);
    const label = [
      step.name,
      ...(all.length === 0 ? [] : all.length <= NAMED ? all.map((t) => `↑ ${t}`) : [`↑ ${all.length} steps`]),
    ].join('<br>');
    const sorted = process.env.TF
      ? [...step.leadsTo].sort(
          (a, b) =>
            (process.env.TF === '1' ? 1 : -1) *
            (Number(Object.hasOwn(segment.steps, b)) - Number(Object.hasOwn(segment.steps, a))),
        )
      : step.leadsTo;
    const ways = sorted
      .filter((t) => !all.includes(t))
      .map((t) => {
        if (Object.hasOwn(segment.steps, t))
          return { node: undefined, edge: { from: id, to: stepId(t), isBack: back.has(`${step.name} ${t}`) } };
        const node = terminal(t, step);
        return { node, edge: { from: id, to: node.id } };
      });
    const nodes: DiagramNode[] = [{ id, look: lookOf(step), label }, ...ways.flatMap(({ node }) => node ?? [])];
    const edges: DiagramEdge[] = ways.map(({ edge }) => edge);
    return { nodes, edges };
  }
  function terminal(target: string, step: Step): DiagramNode {
    if (!target.startsWith('exit:')) return sharedNode(target, step);
    const exit = target.slice('exit:'.length);
    const to = conversation.itinerary[`${segment.name}:${exit}`]?.segment ?? 'nowhere';
    return {
      id: process.env.SHARE ? nodeId('exit', exit) : nodeId('exit', exit, step.name),
      look: 'exit',
      label: `${exit} → ${to}`,
    };
  }
}

function lookOf(step: Step): Look {
  return waitsForVisitor(step) ? 'waits' : 'goesOn';
}

/** What every segment may lead to is drawn anew beside each step: arrows across the page to one place hide the rest. */
function sharedNode(target: string, { name }: Step): DiagramNode {
  const look = target === 'end' ? 'end' : target === 'especialistas' ? 'specialists' : 'trouble';
  return { id: nodeId('shared', target, name), look, label: target };
}

function entriesOf(segment: Segment, { segments, itinerary, start }: Conversation) {
  const entry = (label: string, step: string) => {
    const id = nodeId('entry', label);
    return { step, node: { id, look: 'entry' as const, label } };
  };
  const legs = Object.entries(itinerary)
    .filter(([, leg]) => leg.segment === segment.name)
    .map(([exit, leg]) => entry(exit.replace(':', ' → '), leg.step ?? segment.entry));
  const begins = start.startsWith(`${segment.name}:`) ? [entry('start', start.slice(segment.name.length + 1))] : [];
  const fallen = segments
    .filter((other) => other.name !== segment.name && 'error-general' in segment.steps)
    .filter(({ steps }) => Object.values(steps).some(({ leadsTo }) => leadsTo.includes('error-general')));
  const falls = fallen.length > 0 ? [entry('a step that fails in any segment', 'error-general')] : [];
  return [...begins, ...legs, ...falls];
}

function stepId(name: string): string {
  return nodeId('step', name);
}
