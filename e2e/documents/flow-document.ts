import { type FlowCheckInput, flowEdges, type Segment, waitsForVisitor } from '@consorcio/shared/flow';
import { type Diagram, mermaidBlock, nodeId } from './mermaid';
import { overviewDiagram } from './overview-diagram';
import { segmentDiagram } from './segment-diagram';

/** The page of the joined flow graph: how segments follow each other, then each with its steps. */
export function flowDocument(conversation: FlowCheckInput): string {
  const edges = flowEdges(conversation);
  const waysOf = (segments: readonly Segment[]) =>
    segments.flatMap(({ name, steps }) => Object.keys(steps).flatMap((step) => edges.get(`${name}:${step}`) ?? []))
      .length;
  const { segments } = conversation;
  const steps = segments.flatMap((segment) => Object.values(segment.steps)).length;
  return `${[
    '# The flow of the conversation',
    'Drawn from the code by `pnpm documents`, so change the steps and not this page. `npm test` says when it is stale.',
    `${segments.length} segments, ${steps} steps and ${waysOf(segments)} ways on, as \`pnpm flow\` counts and checks them. Who asks for the specialists stays in the talk: that is drawn, but is not counted as a way on.`,
    mermaidBlock(overviewDiagram(conversation)),
    '## How to read it',
    mermaidBlock(legend),
    'A dotted arrow leads back to a step that stands earlier in its segment. What every segment may lead to is drawn anew beside each step that leads to it.',
    ...segments.flatMap((segment) => [
      `## ${segment.name}`,
      `${countsOf(segment)}, ${waysOf([segment])} ways on.`,
      mermaidBlock(segmentDiagram(segment, conversation)),
    ]),
  ].join('\n\n')}\n`;
}

function countsOf({ steps }: Segment): string {
  const all = Object.values(steps);
  return `${all.length} steps, of which ${all.filter(waitsForVisitor).length} wait for the visitor`;
}

const legend: Diagram = {
  direction: 'TB',
  nodes: [
    { id: nodeId('legend', 'waits'), look: 'waits', label: 'waits for the visitor' },
    { id: nodeId('legend', 'goes-on'), look: 'goesOn', label: 'goes on by itself' },
    { id: nodeId('legend', 'entry'), look: 'entry', label: 'way in' },
    { id: nodeId('legend', 'exit'), look: 'exit', label: 'exit<br>to a segment' },
    { id: nodeId('legend', 'trouble'), look: 'trouble', label: 'trouble' },
    { id: nodeId('legend', 'specialists'), look: 'specialists', label: 'specialists' },
    { id: nodeId('legend', 'end'), look: 'end', label: 'end' },
  ],
  edges: [],
};
