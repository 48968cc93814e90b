import type { Message } from '@consorcio/shared/flow';
import { type RefObject, type UIEventHandler, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';

export interface FollowOptions {
  /** The scrolling element. It is the offset parent of its content. */
  log: RefObject<HTMLElement | null>;
  /** The growing element inside it. */
  content: RefObject<HTMLElement | null>;
  /** The messages; the last child is the newest. */
  list: RefObject<HTMLElement | null>;
  /** The messages in `list`. A message of the visitor is always scrolled into view. */
  messages: readonly Pick<Message, 'id' | 'sender'>[];
}

export interface Follow {
  /** A new message arrived while the visitor was reading further up. */
  isBehind: boolean;
  catchUp(): void;
  onScroll: UIEventHandler;
}

/** px from the end within which the visitor counts as being at the end. */
const NEAR = 48;
/** px above a message that is longer than the view and is shown from its top. */
const TOP_MARGIN = 16;
/** Heights of the view. A longer way has no animation: too many messages would pass. Neither has the way to the end of a new page. */
const MAX_MOTION = 12;

/**
 * Keeps the newest message in view while the visitor is at the end, and does not scroll otherwise. The style decides whether scrolling
 * is smooth, so that it respects reduced motion.
 */
export function useFollowNewest({ log, content, list, messages }: FollowOptions): Follow {
  const [isBehind, setIsBehind] = useState(false);
  const reader = useRef<Reader>({ isFollowing: true, isPinned: false, hasReadOn: false, goal: 0, top: 0, size: '' });
  const seen = useRef<number>(undefined);

  const settle = useCallback(() => {
    const { current } = reader;
    const view = log.current;
    if (!view) return;
    const isOpening = current.size === '';
    current.size = sizeOf(view);
    if (!current.isFollowing) return;
    const end = Math.max(0, view.scrollHeight - view.clientHeight);
    const newest = list.current?.lastElementChild;
    const startsAtTop = !current.hasReadOn && newest instanceof HTMLElement;
    current.goal = startsAtTop ? Math.min(end, Math.max(0, newest.offsetTop - TOP_MARGIN)) : end;
    current.isPinned = end - current.goal > NEAR;
    const way = Math.abs(view.scrollTop - current.goal);
    if (isOpening || way > MAX_MOTION * view.clientHeight) view.style.scrollBehavior = 'auto';
    if (way >= 1) view.scrollTop = current.goal;
    view.style.scrollBehavior = '';
    current.top = view.scrollTop;
  }, [log, list]);

  useLayoutEffect(() => {
    const view = log.current;
    const newest = messages.at(-1);
    if (!view || seen.current === newest?.id) return;
    const { current } = reader;
    const before = seen.current;
    const isFirst = before === undefined;
    // An answer and the next messages may arrive in one update.
    const hasAnswered = messages.some(({ id, sender }) => sender === 'user' && !isFirst && id > before);
    seen.current = newest?.id;
    current.isFollowing = isFirst || hasAnswered || (current.isFollowing && !current.isPinned);
    current.hasReadOn = newest?.sender === 'user'; // visitors need not read their own answer
    setIsBehind(!current.isFollowing);
    settle();
  }, [messages, log, settle]);

  useEffect(() => {
    if (typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(settle);
    for (const { current } of [log, content]) if (current) observer.observe(current);
    return () => observer.disconnect();
  }, [log, content, settle]);

  const onScroll: UIEventHandler = ({ currentTarget: view }) => {
    const { current } = reader;
    const { scrollTop } = view;
    if (sizeOf(view) !== current.size) {
      current.top = scrollTop; // a rotation or a keyboard moved the messages, not the visitor
      return settle();
    }
    const isPastGoal = scrollTop > current.goal + 1;
    if (view.scrollHeight - view.clientHeight - scrollTop <= NEAR) {
      current.isFollowing = true;
      current.isPinned = false;
      current.hasReadOn ||= isPastGoal;
      setIsBehind(false);
    } else if (scrollTop < current.top ? scrollTop < current.goal - 1 : isPastGoal) {
      current.isFollowing = false;
    }
    current.top = scrollTop;
  };

  const catchUp = () => {
    reader.current.isFollowing = true;
    reader.current.hasReadOn = false;
    setIsBehind(false);
    settle();
  };

  return { isBehind, catchUp, onScroll };
}

const sizeOf = ({ clientWidth, clientHeight }: Element) => `${clientWidth} ${clientHeight}`;

/** The position of the visitor, derived from scrolling. */
interface Reader {
  /** At the end, or where we scrolled to. */
  isFollowing: boolean;
  /** We scrolled to the top of a message that continues below the view. */
  isPinned: boolean;
  /** Has seen the newest message to its end. */
  hasReadOn: boolean;
  /** Our last scroll position, and the last position of the view. */
  goal: number;
  top: number;
  /** The size of the view when we last scrolled; empty before. */
  size: string;
}
