import { type RefObject, useEffect, useState } from 'react';

/** Whether a scrolled row continues before and after its visible part. */
export interface ScrollEdges {
  readonly before: boolean;
  readonly after: boolean;
}

/** Observes the edges of a row that scrolls horizontally. */
export function useScrollEdges(row: RefObject<HTMLElement | null>): ScrollEdges {
  const [edges, setEdges] = useState<ScrollEdges>({ before: false, after: false });

  useEffect(() => {
    const element = row.current;
    if (!element) return;
    const update = () => {
      const before = element.scrollLeft > 1;
      const after = element.scrollLeft + element.clientWidth < element.scrollWidth - 1;
      setEdges((previous) => (previous.before === before && previous.after === after ? previous : { before, after }));
    };
    update();
    element.addEventListener('scroll', update, { passive: true });
    const observer = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(update);
    observer?.observe(element);
    return () => {
      element.removeEventListener('scroll', update);
      observer?.disconnect();
    };
  }, [row]);

  return edges;
}
