import { type RefObject, useLayoutEffect, useRef } from 'react';
import { useChatState, useConversationView } from '../conversation/conversation-context';
import { occasionOf } from '../conversation/selectors';
import { useWindowEvent } from './use-window-event';

/** ms within which two taps are a double tap. */
export const DOUBLE_TAP = 300;
/** ms that a person needs to see that the controls have changed, and to hold back a press. */
const REACTION = 500;

/**
 * Covers controls that a press is not meant for. After an answering press, its place is covered until a double tap would be over, or
 * the visitor types: the second tap must not press what the next question shows there. A question that replaces another without an
 * action of the visitor is covered as a whole for a moment: the finger was already on its way to the controls before it. A covered
 * control is not disabled, so nothing changes for the keyboard and for assistive technology.
 */
export function PressShield({ root }: { root: RefObject<HTMLElement | null> }) {
  const occasion = useConversationView(occasionOf);
  const isOpen = useChatState().state === 'waiting';
  const press = useRef({ at: Number.NEGATIVE_INFINITY, x: 0, y: 0 });
  const actedAt = useRef(Number.NEGATIVE_INFINITY);
  const closedAt = useRef(Number.NEGATIVE_INFINITY);

  function remember(event: Event) {
    actedAt.current = performance.now();
    // A click by a key has no detail.
    if (event instanceof MouseEvent && event.detail > 0) {
      press.current = { at: actedAt.current, x: event.clientX, y: event.clientY };
    }
  }
  useWindowEvent('click', remember, { capture: true });
  useWindowEvent('submit', remember, { capture: true });

  // biome-ignore lint/correctness/useExhaustiveDependencies: a shield for each occasion
  useLayoutEffect(() => {
    const now = performance.now();
    const { at, x, y } = press.current;
    const cameByItself = isOpen && closedAt.current - actedAt.current > DOUBLE_TAP;
    const end = cameByItself ? closedAt.current + REACTION : at + DOUBLE_TAP;
    const remove = end > now ? cover(root.current, cameByItself ? undefined : { x, y }, end - now) : undefined;
    return () => {
      remove?.();
      if (isOpen) closedAt.current = performance.now();
    };
  }, [occasion, isOpen, root]);

  return null;
}

/** Covers the place around a point, or everything, for some ms or until the visitor types. Returns what removes the cover. */
function cover(root: HTMLElement | null, point: { x: number; y: number } | undefined, ms: number): () => void {
  // A dialog is above everything else, and has its own coordinates: it is covered as a whole.
  const dialog = root?.querySelector('dialog[open]');
  const place =
    point && !dialog ? `top: ${point.y - 24}px; left: ${point.x - 24}px; width: 48px; height: 48px` : 'inset: 0';
  const shield = document.createElement('div');
  shield.style.cssText = `position: fixed; z-index: 2; ${place}`;
  shield.onmousedown = () => false; // the field keeps the focus
  (dialog ?? root)?.append(shield);
  const remove = () => {
    clearTimeout(timer);
    window.removeEventListener('input', remove);
    shield.remove();
  };
  const timer = setTimeout(remove, ms);
  window.addEventListener('input', remove);
  return remove;
}
