import { createElement, Fragment, type ReactNode } from 'react';
import { type MarkupNode, parseMarkup } from '../flow';

export interface MarkupProps {
  /** Message markup: text with the tags of the allow-list. Everything else is shown as text. */
  source: string;
}

/** The text of a message as React elements. Nothing here writes HTML. */
export function Markup({ source }: MarkupProps) {
  return createElement(Fragment, null, ...parseMarkup(source).map(draw));
}

function draw(node: MarkupNode): ReactNode {
  return typeof node === 'string' ? node : createElement(node.tag, null, ...node.children.map(draw));
}
