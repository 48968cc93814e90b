/**
 * Home and End on the log jump. A browser moves to where the first or last message is at the key press, and misses it, because gaps
 * that it passes get the heights of their messages.
 */
export function jumpByKeys(event: KeyboardEvent): void {
  const { key, target, currentTarget: log } = event;
  const hasModifier = event.shiftKey || event.ctrlKey || event.altKey || event.metaKey;
  if (!(log instanceof HTMLElement) || target !== log || hasModifier || (key !== 'Home' && key !== 'End')) return;
  event.preventDefault();
  log.scrollTo({ top: key === 'Home' ? 0 : log.scrollHeight, behavior: 'instant' });
}
