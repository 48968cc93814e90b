import type { RefObject } from 'react';
import { useWindowEvent } from '../hooks/use-window-event';
import { speakable } from '../speech/speakable';

export interface MessageWalkProps {
  log: RefObject<HTMLElement | null>;
  list: RefObject<HTMLElement | null>;
  /** Renders the first message, where it is not yet. */
  onFirst(): void;
}

type Way = 'up' | 'down' | 'first' | 'last';
const ways: Readonly<Record<string, Way>> = { ArrowUp: 'up', ArrowDown: 'down', Home: 'first', End: 'last' };

/**
 * Goes through the messages with the arrow keys, Home and End, as screen reader users know it from other chats. The log is one Tab stop; the
 * focus moves from it to the last message in view. Only the log, a message and its bubble listen: what is inside a message keeps its keys.
 * A focused message has a name, with its speaker and its time; without the focus the same words are read from its content. It renders nothing.
 */
export function MessageWalk({ log, list, onFirst }: MessageWalkProps): null {
  useWindowEvent('keydown', (event) => {
    if (log.current && list.current) walk(event, log.current, list.current, onFirst);
  });
  useWindowEvent('focusin', ({ target }) => isMessage(target) && nameMessage(target));
  useWindowEvent('focusout', ({ target }) => isMessage(target) && unnameMessage(target));
  return null;
}

function walk(event: KeyboardEvent, log: HTMLElement, list: HTMLElement, onFirst: () => void): void {
  const way = ways[event.key];
  const hasModifier = event.shiftKey || event.ctrlKey || event.altKey || event.metaKey;
  const from = rowOf(event.target);
  if (!way || hasModifier || event.defaultPrevented || from === null) return;
  if (way === 'first' || way === 'last') {
    log.scrollTo({ top: way === 'first' ? 0 : log.scrollHeight, behavior: 'instant' });
  }
  if (way === 'first') onFirst();
  const next = rowAt(way, from);
  // The browser scrolls to the rest of a long message, and to what is after the last one.
  if (!isMessage(next) || (from && isCutOff(from, way))) return;
  event.preventDefault();
  next.tabIndex = -1; // it is no Tab stop
  next.focus({ preventScroll: true });
  next.scrollIntoView?.({ block: 'nearest', behavior: 'instant' });

  function rowAt(way: Way, from: Element | undefined): Element | null {
    if (way === 'first') return list.firstElementChild;
    if (way === 'last') return list.lastElementChild;
    if (!from) return lastInView() ?? list.lastElementChild;
    return way === 'up' ? from.previousElementSibling : from.nextElementSibling;
  }

  function lastInView(): Element | undefined {
    const { bottom } = log.getBoundingClientRect();
    return [...list.children].findLast((row) => row.getBoundingClientRect().top < bottom);
  }

  /** The message whose keys these are: undefined for the log itself, null for anything else. */
  function rowOf(target: EventTarget | null): HTMLElement | undefined | null {
    if (target === log) return undefined;
    if (!(target instanceof HTMLElement)) return null;
    const row = target.matches('li > [role=button]') ? target.parentElement : target;
    return row?.parentElement === list ? row : null;
  }

  function isCutOff(row: HTMLElement, way: Way): boolean {
    const { top, bottom } = row.getBoundingClientRect();
    const view = log.getBoundingClientRect();
    return way === 'up' ? top < view.top - 1 : way === 'down' && bottom > view.bottom + 1;
  }
}

/** Whether an element is a message: the only list item that can have the focus. */
export function isMessage(element: EventTarget | null): element is HTMLLIElement {
  return element instanceof HTMLLIElement;
}

/** Without the focus a screen reader reads the content itself: a name would be read in addition to it. */
function unnameMessage(row: HTMLElement): void {
  row.removeAttribute('aria-label');
  row.removeAttribute('aria-describedby');
}

/** Who said what, when. The component of a message, such as a summary, describes it. */
function nameMessage(row: HTMLElement): void {
  const time = row.querySelector('time');
  const bubble = time?.parentElement;
  if (!time || !bubble) return;
  const said = bubble === row ? '' : speakable(textOf(bubble));
  const at = `às ${time.textContent}`;
  row.setAttribute('aria-label', said === '' ? at : `${said}${/[.!?…:;]$/.test(said) ? '' : ','} ${at}`);
  const part = [...row.children].find((child) => child !== bubble && child.childElementCount > 0);
  if (part) row.setAttribute('aria-describedby', part.id);
}

/** Without the time, which is said at the end, and without an open tooltip. */
function textOf(node: Node): string {
  if (!(node instanceof Element)) return node.textContent ?? '';
  if (node.matches('time, [role=tooltip]')) return '';
  const inner = [...node.childNodes].map(textOf).join('');
  if (node.matches('li')) return `${inner}; `;
  return node.matches('ul, br') ? ` ${inner}` : inner;
}
