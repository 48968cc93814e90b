import type { Message } from '@consorcio/shared/flow';
import { type RefObject, type UIEventHandler, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';

export interface FollowOptions {
  /** What scrolls. It is the offset parent of what it holds. */
  log: RefObject<HTMLElement | null>;
  /** What grows inside it. */
  content: RefObject<HTMLElement | null>;
  /** The messages; the last child is the newest. */
  list: RefObject<HTMLElement | null>;
  /** What `list` shows. Whoever writes wants to see it. */
  messages: readonly Pick<Message, 'id' | 'sender'>[];
}

export interface Follow {
  /** Something new was said while the reader was reading further up. */
  isBehind: boolean;
  catchUp(): void;
  onScroll: UIEventHandler;
}

/** px from the end at which a reader still counts as being there. */
const NEAR = 48;
/** px left above a message that is longer than the view and stops at its top. */
const AIR = 16;

/**
 * Keeps the newest message in view for a reader who is at the end, and leaves alone one who is not. The way to scroll
 * (smooth or not) is the style's, so that reduced motion is honoured there.
 */
export function useFollowNewest({ log, content, list, messages }: FollowOptions): Follow {
  const [isBehind, setIsBehind] = useState(false);
  const reader = useRef<Reader>({ isFollowing: true, isPinned: false, hasReadOn: false, goal: 0, top: 0 });
  const seen = useRef<number>(undefined);

  const settle = useCallback(() => {
    const { current } = reader;
    const view = log.current;
    if (!view || !current.isFollowing) return;
    const end = Math.max(0, view.scrollHeight - view.clientHeight);
    const newest = list.current?.lastElementChild;
    const isToBeRead = !current.hasReadOn && newest instanceof HTMLElement;
    current.goal = isToBeRead ? Math.min(end, Math.max(0, newest.offsetTop - AIR)) : end;
    current.isPinned = end - current.goal > NEAR;
    if (Math.abs(view.scrollTop - current.goal) >= 1) view.scrollTop = current.goal;
    current.top = view.scrollTop;
  }, [log, list]);

  useLayoutEffect(() => {
    const view = log.current;
    const newest = messages.at(-1);
    if (!view || seen.current === newest?.id) return;
    const { current } = reader;
    const before = seen.current;
    const isFirst = before === undefined;
    // An answer and what it leads to may come in one go, without a pause between them.
    const hasAnswered = messages.some(({ id, sender }) => sender === 'user' && !isFirst && id > before);
    seen.current = newest?.id;
    current.isFollowing = isFirst || hasAnswered || (current.isFollowing && !current.isPinned);
    current.hasReadOn = newest?.sender === 'user'; // nobody has to read the own answer first
    setIsBehind(!current.isFollowing);
    if (isFirst) view.style.scrollBehavior = 'auto'; // the page opens at the end, it does not travel there
    settle();
    if (isFirst) view.style.scrollBehavior = '';
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

/** Where the reader is, as far as scrolling tells. */
interface Reader {
  /** At the end, or where we brought them. */
  isFollowing: boolean;
  /** Brought to the top of a message that goes on below the view. */
  isPinned: boolean;
  /** Knows the newest message to its end, long as it may be. */
  hasReadOn: boolean;
  /** Where we scrolled to last, and where the view was at its last move. */
  goal: number;
  top: number;
}
