import { createElement, Fragment, type ReactNode } from 'react';
import { styled } from 'styled-components';

/** Parts of this length fit on a line of the narrowest screen. */
const MOST_UNBROKEN = 24;

/** Its hyphens are no place to break, as in an address or in 'e-mail'. */
const Whole = styled.span`
  white-space: nowrap;
`;

/**
 * Text whose e-mail addresses may break before an @ or a dot, so that a narrow line does not break them inside a word. Words
 * with a hyphen stay whole.
 */
export function Breakable({ text }: { text: string }) {
  return createElement(Fragment, null, ...breakable(text));
}

/** The same as a list of nodes. */
export function breakable(text: string): readonly ReactNode[] {
  return text.split(/(\S+@\S+|[a-z]+-[a-z]+)/i).flatMap((part, place) => (place % 2 === 0 ? part : withBreaks(part)));
}

function withBreaks(unbroken: string): readonly ReactNode[] {
  return unbroken.split(/(?=[@.])/).flatMap((part, place) => {
    const text = part.includes('-') && part.length <= MOST_UNBROKEN ? createElement(Whole, null, part) : part;
    return place === 0 ? text : [createElement('wbr'), text];
  });
}
