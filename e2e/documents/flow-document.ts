import { type FlowCheckInput, flowEdges, type Segment, waitsForVisitor } from '@consorcio/shared/flow';
import { type Diagram, mermaidBlock, nodeId } from './mermaid';
import { overviewDiagram } from './overview-diagram';
import { segmentDiagram } from './segment-diagram';
import type { WaysBack } from './ways-back';

/** The page of the joined flow graph: how the segments follow each other, then the steps of each. */
export function flowDocument(conversation: FlowCheckInput): string {
  const { segments } = conversation;
  const edges = [...flowEdges(conversation)];
  const sections = [
    '# The flow of the conversation',
    introduction,
    `All in all: ${countsOf(segments)}, as \`pnpm check flow\` counts them.`,
    mermaidBlock(overviewDiagram(conversation)),
    '## How to read the drawings',
    mermaidBlock(legend),
    howToRead,
    ...segments.flatMap(sectionOf),
  ];
  return `${sections.join('\n\n')}\n`;

  function sectionOf(segment: Segment): readonly string[] {
    const { undrawn, ...diagram } = segmentDiagram(segment, conversation);
    return [`## ${segment.name}`, `${countsOf([segment])}.`, mermaidBlock(diagram), ...waysBackInWords(undrawn)];
  }

  function countsOf(counted: readonly Segment[]): string {
    const steps = counted.flatMap((segment) => Object.values(segment.steps));
    const waiting = steps.filter(waitsForVisitor).length;
    const ways = edges
      .filter(([key]) => counted.some(({ name }) => key.startsWith(`${name}:`)))
      .flatMap(([, to]) => to);
    return `${steps.length} steps, of which ${waiting} wait for the visitor, and ${ways.length} ways on`;
  }
}

const introduction = `Drawn from the steps by \`pnpm documents\`: change the code, not this page. \`npm test\` says when the two differ. What is asked and said
at a step is in \`<name>.step.ts\` of its package.`;

const howToRead = `- A dotted arrow leads back to a step that was passed on the way.
- \`↻\`: the step may ask once more. \`↑\`: its ways back are too many to be drawn, and are listed under the drawing.
- \`error-general\` is the host's step of that name; \`back-to-trouble\` leads from there to where the trouble was.
- \`specialists\`: an option of the step opens the specialists' chat. The talk stays where it is, so this is not counted as a way on.`;

const legend: Diagram = {
  direction: 'TB', // nodes without arrows lie in a row
  nodes: [
    { id: nodeId('legend', 'waits'), look: 'waits', label: 'waits for the visitor' },
    { id: nodeId('legend', 'goes-on'), look: 'goesOn', label: 'goes on by itself' },
    { id: nodeId('legend', 'entry'), look: 'entry', label: 'segment: its exit' },
    { id: nodeId('legend', 'exit'), look: 'exit', label: 'exit → segment' },
    { id: nodeId('legend', 'trouble'), look: 'trouble', label: 'trouble' },
    { id: nodeId('legend', 'specialists'), look: 'specialists', label: 'specialists' },
    { id: nodeId('legend', 'end'), look: 'end', label: 'end' },
  ],
  edges: [],
};

function waysBackInWords(undrawn: WaysBack): readonly string[] {
  const lines = [...undrawn].map(
    ([name, targets]) => `- \`${name}\` → ${targets.map((target) => `\`${target}\``).join(', ')}`,
  );
  return lines.length > 0 ? ['Ways back that are not drawn:', lines.join('\n')] : [];
}
