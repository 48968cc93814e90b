import { type Segment, waitsForVisitor } from '@consorcio/shared/flow';
import { type FlowCheckInput, flowEdges } from '@consorcio/shared/testing';

/** The page about the flow: the order of the segments, then the steps of each. */
export function flowDocument(conversation: FlowCheckInput): string {
  const { segments } = conversation;
  const edges = [...flowEdges(conversation)];
  const countsOf = (counted: readonly Segment[]) => {
    const steps = counted.flatMap((segment) => Object.values(segment.steps));
    const own = edges.filter(([key]) => counted.some(({ name }) => key.startsWith(`${name}:`)));
    const [waiting, ways] = [steps.filter(waitsForVisitor), own.flatMap(([, to]) => to)];
    return `${steps.length} steps, of which ${waiting.length} wait for the visitor, and ${ways.length} transitions`;
  };
  const sections = [
    '# The flow of the conversation',
    introduction,
    `In total: ${countsOf(segments)}, counted as in \`pnpm check flow\`.`,
    overview(conversation),
    '## How to read the diagrams',
    howToRead,
    ...segments.flatMap((segment) => [
      `## ${segment.name}`,
      `${countsOf([segment])}.`,
      ...segmentDiagram(segment, conversation),
    ]),
  ];
  return `${sections.join('\n\n')}\n`;
}

/** Kinds of nodes. Each has its own shape, and a colour that is readable on light and dark pages. */
const looks = {
  waits: { open: '(["', close: '"])', style: 'fill:#dbeafe,stroke:#1d4ed8,color:#172554' },
  goesOn: { open: '["', close: '"]', style: 'fill:#ffffff,stroke:#64748b,color:#0f172a' },
  entry: { open: '>"', close: '"]', style: 'fill:#dcfce7,stroke:#15803d,color:#052e16' },
  exit: { open: '[["', close: '"]]', style: 'fill:#dcfce7,stroke:#15803d,color:#052e16' },
  end: { open: '(("', close: '"))', style: 'fill:#e2e8f0,stroke:#334155,color:#0f172a' },
  trouble: { open: '{{"', close: '"}}', style: 'fill:#fee2e2,stroke:#b91c1c,color:#450a0a' },
  specialists: { open: '[/"', close: '"/]', style: 'fill:#fef9c3,stroke:#a16207,color:#422006' },
} as const;
type Look = keyof typeof looks;

/**
 * The id of a node. Mermaid would parse a hyphen as an arrow, `end` as the end of a block, and an `o` or `x` after an arrow as
 * its head. A prefix and no hyphens avoid all of these.
 */
const nodeId = (...names: readonly string[]) => names.join('_').replaceAll(/[^A-Za-z0-9_]/g, '_');
const node = (look: Look, id: string, label: string) =>
  `  ${id}${looks[look].open}${label}${looks[look].close}:::look_${look}`;
const arrow = (from: string, to: string, isBack = false, label = '') =>
  `  ${from} ${isBack ? '-.->' : '-->'}${label && `|"${label}"|`} ${to}`;

/** A diagram as a block of Markdown. All nodes have one height; otherwise arrows between two rows would run behind taller nodes. */
function diagram(direction: 'TB' | 'LR', nodes: readonly string[], arrows: readonly string[]): string {
  const used = new Set(nodes.map((line) => line.slice(line.lastIndexOf('_') + 1) as Look));
  return [
    '```mermaid',
    '---\nconfig:\n  flowchart:\n    wrappingWidth: 300\n    padding: 5\n    nodeSpacing: 20\n    rankSpacing: 44\n---',
    `flowchart ${direction}`,
    ...new Set(nodes), // an exit of several steps is one node
    ...arrows,
    ...[...used].map((look) => `  classDef look_${look} ${looks[look].style}`),
    '```',
  ].join('\n');
}

/** The segments, and the exits by which they follow each other. From top to bottom, the labels of parallel arrows would overlap. */
function overview({ segments, itinerary, start }: FlowCheckInput): string {
  const order = segments.map(({ name }) => name);
  const [first, end] = [nodeId('entry', 'start'), nodeId('shared', 'end')];
  const ending = segments.filter(({ steps }) => Object.values(steps).some(({ leadsTo }) => leadsTo.includes('end')));
  const inOrder = order.map((name) => node('goesOn', nodeId('segment', name), name));
  return diagram(
    'LR',
    [node('entry', first, 'start'), ...inOrder, node('end', end, 'end')],
    [
      ...order.filter((name) => start.startsWith(`${name}:`)).map((name) => arrow(first, nodeId('segment', name))),
      ...Object.entries(itinerary).map(([way, { segment }]) => {
        const [from = '', label = ''] = way.split(':');
        const isBack = order.indexOf(segment) < order.indexOf(from);
        return arrow(nodeId('segment', from), nodeId('segment', segment), isBack, label);
      }),
      ...ending.map(({ name }) => arrow(nodeId('segment', name), end)),
    ],
  );
}

/** The steps of a segment with their targets, its entries and exits, and the ways back that would cover the page as arrows, in words. */
function segmentDiagram(segment: Segment, conversation: FlowCheckInput): readonly string[] {
  const entries = entriesOf(segment, conversation);
  const nodes = entries.map(({ label }) => node('entry', nodeId('entry', label), label));
  const arrows = entries.map(({ label, step }) => arrow(nodeId('entry', label), nodeId('step', step)));
  const order = Object.keys(segment.steps);
  const inWords: string[] = [];
  for (const [index, step] of Object.values(segment.steps).entries()) {
    const { name, leadsTo, opens = [] } = step;
    const from = nodeId('step', name);
    const back = leadsTo.filter((target) => order.slice(0, index).includes(target));
    const listed = back.length > 1 ? back : []; // without ways back, all arrows run from the entries to the ends
    if (listed.length > 0) inWords.push(`- \`${name}\` → ${listed.map((target) => `\`${target}\``).join(', ')}`);
    const more = listed.length > 0 ? `<br>↑ ${listed.length} ways back` : '';
    const label = `${name}${leadsTo.includes(name) ? ' ↻' : ''}${more}`;
    nodes.push(node(waitsForVisitor(step) ? 'waits' : 'goesOn', from, label));
    const inside = leadsTo.filter((target) => order.includes(target) && target !== name && !listed.includes(target));
    arrows.push(...inside.map((target) => arrow(from, nodeId('step', target), back.includes(target))));
    const outside = leadsTo.filter((target) => !order.includes(target)).map((target) => nodeOutside(target, name));
    for (const [look, id, text] of [
      ...outside,
      ...opens.map((opened) => ['specialists', nodeId('shared', opened, name), opened] as const),
    ]) {
      nodes.push(node(look, id, text));
      arrows.push(arrow(from, id));
    }
  }
  return [
    diagram('TB', nodes, arrows),
    ...(inWords.length > 0 ? ['Ways back that are not in the diagram:', inWords.join('\n')] : []),
  ];

  /** Targets that many steps share get a node beside each step: arrows across the page to one node would hide the rest. */
  function nodeOutside(target: string, step: string): readonly [look: Look, id: string, text: string] {
    const [, exit] = /^exit:(.*)$/.exec(target) ?? [];
    const leg = conversation.itinerary[`${segment.name}:${exit}`];
    if (exit !== undefined) return ['exit', nodeId('exit', exit), `${exit} → ${leg?.segment ?? 'nowhere'}`];
    return [target === 'end' ? 'end' : 'trouble', nodeId('shared', target, step), target];
  }
}

/** The entries of a segment: the start, exits of other segments, failures, and the engine for steps without another entry. */
function entriesOf(
  { name, entry, steps }: Segment,
  { itinerary, start, places: { failure } }: FlowCheckInput,
): readonly { readonly step: string; readonly label: string }[] {
  const entries = [
    [start, 'start'] as const,
    ...Object.entries(itinerary).map(
      ([exit, { segment, step = entry }]) => [`${segment}:${step}`, exit.replace(':', ': ')] as const,
    ),
    [`${failure.segment}:${failure.step}`, 'a step that fails'] as const,
  ].flatMap(([to, label]) => (to.startsWith(`${name}:`) ? [{ step: to.slice(name.length + 1), label }] : []));
  const reached = [...entries.map(({ step }) => step), ...Object.values(steps).flatMap(({ leadsTo }) => leadsTo)];
  const others = Object.keys(steps).filter((step) => !reached.includes(step));
  return [...entries, ...others.map((step) => ({ step, label: 'the engine' }))];
}

const introduction = `Written by \`pnpm check documents --write\` from the steps: change the code, not this page. \`npm test\` reports when they differ. The texts of a step
are in \`<name>.step.ts\` of its package.`;

const howToRead = `- A box with round ends waits for the visitor, a square one continues without an answer. A flag is an entry, a box with double sides an
  exit with its segment, a hexagon trouble, a slanted box the specialists, a circle the end.
- A dotted arrow leads back to an earlier step.
- \`↻\`: the step can ask again. \`↑\`: the step has several ways back, which are listed under the diagram.
- \`error-general\` is the host's step of that name; \`back-to-trouble\` leads from there to the step that failed.
- \`specialists\`: an option of the step opens the specialists' chat. The conversation stays at the step, so this is no transition.`;
