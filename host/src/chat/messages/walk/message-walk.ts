import { type RefObject, useEffect } from 'react';
import { walkMessages } from './walk-messages';

export interface MessageWalkProps {
  /** The scrolling element around the list. */
  log: RefObject<HTMLElement | null>;
  list: RefObject<HTMLElement | null>;
}

/** Lets the keyboard go through the messages one by one. It renders nothing. */
export function MessageWalk({ log, list }: MessageWalkProps): null {
  useEffect(() => {
    const stop = new AbortController();
    if (log.current && list.current) walkMessages(log.current, list.current, stop.signal);
    return () => stop.abort();
  }, [log, list]);
  return null;
}
