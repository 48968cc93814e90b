import type { Message } from '@consorcio/shared/flow';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { ESTIMATE, type Gaps, groupOf, isRecent, type Rendered } from './gaps';

/** A conversation with more messages is long. Three purchases are not. */
const LONG = 200;

/** The gaps of a long conversation. A short one has none and does not load what makes them. */
export function useGaps(
  messages: readonly Message[],
  log: RefObject<HTMLElement | null>,
  list: RefObject<HTMLElement | null>,
): Gaps {
  const isLong = messages.length > LONG;
  const [gaps, setGaps] = useState(() => unseen(isLong ? messages : []));
  const rendered = useRef<Rendered>({ messages, gaps });
  useLayoutEffect(() => {
    rendered.current = { messages, gaps };
  });

  useEffect(() => {
    if (!isLong) return undefined;
    const stop = new AbortController();
    import('./long/watch-reader').then(
      ({ watchReader }) => watchReader({ log, list, rendered, onGaps: setGaps, signal: stop.signal }),
      () => setGaps(new Map()), // slow, but nothing is missing
    );
    return () => stop.abort();
  }, [isLong, log, list]);

  return gaps;
}

/** A restored conversation begins with its newest messages. */
function unseen(messages: readonly Message[]): Gaps {
  const earlier = messages.filter((message) => !isRecent(message, messages));
  const gap = { height: earlier.length * ESTIMATE };
  return new Map(earlier.map((message) => [groupOf(message), gap]));
}
