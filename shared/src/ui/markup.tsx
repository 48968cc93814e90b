import { createElement, Fragment, type ReactNode } from 'react';
import { type MarkupNode, parseMarkup } from '../flow';
import { breakable } from './breakable';

export interface MarkupProps {
  /** Message markup: text with the tags of the allow-list. Everything else is shown as text. */
  source: string;
}

/** The text of a message as React elements. Nothing here writes HTML. */
export function Markup({ source }: MarkupProps) {
  return createElement(Fragment, null, ...parseMarkup(source).flatMap(draw));
}

function draw(node: MarkupNode): readonly ReactNode[] {
  return typeof node === 'string' ? breakable(node) : [createElement(node.tag, null, ...node.children.flatMap(draw))];
}
