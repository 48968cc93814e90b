import type { Message } from '@consorcio/shared/flow';
import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';

export interface FollowOptions {
  /** The scrolling element, which is the offset parent of its content, and the growing element inside it. */
  log: RefObject<HTMLElement | null>;
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
  isFollowing: true, // at the end, or where we scrolled to
  isPinned: false, // we scrolled to the top of a message that continues below the view
  hasReadOn: false, // has seen the newest message to its end
  isMoved: false, // on the way to `goal` by our own animation: its scroll events do not say where the visitor wants to be
  isScrolling: false, // the visitor scrolls: what grows in the same moment does not take them back
  isOpening: true, // no message has arrived: what loads late must not set the restored messages in motion
  goal: 0, // our last scroll position
  below: undefined as number | undefined, // px from the top of the newest message to that of the view, while it is in view
  size: undefined as string | undefined, // of the view when we last looked; absent before
  height: undefined as number | undefined, // of its content, at the same time
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
    if (current.isMoved && !isAtGoal) return;
    current.isMoved = false;
    const isAtEnd = endOf(view) - scrollTop <= NEAR;
    if (isAtEnd) {
      current.isPinned = false;
      current.hasReadOn ||= scrollTop > current.goal + 1;
    }
    current.isFollowing = isAtEnd || isAtGoal;
    const newest = newestOf(list);
    const below = newest ? scrollTop - newest.offsetTop : undefined;
    const isInView = isAtEnd || (below !== undefined && below > NEAR - view.clientHeight);
    current.below = isInView ? below : undefined;
    setMissed((before) => (isInView ? undefined : (before ?? 'away')));
  };

  /** From now on the messages move as the visitor wants, who may be scrolling. */
  const release = (scrolls: boolean) => {
    reader.current.isMoved = false;
    reader.current.isScrolling ||= scrolls;
  };

  return {
    /** Undefined while the newest message is in view. */
    missed,
    catchUp() {
      Object.assign(reader.current, { isFollowing: true, hasReadOn: false });
      setMissed(undefined);
      settle();
    },
    /** For the scrolling element. */
    handlers: {
      onScroll,
      /** Something stopped our animation on its way, perhaps a component that grew above. */
      onScrollEnd() {
        reader.current.isScrolling = false;
        if (reader.current.isMoved) settle();
      },
      onWheel: () => release(true),
      onTouchMove: () => release(true),
      onPointerDown: () => release(false),
      onKeyDown: ({ key }: { readonly key: string }) => release(SCROLL_KEYS.test(key)),
    },
  };
}

const sizeOf = ({ clientWidth, clientHeight }: Element) => `${clientWidth} ${clientHeight}`;
const endOf = ({ scrollHeight, clientHeight }: Element) => Math.max(0, scrollHeight - clientHeight);
const newestOf = (list: FollowOptions['list']) => list.current?.lastElementChild as HTMLElement | null | undefined; // a row
