import { useEffect } from 'react';
import { isTextField } from './text-field';

/**
 * While a text field has focus, tells the page which part of it can be seen: `--viewport-height` and `--viewport-top` on
 * the root element. iOS lays the keyboard over the page and pushes the page up; the page's frame follows these two. They
 * are gone as soon as nothing is typed, and while the visitor has zoomed in.
 */
export function useKeyboardInset(): void {
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
    const handleFocusOut = (event: FocusEvent) => {
      if (!isTextField(event.relatedTarget)) clear();
    };

    document.addEventListener('focusin', measure);
    document.addEventListener('focusout', handleFocusOut);
    viewport.addEventListener('resize', measure);
    viewport.addEventListener('scroll', measure);
    return () => {
      document.removeEventListener('focusin', measure);
      document.removeEventListener('focusout', handleFocusOut);
      viewport.removeEventListener('resize', measure);
      viewport.removeEventListener('scroll', measure);
      clear();
    };
  }, []);
}
