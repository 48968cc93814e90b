import { type FlowCheckInput, flowEdges, type Segment, type Step, waitsForVisitor } from '@consorcio/shared/flow';

/** The page about the flow: the order of the segments, then the steps of each. */
export function flowDocument(conversation: FlowCheckInput): string {
  const { segments } = conversation;
  const edges = [...flowEdges(conversation)];
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

  function countsOf(counted: readonly Segment[]): string {
    const steps = counted.flatMap((segment) => Object.values(segment.steps));
    const waiting = steps.filter(waitsForVisitor).length;
    const transitions = edges
      .filter(([key]) => counted.some(({ name }) => key.startsWith(`${name}:`)))
      .flatMap(([, to]) => to);
    return `${steps.length} steps, of which ${waiting} wait for the visitor, and ${transitions.length} transitions`;
  }
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
function nodeId(kind: string, ...names: readonly string[]): string {
  return [kind, ...names].join('_').replaceAll(/[^A-Za-z0-9_]/g, '_');
}

const node = (look: Look, id: string, label: string) =>
  `  ${id}${looks[look].open}${label}${looks[look].close}:::look_${look}`;
const arrow = (from: string, to: string, { label = '', isBack = false } = {}) =>
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
  const legs = Object.entries(itinerary).map(([way, { segment }]) => {
    const [from = '', label = ''] = way.split(':');
    const isBack = order.indexOf(segment) < order.indexOf(from);
    return arrow(nodeId('segment', from), nodeId('segment', segment), { label, isBack });
  });
  return diagram(
    'LR',
    [
      node('entry', first, 'start'),
      ...order.map((name) => node('goesOn', nodeId('segment', name), name)),
      node('end', end, 'end'),
    ],
    [
      ...order.filter((name) => start.startsWith(`${name}:`)).map((name) => arrow(first, nodeId('segment', name))),
      ...legs,
      ...ending.map(({ name }) => arrow(nodeId('segment', name), end)),
    ],
  );
}

/** The steps of a segment with their targets, its entries and exits, and the ways back that would cover the page as arrows, in words. */
function segmentDiagram(segment: Segment, conversation: FlowCheckInput): readonly string[] {
  const entries = entriesOf(segment, conversation);
  const back = waysBack(segment);
  const undrawn = [...back].filter(([, targets]) => targets.length > 1);
  const nodes = entries.map(({ label }) => node('entry', nodeId('entry', label), label));
  const arrows = entries.map(({ label, step }) => arrow(nodeId('entry', label), nodeId('step', step)));
  for (const step of Object.values(segment.steps)) draw(step);
  return [
    diagram('TB', nodes, arrows),
    ...(undrawn.length > 0 ? ['Ways back that are not in the diagram:', undrawn.map(inWords).join('\n')] : []),
  ];

  function draw(step: Step): void {
    const { name, leadsTo, opens = [] } = step;
    const from = nodeId('step', name);
    const listed = undrawn.find(([each]) => each === name)?.[1] ?? [];
    const isHere = (target: string) => Object.hasOwn(segment.steps, target);
    const itself = leadsTo.includes(name) ? ' ↻' : '';
    const more = listed.length > 0 ? `<br>↑ ${listed.length} ways back` : '';
    const label = `${name}${itself}${more}`;
    nodes.push(node(waitsForVisitor(step) ? 'waits' : 'goesOn', from, label));
    for (const target of leadsTo)
      if (isHere(target) && target !== name && !listed.includes(target))
        arrows.push(arrow(from, nodeId('step', target), { isBack: back.get(name)?.includes(target) === true }));
    for (const target of leadsTo) if (!isHere(target)) drawOutside(target);
    for (const opened of opens) drawTarget('specialists', nodeId('shared', opened, name), opened);

    function drawTarget(look: Look, id: string, text: string): void {
      nodes.push(node(look, id, text));
      arrows.push(arrow(from, id));
    }

    /** Targets that many steps share get a node beside each step: arrows across the page to one node would hide the rest. */
    function drawOutside(target: string): void {
      const [, exit] = /^exit:(.*)$/.exec(target) ?? [];
      const leg = conversation.itinerary[`${segment.name}:${exit}`];
      if (exit !== undefined) drawTarget('exit', nodeId('exit', exit), `${exit} → ${leg?.segment ?? 'nowhere'}`);
      else drawTarget(target === 'end' ? 'end' : 'trouble', nodeId('shared', target, name), target);
    }
  }

  function inWords([name, targets]: readonly [string, readonly string[]]): string {
    return `- \`${name}\` → ${targets.map((target) => `\`${target}\``).join(', ')}`;
  }
}

interface Entry {
  readonly step: string;
  readonly label: string;
}

/** The entries of a segment: the start, exits of other segments, failures, and the engine for steps without another entry. */
function entriesOf(
  { name, entry, steps }: Segment,
  { itinerary, start, places: { failure } }: FlowCheckInput,
): readonly Entry[] {
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
  return [...entries, ...others.map((step) => ({ step, label: 'the engine' }))];
}

/** Each step with its targets that come before it. Without them, all arrows run from the entries to the ends. */
function waysBack({ steps }: Segment): ReadonlyMap<string, readonly string[]> {
  const order = Object.keys(steps);
  return new Map(
    Object.values(steps).map(({ name, leadsTo }) => [
      name,
      leadsTo.filter((target) => order.slice(0, order.indexOf(name)).includes(target)),
    ]),
  );
}

const introduction = `Written by \`pnpm documents\` from the steps: change the code, not this page. \`npm test\` reports when they differ. The texts of a step
are in \`<name>.step.ts\` of its package.`;

const howToRead = `- A box with round ends waits for the visitor, a square one continues without an answer. A flag is an entry, a box with double sides an
  exit with its segment, a hexagon trouble, a slanted box the specialists, a circle the end.
- A dotted arrow leads back to an earlier step.
- \`↻\`: the step can ask again. \`↑\`: the step has several ways back, which are listed under the diagram.
- \`error-general\` is the host's step of that name; \`back-to-trouble\` leads from there to the step that failed.
- \`specialists\`: an option of the step opens the specialists' chat. The conversation stays at the step, so this is no transition.`;
