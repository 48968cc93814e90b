import { type FlowCheckInput, type Segment, type Step, waitsForVisitor } from '@consorcio/shared/flow';
import { type Diagram, type DiagramEdge, type DiagramNode, type Look, nodeId } from './mermaid';
import { type WaysBack, waysBack } from './ways-back';

/** A step, what it leads to outside of its segment, and the arrows from it. */
interface Part {
  readonly nodes: readonly DiagramNode[];
  readonly edges: readonly DiagramEdge[];
}

/** The steps of one segment with every way on, what leads into it and out of it, and the ways back that are better told. */
export function segmentDiagram(
  segment: Segment,
  conversation: FlowCheckInput,
): Diagram & { readonly undrawn: WaysBack } {
  const entries = entriesOf(segment, conversation);
  const beginnings = entries.map(({ step }) => step);
  const back = waysBack(segment, beginnings);
  const undrawn = new Map([...back].filter(([, targets]) => targets.length > 1)); // they would cover the page with arrows
  const parts = Object.values(segment.steps).map(part);
  return {
    direction: 'TB',
    nodes: firstOfEach([...entries.map(({ node }) => node), ...parts.flatMap(({ nodes }) => nodes)]),
    edges: [
      ...entries.map(({ node, step }) => ({ from: node.id, to: stepId(step) })),
      ...parts.flatMap(({ edges }) => edges),
    ],
    undrawn,
  };

  function part(step: Step): Part {
    const { name, leadsTo, opens = [] } = step;
    const from = stepId(name);
    const told = undrawn.get(name) ?? [];
    const inside = leadsTo
      .filter((target) => isHere(target) && target !== name && !told.includes(target))
      .map((target) => ({ from, to: stepId(target), isBack: back.get(name)?.includes(target) === true }));
    const outside = [
      ...leadsTo.filter((target) => !isHere(target)).map((target) => outsideNode(target, step)),
      ...opens.map((opened) => ({ id: nodeId('shared', opened, name), look: 'specialists', label: opened }) as const),
    ];
    return {
      nodes: [{ id: from, look: lookOf(step), label: labelOf(step, told.length) }, ...outside],
      edges: [...inside, ...outside.map(({ id }) => ({ from, to: id }))],
    };
  }

  function isHere(target: string): boolean {
    return Object.hasOwn(segment.steps, target);
  }

  /** What every segment may lead to is drawn anew beside each step: arrows across the page to one place would hide the rest. */
  function outsideNode(target: string, { name }: Step): DiagramNode {
    if (!target.startsWith('exit:')) {
      return { id: nodeId('shared', target, name), look: target === 'end' ? 'end' : 'trouble', label: target };
    }
    const exit = target.slice('exit:'.length);
    const leg = conversation.itinerary[`${segment.name}:${exit}`];
    return { id: nodeId('exit', exit), look: 'exit', label: `${exit} → ${leg?.segment ?? 'nowhere'}` };
  }
}

function lookOf(step: Step): Look {
  return waitsForVisitor(step) ? 'waits' : 'goesOn';
}

function labelOf({ name, leadsTo }: Step, waysTold: number): string {
  const itself = leadsTo.includes(name) ? ' ↻' : '';
  return `${name}${itself}${waysTold > 0 ? `<br>↑ ${waysTold} ways back` : ''}`;
}

/** What leads into a segment: the start, the exits of others, failures, and the engine where nothing else does. */
function entriesOf({ name, entry, steps }: Segment, { itinerary, start, places }: FlowCheckInput) {
  const names = Object.keys(steps);
  const named = [
    ...names.filter((step) => start === `${name}:${step}`).map((step) => entryAt(step, 'start')),
    ...Object.entries(itinerary)
      .filter(([, { segment }]) => segment === name)
      .map(([exit, { step = entry }]) => entryAt(step, exit.replace(':', ': '))),
    ...names
      .filter((step) => name === places.failure.segment && step === places.failure.step)
      .map((step) => entryAt(step, 'a step that fails')),
  ];
  const reached = new Set([
    ...named.map(({ step }) => step),
    ...Object.values(steps).flatMap(({ leadsTo }) => leadsTo),
  ]);
  return [...named, ...names.filter((step) => !reached.has(step)).map((step) => entryAt(step, 'the engine'))];
}

function entryAt(step: string, label: string) {
  const node: DiagramNode = { id: nodeId('entry', label), look: 'entry', label };
  return { step, node };
}

/** One exit that several steps leave by is one node. */
function firstOfEach(nodes: readonly DiagramNode[]): readonly DiagramNode[] {
  return [...new Map(nodes.map((node) => [node.id, node])).values()];
}

function stepId(name: string): string {
  return nodeId('step', name);
}
