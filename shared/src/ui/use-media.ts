import { useCallback, useSyncExternalStore } from 'react';

/** The visitor's system asks for less motion. Styles use the `motion` tokens instead. */
export const lessMotion = '(prefers-reduced-motion: reduce)';

/** Whether a media query matches now; follows changes. False where the browser knows no media queries. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      if (typeof matchMedia !== 'function') return () => undefined;
      const list = matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => matches(query),
    () => false,
  );
}

/** The current setting, for code outside of components. */
export function prefersReducedMotion(): boolean {
  return matches(lessMotion);
}

function matches(query: string): boolean {
  return typeof matchMedia === 'function' && matchMedia(query).matches;
}
