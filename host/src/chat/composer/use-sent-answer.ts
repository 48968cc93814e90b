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
    const way = [from.left - to.left, from.top - to.top].map((px) => `${px}px`);
    row?.style.setProperty('--from', way.join());
  });

  return () => {
    sent.current = { from: field.current?.getBoundingClientRect(), before: ownLast.current };
  };
}
