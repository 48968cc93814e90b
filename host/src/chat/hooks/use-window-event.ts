import { useEffect, useEffectEvent } from 'react';

/** Calls the newest `handle` for each such event of the page, as long as the component is rendered and `isActive`. */
export function useWindowEvent<Type extends keyof WindowEventMap>(
  type: Type,
  handle: (event: WindowEventMap[Type]) => void,
  { isActive = true, capture = false } = {},
): void {
  const handleEvent = useEffectEvent(handle);
  useEffect(() => {
    if (!isActive) return undefined;
    const listening = new AbortController();
    window.addEventListener(type, (event) => handleEvent(event), { capture, signal: listening.signal });
    return () => listening.abort();
  }, [type, isActive, capture]);
}
