import type { Message } from '@consorcio/shared/flow';
import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';

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

/** `new`: a message arrived while the visitor was reading further up. `away`: the visitor knows the newest message, and left it. */
export type Missed = 'new' | 'away';

/** px from the end within which the visitor counts as being at the end. */
const NEAR = 48;
/** px above a message that is longer than the view and is shown from its top. */
const TOP_MARGIN = 16;
const SCROLL_KEYS = /^(Arrow(Up|Down)|Page(Up|Down)|Home|End)$/;
/** Heights of the view. A longer way has no animation: too many messages would pass. */
const MAX_MOTION = 12;

/** The position of the visitor, derived from scrolling. */
const newReader = {
  /** At the end, or where we scrolled to. */
  isFollowing: true,
  /** We scrolled to the top of a message that continues below the view. */
  isPinned: false,
  /** Has seen the newest message to its end. */
  hasReadOn: false,
  /** On the way to `goal` by our own animation: its scroll events do not say where the visitor wants to be. */
  isMoved: false,
  /** The visitor scrolls: what grows in the same moment does not take them back. */
  isScrolling: false,
  /** No message has arrived since the page opened: what loads late must not set the restored messages in motion. */
  isOpening: true,
  /** Our last scroll position. */
  goal: 0,
  /** px from the top of the newest message to the top of the view, while it is in view. */
  below: undefined as number | undefined,
  /** The size of the view, and the height of its content, when we last looked; absent before. */
  size: undefined as string | undefined,
  height: undefined as number | undefined,
};

/**
 * Keeps the newest message in view while the visitor is there, and does not scroll otherwise. The style decides whether scrolling
 * is smooth, so that it respects reduced motion.
 */
export function useFollowNewest({ log, content, list, messages }: FollowOptions) {
  const [missed, setMissed] = useState<Missed>();
  const reader = useRef({ ...newReader });
  const seen = useRef<number>(undefined);

  const settle = useCallback(() => {
    const { current } = reader;
    const view = log.current;
    if (!view) return;
    current.isScrolling = false;
    const hasTurned = current.size !== sizeOf(view);
    current.size = sizeOf(view);
    current.height = view.scrollHeight;
    const newest = newestOf(list);
    const end = endOf(view);
    if (current.isFollowing) {
      current.goal = newest && !current.hasReadOn ? Math.min(end, Math.max(0, newest.offsetTop - TOP_MARGIN)) : end;
      current.isPinned = end - current.goal > NEAR;
    } else if (newest && hasTurned && current.below !== undefined) {
      current.goal = Math.min(end, newest.offsetTop + current.below);
    } else return;
    const way = Math.abs(view.scrollTop - current.goal);
    if (current.isOpening || hasTurned || way > MAX_MOTION * view.clientHeight) view.style.scrollBehavior = 'auto';
    if (way >= 1) view.scrollTop = current.goal;
    view.style.scrollBehavior = '';
    current.isMoved = Math.abs(view.scrollTop - current.goal) > 1;
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
    current.isOpening = isFirst;
    current.isFollowing = isFirst || hasAnswered || (current.isFollowing && !current.isPinned);
    current.hasReadOn = newest?.sender === 'user'; // visitors need not read their own answer
    current.below = undefined;
    setMissed(current.isFollowing ? undefined : 'new');
    settle();
  }, [messages, log, settle]);

  useEffect(() => {
    if (typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(settle);
    for (const { current } of [log, content]) if (current) observer.observe(current);
    return () => observer.disconnect();
  }, [log, content, settle]);

  const onScroll = ({ currentTarget: view }: { readonly currentTarget: HTMLElement }) => {
    const { current } = reader;
    const { scrollTop, scrollHeight } = view;
    const hasGrown = current.isFollowing && scrollHeight !== current.height;
    // A rotation, a zoom, a keyboard or a component that has loaded moved the messages, not the visitor.
    if (!current.isScrolling && (hasGrown || sizeOf(view) !== current.size)) return settle();
    const isAtGoal = Math.abs(scrollTop - current.goal) <= 1;
    if (current.isMoved && !isAtGoal) return undefined;
    current.isMoved = false;
    const isAtEnd = endOf(view) - scrollTop <= NEAR;
    if (isAtEnd) {
      current.isPinned = false;
      current.hasReadOn ||= scrollTop > current.goal + 1;
    }
    current.isFollowing = isAtEnd || isAtGoal;
    const newest = newestOf(list);
    const below = newest && scrollTop - newest.offsetTop;
    const isInView = isAtEnd || (below !== undefined && below > NEAR - view.clientHeight);
    current.below = isInView ? below : undefined;
    setMissed((before) => (isInView ? undefined : (before ?? 'away')));
    return undefined;
  };

  /** From now on the messages move as the visitor wants. */
  const release = () => {
    reader.current.isMoved = false;
  };

  const handleMove = () => {
    release();
    reader.current.isScrolling = true;
  };

  const handleKeyDown = ({ key }: { readonly key: string }) => (SCROLL_KEYS.test(key) ? handleMove() : release());

  /** Something stopped our animation on its way, perhaps a component that grew above. */
  const handleScrollEnd = () => {
    reader.current.isScrolling = false;
    if (reader.current.isMoved) settle();
  };

  const catchUp = () => {
    reader.current.isFollowing = true;
    reader.current.hasReadOn = false;
    setMissed(undefined);
    settle();
  };

  return {
    /** Undefined while the newest message is in view. */
    missed,
    catchUp,
    /** For the scrolling element. */
    handlers: {
      onScroll,
      onScrollEnd: handleScrollEnd,
      onWheel: handleMove,
      onTouchMove: handleMove,
      onPointerDown: release,
      onKeyDown: handleKeyDown,
    },
  };
}

const sizeOf = ({ clientWidth, clientHeight }: Element) => `${clientWidth} ${clientHeight}`;
const endOf = ({ scrollHeight, clientHeight }: Element) => Math.max(0, scrollHeight - clientHeight);

function newestOf(list: FollowOptions['list']): HTMLElement | undefined {
  const row = list.current?.lastElementChild;
  return row instanceof HTMLElement ? row : undefined;
}
