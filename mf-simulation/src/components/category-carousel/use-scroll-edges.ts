import { type RefObject, useEffect, useState } from 'react';

/** Whether a row that scrolls horizontally continues before and after its visible part. */
export function useScrollEdges(row: RefObject<HTMLElement | null>) {
  const [edges, setEdges] = useState({ before: false, after: false });

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
