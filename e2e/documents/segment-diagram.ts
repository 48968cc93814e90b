import { type FlowCheckInput, type Segment, type Step, waitsForVisitor } from '@consorcio/shared/flow';
import { type Diagram, type DiagramNode, nodeId } from './mermaid';
import { type WaysBack, waysBack } from './ways-back';

/** The nodes and arrows of one step: the step, its targets outside of the segment, and the arrows from it. */
type Part = Pick<Diagram, 'nodes' | 'edges'>;

/**
 * The diagram of one segment: its steps with their targets, its entries and exits, and the ways back that are listed as text.
 * `noteOf` adds to the label of a step (`segment:step`).
 */
export function segmentDiagram(
  segment: Segment,
  conversation: FlowCheckInput,
  noteOf: (step: string) => string = () => '',
): Diagram & { readonly undrawn: WaysBack } {
  const entries = entriesOf(segment, conversation);
  const entrySteps = entries.map(({ step }) => step);
  const back = waysBack(segment, entrySteps);
  const undrawn = new Map([...back].filter(([, targets]) => targets.length > 1)); // as arrows they would cover the page
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
    const listed = undrawn.get(name) ?? [];
    const inside = leadsTo
      .filter((target) => isHere(target) && target !== name && !listed.includes(target))
      .map((target) => ({ from, to: stepId(target), isBack: back.get(name)?.includes(target) === true }));
    const outside = [
      ...leadsTo.filter((target) => !isHere(target)).map((target) => outsideNode(target, step)),
      ...opens.map((opened) => ({ id: nodeId('shared', opened, name), look: 'specialists', label: opened }) as const),
    ];
    return {
      nodes: [
        {
          id: from,
          look: waitsForVisitor(step) ? 'waits' : 'goesOn',
          label: labelOf(step, listed.length) + noteOf(`${segment.name}:${name}`),
        },
        ...outside,
      ],
      edges: [...inside, ...outside.map(({ id }) => ({ from, to: id }))],
    };
  }

  function isHere(target: string): boolean {
    return Object.hasOwn(segment.steps, target);
  }

  /** Targets that many steps share get a node beside each step: arrows across the page to one node would hide the rest. */
  function outsideNode(target: string, { name }: Step): DiagramNode {
    if (!target.startsWith('exit:')) {
      return { id: nodeId('shared', target, name), look: target === 'end' ? 'end' : 'trouble', label: target };
    }
    const exit = target.slice('exit:'.length);
    const leg = conversation.itinerary[`${segment.name}:${exit}`];
    return { id: nodeId('exit', exit), look: 'exit', label: `${exit} → ${leg?.segment ?? 'nowhere'}` };
  }
}

function labelOf({ name, leadsTo }: Step, listedWays: number): string {
  const itself = leadsTo.includes(name) ? ' ↻' : '';
  return `${name}${itself}${listedWays > 0 ? `<br>↑ ${listedWays} ways back` : ''}`;
}

/** The entries of a segment: the start, exits of other segments, failures, and the engine for steps without another entry. */
export function entriesOf({ name, entry, steps }: Segment, { itinerary, start, places: { failure } }: FlowCheckInput) {
  const entries = [
    { to: start, label: 'start' },
    ...Object.entries(itinerary).map(([exit, { segment, step = entry }]) => ({
      to: `${segment}:${step}`,
      label: exit.replace(':', ': '),
    })),
    { to: `${failure.segment}:${failure.step}`, label: 'a step that fails' },
  ].flatMap(({ to, label }) => (to.startsWith(`${name}:`) ? [{ step: to.slice(name.length + 1), label }] : []));
  const reached = [...entries.map(({ step }) => step), ...Object.values(steps).flatMap(({ leadsTo }) => leadsTo)];
  const others = Object.keys(steps).filter((step) => !reached.includes(step));
  return [...entries, ...others.map((step) => ({ step, label: 'the engine' }))].map(({ step, label }) => ({
    step,
    node: { id: nodeId('entry', label), look: 'entry', label } as const,
  }));
}

/** An exit of several steps is one node. */
function firstOfEach(nodes: readonly DiagramNode[]): readonly DiagramNode[] {
  return [...new Map(nodes.map((node) => [node.id, node])).values()];
}

function stepId(name: string): string {
  return nodeId('step', name);
}
