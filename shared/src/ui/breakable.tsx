import { createElement, Fragment, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { type MarkupNode, parseMarkup } from '../flow';

/** Parts of this length fit on a line of the narrowest screen. */
const MOST_UNBROKEN = 24;

/** Its hyphens are no place to break, as in an address or in 'e-mail'. */
const Whole = styled.span`
  white-space: nowrap;
`;

/** An address and its domain move to the next line as a whole. Only one that is wider than the line breaks. */
const Movable = styled.span`
  display: inline-block;
  max-width: 100%;
`;

/**
 * Text whose e-mail addresses break only where they are wider than the line: before the @, or before a dot where one side of it is
 * wider. Words with a hyphen stay whole, and browsers translate neither addresses nor amounts. A changed text is another element,
 * because a translator may have replaced what was in it.
 */
export function Breakable({ text }: { text: string }) {
  return createElement('span', { key: text }, ...breakable(text));
}

/** The same as a list of nodes. The texts may be long and foreign, so each pattern here is linear. */
export function breakable(text: string): readonly ReactNode[] {
  const nodes: ReactNode[] = [];
  let end = 0;
  for (const { 0: word, index } of text.matchAll(/R\$\s[\d.,]*\d|\S+/g)) {
    const isDatum = /[@$]/.test(word);
    if (!isDatum && !/[a-z]-[a-z]/i.test(word)) continue;
    nodes.push(text.slice(end, index), isDatum ? datum(word) : whole(word));
    end = index + word.length;
  }
  return [...nodes, text.slice(end)].filter((node) => node !== '');
}

function datum(word: string): ReactNode {
  const at = word.indexOf('@');
  const props = { translate: 'no' } as const;
  if (at < 0) return createElement('span', props, word);
  const domain = createElement(Movable, null, ...brokenAtDots(word.slice(at)));
  return createElement(Movable, props, ...brokenAtDots(word.slice(0, at)), domain);
}

function brokenAtDots(text: string): readonly ReactNode[] {
  return text
    .split(/(?=\.)/)
    .flatMap((part, place) => (place === 0 ? whole(part) : [createElement('wbr'), whole(part)]));
}

function whole(word: string): ReactNode {
  return word.includes('-') && word.length <= MOST_UNBROKEN ? createElement(Whole, null, word) : word;
}

/**
 * Message markup as React elements: text with the tags of the allow-list, everything else as text. Nothing here writes HTML. What ends a
 * sentence after an address goes with it to the next line.
 */
export function Markup({ source }: { source: string }) {
  const joined = source.replace(/(@[^\s<@]+)(<\/\w+>)([.,;:!?])/g, '$1$3$2');
  return createElement(Fragment, null, ...parseMarkup(joined).flatMap(draw));
}

function draw(node: MarkupNode): readonly ReactNode[] {
  return typeof node === 'string' ? breakable(node) : [createElement(node.tag, null, ...node.children.flatMap(draw))];
}
