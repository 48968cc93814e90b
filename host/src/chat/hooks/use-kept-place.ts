import { type RefObject, useEffect } from 'react';
import type { Reader } from './use-follow-newest';

/** ms without scrolling after which the place is kept: browsers refuse a page that changes its history too often. */
const PAUSE = 500;

/**
 * After a reload, a visitor who was not at the newest message is at the same message again. The entry in the browser's history keeps how
 * many messages there are from it to the end, and how much of it is above the view.
 */
export function useKeptPlace(
  log: RefObject<HTMLElement | null>,
  list: RefObject<HTMLElement | null>,
  reader: RefObject<Reader>,
): void {
  useEffect(() => {
    const view = log.current;
    const rows = list.current?.children;
    if (!view || !rows) return undefined;
    const { fromEnd, past } = window.history.state?.place ?? {};
    const row = rows[rows.length - fromEnd] as HTMLElement | undefined;
    if (row) {
      // As if the view had another size: its next look at itself begins at this message.
      Object.assign(reader.current, { isFollowing: false, row, past, size: undefined });
      view.style.scrollBehavior = 'auto';
      view.scrollTop = row.offsetTop + past;
      view.style.scrollBehavior = '';
    }

    let timer: ReturnType<typeof setTimeout>;
    const listening = new AbortController();
    const keep = () => {
      const { isFollowing, row, past } = reader.current;
      const place = isFollowing || !row ? undefined : { fromEnd: rows.length - [...rows].indexOf(row), past };
      window.history.replaceState({ ...window.history.state, place }, '');
    };
    const handleScroll = () => {
      clearTimeout(timer);
      timer = setTimeout(keep, PAUSE);
    };
    view.addEventListener('scroll', handleScroll, { passive: true, signal: listening.signal });
    return () => {
      clearTimeout(timer);
      listening.abort();
    };
  }, [log, list, reader]);
}
