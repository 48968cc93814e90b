import { createElement, Fragment, type ReactNode } from 'react';

/** Text whose e-mail addresses may break before an @ or a dot, so that a narrow line does not break them inside a word. */
export function Breakable({ text }: { text: string }) {
  return createElement(Fragment, null, ...breakable(text));
}

/** The same as a list of nodes. */
export function breakable(text: string): readonly ReactNode[] {
  return text.split(/(\S+@\S+)/).flatMap((part, place) => (place % 2 === 0 ? part : withBreaks(part)));
}

function withBreaks(address: string): readonly ReactNode[] {
  return address.split(/(?=[@.])/).flatMap((part, place) => (place === 0 ? part : [createElement('wbr'), part]));
}
