/**
 * Message markup: plain text with a small allow-list of tags. Write a message that contains data with this template tag, so
 * that everything from a visitor or a server stays text.
 *
 * @example markup`Prazer, <b>${nome}</b>!`
 */
export function markup(parts: TemplateStringsArray, ...values: readonly (string | number)[]): string {
  return parts.reduce((text, part, index) => text + escapeMarkup(String(values[index - 1] ?? '')) + part);
}

/** Escapes a text for message markup, so that it is shown unchanged. */
export function escapeMarkup(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** The tags that a message may contain. Everything else is text. */
export const markupTags = ['b', 'i', 'ul', 'li', 'br'] as const;
export type MarkupTag = (typeof markupTags)[number];

/** A piece of a message: text, or a tag with its pieces. */
export type MarkupNode = string | { readonly tag: MarkupTag; readonly children: readonly MarkupNode[] };

const piece = /<(\/?)(b|i|ul|li|br)>|&(amp|lt|gt);/g;
const entities = { amp: '&', lt: '<', gt: '>' } as const;

/** Deeper than any message needs, and low enough that recursion over the tree cannot overflow the stack. */
const DEEPEST = 16;

/** Parses markup into a tree. Never throws: unmatched and too deep tags are dropped, unknown tags are text. */
export function parseMarkup(source: string): readonly MarkupNode[] {
  const root: MarkupNode[] = [];
  const open: { tag: MarkupTag; children: MarkupNode[] }[] = [];
  const into = () => open.at(-1)?.children ?? root;
  const addText = (text: string) => {
    if (text === '') return;
    const siblings = into();
    const last = siblings.at(-1);
    if (typeof last === 'string') siblings[siblings.length - 1] = last + text;
    else siblings.push(text);
  };

  let from = 0;
  for (const match of source.matchAll(piece)) {
    addText(source.slice(from, match.index));
    from = match.index + match[0].length;
    const [, slash, name, entity] = match;
    if (entity === 'amp' || entity === 'lt' || entity === 'gt') addText(entities[entity]);
    else if (name === 'br') into().push({ tag: 'br', children: [] });
    else if (name) slash ? close(name as MarkupTag) : begin(name as MarkupTag); // the pattern finds no other
  }
  addText(source.slice(from));
  return root;

  function begin(tag: MarkupTag): void {
    if (open.length === DEEPEST) return;
    const node = { tag, children: [] };
    into().push(node);
    open.push(node);
  }

  function close(tag: MarkupTag): void {
    const depth = open.findLastIndex((node) => node.tag === tag);
    if (depth >= 0) open.splice(depth);
  }
}

/** The text of a message without its tags, for speech. */
export function plainText(nodes: readonly MarkupNode[]): string {
  return nodes
    .map((node) => {
      if (typeof node === 'string') return node;
      if (node.tag === 'br') return ' ';
      const inner = plainText(node.children);
      if (node.tag === 'ul') return ` ${inner}`;
      return node.tag === 'li' ? `${inner}; ` : inner;
    })
    .join('');
}
