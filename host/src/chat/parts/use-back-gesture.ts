import { useEffect, useEffectEvent } from 'react';

/** Our own step back is on its way: it must not close an overlay that opens meanwhile. */
let isReturning = false;

/**
 * While it is mounted, the browser's back (a button or a gesture) asks `onBack` instead of leaving the page: a history entry stands for
 * the overlay. `onBack` says whether the overlay closes; if not, the entry is added again. An overlay that closes in another way takes
 * its entry back, so that the next back leaves the page.
 */
export function useBackGesture(onBack: () => boolean, isActive: boolean): void {
  const handleBack = useEffectEvent(onBack);
  useEffect(() => {
    if (!isActive) return undefined;
    const listening = new AbortController();
    const { signal } = listening;
    const addEntry = () => {
      // After a reload, or a return from another site, the entry is still there. The router keeps its own data in the state.
      if (!isOverlayEntry()) window.history.pushState({ ...window.history.state, isOverlay: true }, '');
      window.addEventListener('popstate', () => handleBack() || addEntry(), { once: true, signal });
    };
    if (isReturning) window.addEventListener('popstate', addEntry, { once: true, signal });
    else addEntry();

    return () => {
      listening.abort();
      if (!isOverlayEntry() || isReturning) return;
      isReturning = true;
      window.addEventListener('popstate', () => (isReturning = false), { once: true });
      window.history.back();
    };
  }, [isActive]);
}

const isOverlayEntry = () => window.history.state?.isOverlay === true;
