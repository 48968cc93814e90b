import { useAfterPress } from '@consorcio/shared/ui';
import { useEffect } from 'react';

/**
 * While a text field has focus, sets the visible part of the page as `--viewport-height` and `--viewport-top` on the root element. iOS
 * covers the page with the keyboard and pushes it up; the frame of the page uses these two values. They are removed when no text
 * field has focus, and while the visitor has zoomed in.
 */
export function useKeyboardInset(): void {
  const afterPress = useAfterPress();
  useEffect(() => {
    const viewport = window.visualViewport;
    if (!viewport) return undefined;
    const { style } = document.documentElement;

    const clear = () => {
      style.removeProperty('--viewport-height');
      style.removeProperty('--viewport-top');
    };
    const measure = () => {
      if (!isTextField(document.activeElement) || viewport.scale > 1.01) return clear();
      style.setProperty('--viewport-height', `${viewport.height}px`);
      style.setProperty('--viewport-top', `${viewport.offsetTop}px`);
    };
    const handleFocusIn = () => afterPress(measure);
    const handleFocusOut = (event: FocusEvent) => {
      if (!isTextField(event.relatedTarget)) afterPress(measure);
    };

    const listening = new AbortController();
    const { signal } = listening;
    document.addEventListener('focusin', handleFocusIn, { signal });
    document.addEventListener('focusout', handleFocusOut, { signal });
    viewport.addEventListener('resize', measure, { signal });
    viewport.addEventListener('scroll', measure, { signal });
    return () => {
      listening.abort();
      clear();
    };
  }, [afterPress]);
}

/** Whether an element accepts text, and so may open the on-screen keyboard. */
function isTextField(element: EventTarget | null): element is HTMLElement {
  if (element instanceof HTMLTextAreaElement) return true;
  if (element instanceof HTMLInputElement) return !withoutKeyboard.test(element.type);
  return element instanceof HTMLElement && element.isContentEditable;
}

const withoutKeyboard = /^(button|checkbox|color|file|hidden|image|radio|range|reset|submit)$/;
