import { type RefObject, useEffect, useState } from 'react';

/** Whether there is more of a scrolled row before and after what is seen. */
export interface ScrollEdges {
  readonly before: boolean;
  readonly after: boolean;
}

/** Follows the edges of a row that scrolls sideways. */
export function useScrollEdges(row: RefObject<HTMLElement | null>): ScrollEdges {
  const [edges, setEdges] = useState<ScrollEdges>({ before: false, after: false });

  useEffect(() => {
    const element = row.current;
    if (!element) return;
    const look = () => {
      const before = element.scrollLeft > 1;
      const after = element.scrollLeft + element.clientWidth < element.scrollWidth - 1;
      setEdges((seen) => (seen.before === before && seen.after === after ? seen : { before, after }));
    };
    look();
    element.addEventListener('scroll', look, { passive: true });
    const resized = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(look);
    resized?.observe(element);
    return () => {
      element.removeEventListener('scroll', look);
      resized?.disconnect();
    };
  }, [row]);

  return edges;
}
