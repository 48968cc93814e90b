/** Looks that tell kinds of nodes apart: a shape, so that it also holds without colour, and a colour. */
const looks = {
  waits: { open: '(["', close: '"])', style: 'fill:#dbeafe,stroke:#1d4ed8,color:#172554' },
  goesOn: { open: '["', close: '"]', style: 'fill:#ffffff,stroke:#64748b,color:#0f172a' },
  back: { open: '["', close: '"]', style: 'fill:#f8fafc,stroke:#64748b,stroke-dasharray:4 3,color:#334155' },
  segment: { open: '["', close: '"]', style: 'fill:#dbeafe,stroke:#1d4ed8,color:#172554' },
  entry: { open: '>"', close: '"]', style: 'fill:#dcfce7,stroke:#15803d,color:#052e16' },
  exit: { open: '[["', close: '"]]', style: 'fill:#dcfce7,stroke:#15803d,color:#052e16' },
  end: { open: '((("', close: '")))', style: 'fill:#e2e8f0,stroke:#334155,color:#0f172a' },
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
  /** Drawn dotted: a way back to what was said before. */
  readonly isBack?: boolean;
}

export interface Diagram {
  /** From the top down, or from left to right. */
  readonly direction: 'TB' | 'LR';
  readonly nodes: readonly DiagramNode[];
  readonly edges: readonly DiagramEdge[];
}

/**
 * The id of a node. Mermaid reads a hyphen as the begin of an arrow, `end` as the end of a block and an `o` or `x` after an
 * arrow as its head: a word before the name and no hyphens keep names out of its grammar.
 */
export function nodeId(kind: string, ...names: readonly string[]): string {
  return [kind, ...names].join('_').replaceAll(/[^A-Za-z0-9_]/g, '_');
}

/** The diagram as a block of a Markdown page. */
export function mermaidBlock({ direction, nodes, edges }: Diagram): string {
  const used = [...new Set(nodes.map(({ look }) => look))];
  return [
    '```mermaid',
    `%%{init: {"flowchart": {"wrappingWidth": ${process.env.WW ?? 400}, "padding": ${process.env.PAD ?? 15}, "nodeSpacing": ${process.env.NS ?? 24}, "rankSpacing": ${process.env.RS ?? 32}, "curve": "${process.env.CURVE ?? 'basis'}"}}}%%`,
    `flowchart ${direction}`,
    ...nodes.map(
      ({ id, look, label }) => `  ${id}${looks[look].open}${label}${looks[look].close}:::${nodeId('look', look)}`,
    ),
    ...edges.map(({ from, to, label, isBack }) => `  ${from} ${isBack ? '-.->' : '-->'}${named(label)} ${to}`),
    ...used.map((look) => `  classDef ${nodeId('look', look)} ${looks[look].style}`),
    '```',
  ].join('\n');
}

function named(label: string | undefined): string {
  return label === undefined ? '' : `|"${label}"|`;
}
