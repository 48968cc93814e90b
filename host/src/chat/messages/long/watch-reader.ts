import type { RefObject } from 'react';
import { flushSync } from 'react-dom';
import type { Gaps, Rendered } from '../gaps';
import { keepPlace } from './keep-place';
import { createMakeGaps } from './make-gaps';
import { groupsIn } from './message-groups';
import { numberRows } from './number-rows';

export interface WatchOptions {
  log: RefObject<HTMLElement | null>;
  list: RefObject<HTMLElement | null>;
  rendered: RefObject<Rendered>;
  onGaps(gaps: Gaps): void;
  signal: AbortSignal;
}

/** Heights of the view per frame. A reader who moves faster reads nothing on the way. */
const FAST = 2;

/**
 * Renders the messages near the view and replaces those far from it by gaps, whenever the view or the list moves. It does so in the
 * frame of the movement, so that a reader sees messages before their place is on the screen.
 */
export function watchReader({ log: { current: log }, list: { current: list }, ...options }: WatchOptions): void {
  if (!log || !list) return;
  const { rendered, onGaps, signal } = options;
  const makeGaps = createMakeGaps();
  let lastTop = log.scrollTop;

  const review = () => {
    if (signal.aborted) return;
    const moved = Math.abs(log.scrollTop - lastTop);
    lastTop = log.scrollTop;
    if (moved > FAST * log.clientHeight) return reviewLater();
    const gaps = makeGaps(groupsIn(list, rendered.current), log.getBoundingClientRect());
    if (gaps) keepPlace(log, list, () => flushSync(() => onGaps(gaps)));
    numberRows(groupsIn(list, rendered.current));
  };
  const reviewLater = () => void requestAnimationFrame(review);

  review();
  log.addEventListener('scroll', review, { signal, passive: true });
  if (typeof ResizeObserver === 'undefined') return;
  // Later: what a review changes would be observed again in the same frame, which browsers report as an error.
  const observer = new ResizeObserver(reviewLater);
  for (const element of [log, list]) observer.observe(element);
  signal.addEventListener('abort', () => observer.disconnect());
}
