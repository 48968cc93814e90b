import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Tells the height (px) that these parts need: once they are drawn, when the form opens, and whenever it changes. */
export function useNaturalHeight(
  body: RefObject<HTMLElement | null>,
  footer: RefObject<HTMLElement | null>,
  isOpen: boolean,
  onResize: (height: number) => void,
): void {
  const measure = useEffectEvent(() => {
    const height = (body.current?.offsetHeight ?? 0) + (footer.current?.offsetHeight ?? 0);
    if (height > 0) onResize(height);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the page waits for the height of a form that opens
  useEffect(() => {
    // In the next frame: WebKit calls a size that is read here an endless loop, and reports an error.
    const observer = new ResizeObserver(() => requestAnimationFrame(() => measure()));
    for (const part of [body.current, footer.current]) if (part) observer.observe(part);
    return () => observer.disconnect();
  }, [body, footer, isOpen]);
}
