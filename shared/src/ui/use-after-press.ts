import { useCallback, useEffect, useRef } from 'react';

/** ms after which a released press has no click: the finger moved or stayed for long. iOS takes 350 to rule out a double tap. */
const LATEST_CLICK = 400;

/**
 * Returns a function that runs an action at once, or, while the visitor presses something, after the click. A field that is entered or
 * left by a press must not move the page before that: the click would go to another element than the one that was pressed.
 */
export function useAfterPress(): (action: () => void) => void {
  const isPressing = useRef(false);
  const actions = useRef<(() => void)[]>([]);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const handleStart = () => {
      clearTimeout(timer);
      isPressing.current = true;
    };
    const handleEnd = () => {
      clearTimeout(timer);
      isPressing.current = false;
      for (const action of actions.current.splice(0)) action();
    };
    const handleRelease = () => {
      timer = setTimeout(handleEnd, LATEST_CLICK);
    };
    const listening = new AbortController();
    const options = { capture: true, signal: listening.signal };
    window.addEventListener('pointerdown', handleStart, options);
    window.addEventListener('pointerup', handleRelease, options);
    window.addEventListener('pointercancel', handleEnd, options);
    window.addEventListener('click', handleEnd, { signal: listening.signal }); // after the handlers of the page
    return () => {
      clearTimeout(timer);
      listening.abort();
    };
  }, []);

  return useCallback((action) => {
    if (isPressing.current) actions.current.push(action);
    else action();
  }, []);
}
