import { type FlowCheckInput, flowEdges, type Segment, waitsForVisitor } from '@consorcio/shared/flow';
import { type Diagram, mermaidBlock, nodeId } from './mermaid';
import { overviewDiagram } from './overview-diagram';
import { segmentDiagram } from './segment-diagram';
import type { WaysBack } from './ways-back';

/** The page about the flow: the order of the segments, then the steps of each. `noteOf` adds to the label of a step. */
export function flowDocument(conversation: FlowCheckInput, noteOf?: (step: string) => string): string {
  const { segments } = conversation;
  const edges = [...flowEdges(conversation)];
  const sections = [
    '# The flow of the conversation',
    introduction,
    `In total: ${countsOf(segments)}, counted as in \`pnpm check flow\`.`,
    mermaidBlock(overviewDiagram(conversation)),
    '## How to read the diagrams',
    mermaidBlock(legend),
    howToRead,
    ...segments.flatMap(sectionOf),
  ];
  return `${sections.join('\n\n')}\n`;

  function sectionOf(segment: Segment): readonly string[] {
    const { undrawn, ...diagram } = segmentDiagram(segment, conversation, noteOf);
    return [`## ${segment.name}`, `${countsOf([segment])}.`, mermaidBlock(diagram), ...waysBackInWords(undrawn)];
  }

  function countsOf(counted: readonly Segment[]): string {
    const steps = counted.flatMap((segment) => Object.values(segment.steps));
    const waiting = steps.filter(waitsForVisitor).length;
    const transitions = edges
      .filter(([key]) => counted.some(({ name }) => key.startsWith(`${name}:`)))
      .flatMap(([, to]) => to);
    return `${steps.length} steps, of which ${waiting} wait for the visitor, and ${transitions.length} transitions`;
  }
}

const introduction = `Written by \`pnpm documents\` from the steps: change the code, not this page. \`npm test\` reports when they differ. The texts of a step
are in \`<name>.step.ts\` of its package. The sandbox shows this page with counts of visits, at \`/fluxo\`.`;

const howToRead = `- A dotted arrow leads back to an earlier step.
- \`↻\`: the step can ask again. \`↑\`: the step has several ways back, which are listed under the diagram.
- \`error-general\` is the host's step of that name; \`back-to-trouble\` leads from there to the step that failed.
- \`specialists\`: an option of the step opens the specialists' chat. The conversation stays at the step, so this is no transition.`;

const legend: Diagram = {
  direction: 'TB', // nodes without arrows are drawn in a row
  nodes: [
    { id: nodeId('legend', 'waits'), look: 'waits', label: 'waits for the visitor' },
    { id: nodeId('legend', 'goes-on'), look: 'goesOn', label: 'continues without an answer' },
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
  return lines.length > 0 ? ['Ways back that are not in the diagram:', lines.join('\n')] : [];
}
