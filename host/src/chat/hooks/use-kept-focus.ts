import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/**
 * Catches keyboard focus when the control that held it goes away (a chosen option, an answered carousel), before it falls
 * to the page. It goes to the first of the `refuges` that is there; none of them opens a keyboard.
 */
export function useKeptFocus(
  root: RefObject<HTMLElement | null>,
  refuges: readonly RefObject<HTMLElement | null>[],
): void {
  const holder = useRef<EventTarget>(null);

  useEffect(() => {
    const element = root.current;
    const remember = (event: FocusEvent) => {
      holder.current = event.target;
    };
    element?.addEventListener('focusin', remember);
    return () => element?.removeEventListener('focusin', remember);
  }, [root]);

  useLayoutEffect(() => {
    const isGone = holder.current instanceof Node && !holder.current.isConnected;
    if (!isGone || (document.activeElement && document.activeElement !== document.body)) return;
    holder.current = null;
    refuges.find(({ current }) => current)?.current?.focus({ preventScroll: true });
  });
}
