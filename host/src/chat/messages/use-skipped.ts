import type { Message } from '@consorcio/shared/flow';
import { type RefObject, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** A conversation begins with so many messages, and shows as many more each time that the reader comes near the first one. */
const PAGE = 100;
/** Heights of the view to the first message shown. */
const NEAR = 3;

/** How many earlier messages of a long conversation are not rendered (ADR 0024). `showAll` renders them. */
export function useSkipped(messages: readonly Message[], log: RefObject<HTMLElement | null>) {
  const { length } = messages;
  const answer = messages.findLast(({ sender }) => sender === 'user');
  const [skipped, setSkipped] = useState(() => Math.max(0, length - PAGE));
  const [seen, setSeen] = useState(answer);
  if (answer !== seen) {
    setSeen(answer);
    // An answer moves the reader to the end, whatever they had read.
    if (length - skipped > 2 * PAGE) setSkipped(length - PAGE);
  }

  useEffect(() => {
    const view = log.current;
    if (skipped === 0 || !view) return undefined;
    const showMore = () => {
      if (view.scrollTop > NEAR * view.clientHeight) return;
      const keepsPlace = view.scrollTop > 0 && getComputedStyle(view).overflowAnchor === 'auto'; // not in Safari
      const toEnd = view.scrollHeight - view.scrollTop;
      flushSync(() => setSkipped(Math.max(0, skipped - PAGE)));
      if (!keepsPlace) view.scrollTo({ top: view.scrollHeight - toEnd, behavior: 'instant' });
    };
    view.addEventListener('scroll', showMore, { passive: true });
    return () => view.removeEventListener('scroll', showMore);
  }, [log, skipped]);

  return { skipped, showAll: () => flushSync(() => setSkipped(0)) };
}
