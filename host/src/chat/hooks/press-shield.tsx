import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { occasionOf } from '../talk/selectors';
import { useTalkView } from '../talk/talk-context';

export interface PressShieldProps {
  root: RefObject<HTMLElement | null>;
}

/** ms within which two taps are a double tap. */
const DOUBLE_TAP = 300;

/**
 * Covers the place of an answering press until a double tap would be over, or the visitor types: its second tap must not press what
 * the next question shows there. A covered control is not disabled, so nothing changes for the keyboard and for assistive technology.
 */
export function PressShield({ root }: PressShieldProps) {
  const occasion = useTalkView(occasionOf);
  const last = useRef({ at: Number.NEGATIVE_INFINITY, x: 0, y: 0 });

  useEffect(() => {
    const remember = ({ detail, clientX: x, clientY: y }: MouseEvent) => {
      if (detail > 0) last.current = { at: performance.now(), x, y }; // keys click without detail
    };
    window.addEventListener('click', remember, true);
    return () => window.removeEventListener('click', remember, true);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a shield for each occasion
  useLayoutEffect(() => {
    const { at, x, y } = last.current;
    const rest = at + DOUBLE_TAP - performance.now();
    if (rest <= 0) return undefined;
    // A dialog is above everything else, and has its own coordinates: it is covered as a whole.
    const dialog = root.current?.querySelector('dialog');
    const shield = document.createElement('div');
    shield.style.cssText = `position: fixed; z-index: 2; ${dialog ? 'inset: 0' : `top: ${y - 24}px; left: ${x - 24}px; width: 48px; height: 48px`}`;
    shield.onmousedown = () => false; // the field keeps the focus
    (dialog ?? root.current)?.append(shield);
    const remove = () => shield.remove();
    const timer = setTimeout(remove, rest);
    window.addEventListener('input', remove, { once: true });
    return () => {
      clearTimeout(timer);
      window.removeEventListener('input', remove);
      remove();
    };
  }, [occasion, root]);

  return null;
}
