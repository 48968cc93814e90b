import { nameMessage, unnameMessage } from './message-name';

/** Frames to wait until a message that is far from the view is rendered. */
const PATIENCE = 60;

type Way = 'up' | 'down' | 'first' | 'last';
const ways: Readonly<Record<string, Way>> = { ArrowUp: 'up', ArrowDown: 'down', Home: 'first', End: 'last' };

/**
 * Goes through the messages with the arrow keys, Home and End, as screen reader users know it from other chats. The log is one Tab stop; the
 * focus moves from it to the last message in view. Only the log, a message and its bubble listen: what is inside a message keeps its keys.
 * A focused message has a name, with its speaker and its time; without the focus the same words are read from its content.
 */
export function walkMessages(log: HTMLElement, list: HTMLElement, signal: AbortSignal): void {
  let presses = 0;

  function handleKeyDown(event: KeyboardEvent): void {
    const way = ways[event.key];
    const hasModifier = event.shiftKey || event.ctrlKey || event.altKey || event.metaKey;
    const from = rowOf(event.target);
    if (!way || hasModifier || event.defaultPrevented || from === null) return;
    // The browser scrolls to the rest of a long message, and to what is after the last one.
    if ((from && isCutOff(from, way)) || !rowAt(way, from)) return;
    event.preventDefault();
    presses += 1;
    void go(way, from, presses);
  }

  /** Focuses the message there. One that is far from the view is rendered first, by scrolling to its place. */
  async function go(way: Way, from: Element | undefined, press: number): Promise<void> {
    if (way === 'first' || way === 'last') {
      log.scrollTo({ top: way === 'first' ? 0 : log.scrollHeight, behavior: 'instant' });
    }
    for (let frame = 0; frame < PATIENCE && press === presses && !signal.aborted; frame += 1) {
      const next = rowAt(way, from);
      if (!next) return;
      if (!isGap(next)) return focusMessage(next);
      next.scrollIntoView?.({ block: way === 'up' ? 'end' : 'start', behavior: 'instant' });
      await new Promise(requestAnimationFrame);
    }
  }

  function rowAt(way: Way, from: Element | undefined): Element | null {
    if (way === 'first') return list.firstElementChild;
    if (way === 'last') return list.lastElementChild;
    if (!from) return lastInView() ?? list.lastElementChild;
    return way === 'up' ? from.previousElementSibling : from.nextElementSibling;
  }

  function lastInView(): Element | undefined {
    const { bottom } = log.getBoundingClientRect();
    return [...list.children].findLast((row) => !isGap(row) && row.getBoundingClientRect().top < bottom);
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

  log.addEventListener('keydown', handleKeyDown, { signal });
  log.addEventListener('focusin', ({ target }) => isMessage(target) && nameMessage(target), { signal });
  log.addEventListener('focusout', ({ target }) => isMessage(target) && unnameMessage(target), { signal });
}

/** Whether an element is a message: the only list item that can have the focus. */
export function isMessage(element: EventTarget | null): element is HTMLLIElement {
  return element instanceof HTMLLIElement;
}

function isGap(row: Element): boolean {
  return row.hasAttribute('aria-hidden');
}

function focusMessage(row: Element): void {
  if (!isMessage(row)) return;
  row.tabIndex = -1; // it is no Tab stop
  row.focus({ preventScroll: true });
  row.scrollIntoView?.({ block: 'nearest', behavior: 'instant' });
}
