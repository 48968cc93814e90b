import { useAfterPress } from '@consorcio/shared/ui';
import { useEffect } from 'react';
import { useWindowEvent } from './use-window-event';

/** px of the visible part of a page, at most, beside the keyboard of a phone. */
const BESIDE_KEYBOARD = 500;

/**
 * While a text field has focus, sets the visible part of the page as `--viewport-height` and `--viewport-top` on the root element, and
 * `data-keyboard` if a keyboard leaves little of it. iOS covers the page with the keyboard and pushes it up; the frame of the page uses
 * these values. They are removed when no text field has focus, and while the visitor has zoomed in.
 */
export function useKeyboardInset(): void {
  const afterPress = useAfterPress();
  useWindowEvent('focusin', () => afterPress(measure));
  useWindowEvent('focusout', ({ relatedTarget }) => isTextField(relatedTarget) || afterPress(measure));
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    for (const type of ['resize', 'scroll']) window.visualViewport?.addEventListener(type, measure, { signal });
    return () => {
      listening.abort();
      show(undefined);
    };
  }, []);
}

function measure(): void {
  const { visualViewport: viewport } = window;
  const isOpen = viewport && isTextField(document.activeElement) && viewport.scale <= 1.01;
  show(isOpen ? viewport : undefined);
}

function show(visible: VisualViewport | undefined): void {
  const { documentElement: root } = document;
  const { style } = root;
  root.toggleAttribute('data-keyboard', visible !== undefined && visible.height <= BESIDE_KEYBOARD);
  style.setProperty('--viewport-height', visible ? `${visible.height}px` : null);
  style.setProperty('--viewport-top', visible ? `${visible.offsetTop}px` : null);
}

/** Whether an element accepts text, and so may open the on-screen keyboard. */
function isTextField(element: EventTarget | null): element is HTMLElement {
  if (element instanceof HTMLTextAreaElement || element instanceof HTMLIFrameElement) return true; // a frame may hold a field
  if (element instanceof HTMLInputElement) return !withoutKeyboard.test(element.type);
  return element instanceof HTMLElement && element.isContentEditable;
}

const withoutKeyboard = /^(button|checkbox|color|file|hidden|image|radio|range|reset|submit)$/;
