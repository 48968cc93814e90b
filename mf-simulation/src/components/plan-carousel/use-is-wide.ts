import { theme } from '@consorcio/shared/theme';
import { useSyncExternalStore } from 'react';

const query = `(min-width: ${theme.breakpoint.carousel})`;

/** Whether the screen has room for two cards; follows changes. SPEC section 2. */
export function useIsWide(): boolean {
  return useSyncExternalStore(subscribe, isWide);
}

function isWide(): boolean {
  return typeof matchMedia === 'function' && matchMedia(query).matches;
}

function subscribe(onChange: () => void): () => void {
  if (typeof matchMedia !== 'function') return () => undefined;
  const list = matchMedia(query);
  list.addEventListener('change', onChange);
  return () => list.removeEventListener('change', onChange);
}
