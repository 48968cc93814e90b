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

export type Look = keyof typeof looks;

export interface DiagramNode {
  readonly id: string;
  readonly look: Look;
  readonly label: string;
}

export interface DiagramEdge {
  readonly from: string;
  readonly to: string;
  readonly label?: string;
  /** A dotted arrow: back to an earlier step. */
  readonly isBack?: boolean;
}

export interface Diagram {
  /** From the top down, or from left to right. */
  readonly direction: 'TB' | 'LR';
  readonly nodes: readonly DiagramNode[];
  readonly edges: readonly DiagramEdge[];
}

/**
 * The id of a node. Mermaid would parse a hyphen as an arrow, `end` as the end of a block, and an `o` or `x` after an arrow as
 * its head. A prefix and no hyphens avoid all of these.
 */
export function nodeId(kind: string, ...names: readonly string[]): string {
  return [kind, ...names].join('_').replaceAll(/[^A-Za-z0-9_]/g, '_');
}

/** The diagram as a block of a Markdown page. */
export function mermaidBlock({ direction, nodes, edges }: Diagram): string {
  const used = [...new Set(nodes.map(({ look }) => look))];
  return [
    '```mermaid',
    ...settings,
    `flowchart ${direction}`,
    ...nodes.map(({ id, look, label }) => `  ${id}${looks[look].open}${label}${looks[look].close}:::${classOf(look)}`),
    ...edges.map(({ from, to, label, isBack }) => `  ${from} ${isBack ? '-.->' : '-->'}${named(label)} ${to}`),
    ...used.map((look) => `  classDef ${classOf(look)} ${looks[look].style}`),
    '```',
  ].join('\n');
}

/** All nodes have one line and the same height; otherwise arrows between two rows would run behind taller nodes. */
const settings = [
  '---',
  'config:',
  '  flowchart:',
  '    wrappingWidth: 300',
  '    padding: 5',
  '    nodeSpacing: 20',
  '    rankSpacing: 44',
  '---',
];

function classOf(look: Look): string {
  return nodeId('look', look);
}

function named(label: string | undefined): string {
  return label === undefined ? '' : `|"${label}"|`;
}
