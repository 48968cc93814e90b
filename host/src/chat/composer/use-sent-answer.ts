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
    const row = ownLast.current;
    const to = row?.firstElementChild?.getBoundingClientRect();
    if (!from || !to || row === before) return; // it was refused
    row?.style.setProperty('--from', `${from.left - to.left}px, ${from.top - to.top}px`);
  });

  return () => {
    sent.current = { from: field.current?.getBoundingClientRect(), before: ownLast.current };
  };
}
