import { type RefObject, useLayoutEffect, useRef } from 'react';
import { useConversationView } from '../conversation/conversation-context';
import { useWindowEvent } from './use-window-event';

/**
 * Moves the focus to the visitor's last answer or to the log, which open no keyboard, before it falls to the page: the control that had it
 * is gone, or its dialog has closed. It is the last child of the chat, so that its effect runs after those of all other parts.
 */
export function FocusKeeper({ ownLast, log }: Record<'ownLast' | 'log', RefObject<HTMLElement | null>>) {
  const focused = useRef<EventTarget>(null);
  useConversationView((view) => view); // any change may remove a control

  useWindowEvent('focusin', ({ target }) => {
    focused.current = target;
  });

  useWindowEvent('blur', keep); // the frame of a dialog may take the focus back before it hears that it is closed
  useLayoutEffect(keep);

  function keep() {
    const at = document.activeElement ?? document.body;
    const isGone = focused.current instanceof Element && (!focused.current.isConnected || isClosed(focused.current));
    if (!isClosed(at) && (!isGone || at !== document.body)) return;
    focused.current = null;
    (ownLast.current ?? log.current)?.focus({ preventScroll: true });
  }

  return null;
}

/** A dialog that is mounted ahead stays where it is when it closes. */
const isClosed = (element: Element) => element.closest('dialog:not([open])') !== null;
