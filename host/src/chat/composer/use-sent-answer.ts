import { theme } from '@consorcio/shared/theme';
import { type RefObject, useEffect, useRef } from 'react';

/** Moves an answer from the field to its bubble. Returns a function to call before the answer is given. */
export function useSentAnswer(
  field: RefObject<HTMLElement | null>,
  ownLast: RefObject<HTMLElement | null>,
): () => void {
  const sent = useRef<{ readonly from: DOMRect | undefined; readonly before: Element | null }>(undefined);

  // Not a layout effect: the messages are laid out once, when the chat scrolls to the new one.
  useEffect(() => {
    const { from, before } = sent.current ?? {};
    sent.current = undefined;
    const bubble = ownLast.current?.firstElementChild;
    if (!from || !bubble?.animate || ownLast.current === before) return; // it was refused
    const { left, top } = bubble.getBoundingClientRect();
    const atField = new DOMMatrix([1, 0, 0, 1, from.left - left, from.top - top]);
    const duration = Number.parseInt(getComputedStyle(bubble).getPropertyValue('--motion-normal'), 10);
    bubble.animate({ transform: [String(atField), 'none'] }, { duration, easing: theme.motion.ease });
  });

  return () => {
    sent.current = { from: field.current?.getBoundingClientRect(), before: ownLast.current };
  };
}
