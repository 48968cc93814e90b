/**
 * Changes the list and keeps in place what the reader sees. Browsers with scroll anchoring do that themselves, without stopping a
 * movement; Safari has none.
 */
export function keepPlace(log: HTMLElement, list: Element, change: () => void): void {
  const anchor = hasScrollAnchoring(log) ? undefined : firstRowInView(log, list);
  const before = anchor?.getBoundingClientRect().top ?? 0;
  change();
  const moved = anchor ? anchor.getBoundingClientRect().top - before : 0;
  if (moved !== 0) log.scrollTo({ top: log.scrollTop + moved, behavior: 'instant' });
}

function hasScrollAnchoring(log: Element): boolean {
  return getComputedStyle(log).overflowAnchor === 'auto';
}

/** A gap is no anchor: its height is an estimate. */
function firstRowInView(log: Element, list: Element): Element | undefined {
  const view = log.getBoundingClientRect();
  return [...list.children].find((row) => {
    const { top, bottom } = row.getBoundingClientRect();
    return !row.hasAttribute('aria-hidden') && bottom > view.top && top < view.bottom;
  });
}
