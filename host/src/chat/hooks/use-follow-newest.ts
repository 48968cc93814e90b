import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';

export interface FollowOptions {
  /** The scrolling element, which is the offset parent of its content, and the growing element inside it. */
  log: RefObject<HTMLElement | null>;
  content: RefObject<HTMLElement | null>;
  /** The messages; the last child is the newest. */
  list: RefObject<HTMLElement | null>;
  /** The last answer in `list`. A new one is always scrolled into view. */
  ownLast: RefObject<HTMLElement | null>;
  /** px at the end of the content that nobody misses. */
  slack: number;
}

/** What is out of sight below: a turn that began while the visitor was reading further up, or more of what they know. */
export type Below = 'new' | 'rest';

/** px from the end within which the visitor counts as being at the end. */
const NEAR = 48;
/** px above the beginning of a turn that is longer than the view: messages fade out there. */
const TOP_MARGIN = 24;
const SCROLL_KEYS = /^(Arrow(Up|Down)|Page(Up|Down)|Home|End)$/;
/** Heights of the view. A longer way has no animation: too many messages would pass. */
const MAX_MOTION = 12;

/** The position of the visitor, derived from scrolling. */
export interface Reader {
  newest?: Element | null | undefined; // absent before the first look
  answer: Element | null; // the last one of the visitor
  before?: Element | null | undefined; // the message after which the turn begins; a greeting begins with the page
  isFollowing: boolean; // at the end, or where we scrolled to
  hasReadOn?: boolean; // has seen the turn to its end: the next message begins another one
  hasNews?: boolean; // a turn has begun out of sight
  isMoved?: boolean; // on the way to `goal` by our own animation: its scroll events do not say where the visitor wants to be
  isScrolling?: boolean; // the visitor scrolls: what grows in the same moment does not take them back
  isOpening: boolean; // no message has arrived: what loads late must not set the restored messages in motion
  goal: number; // our last scroll position
  row?: HTMLElement | undefined; // the message at the top of the view of a reader who does not follow
  past: number; // px of it above the view
  kept: number; // where we have put the view for that: it may be the end of it, which the reader has not chosen
  size?: string; // of the view when we last looked; absent before
  height?: number; // of its content, at the same time
}
const newReader: Reader = { answer: null, isFollowing: true, isOpening: true, goal: 0, past: 0, kept: -1 };

/**
 * Keeps the newest turn in view while the visitor is there, and does not scroll otherwise. A turn is what follows an answer of the
 * visitor: one that fits ends at the bottom of the view, a longer one begins at its top. The style decides whether scrolling is smooth,
 * so that it respects reduced motion.
 */
export function useFollowNewest({ log, content, list, ownLast, slack }: FollowOptions) {
  const [below, setBelow] = useState<Below>();
  const reader = useRef({ ...newReader });

  /** px from the top of the content to the beginning of the turn. */
  const startOfTurn = useCallback(() => {
    const { before } = reader.current;
    if (!before) return 0;
    const row = before.nextElementSibling as HTMLElement | null;
    return row ? Math.max(0, row.offsetTop - TOP_MARGIN) : Number.POSITIVE_INFINITY; // nothing has followed the answer
  }, []);

  const lookBelow = useCallback(
    (view: HTMLElement, top: number) => {
      const { current } = reader;
      current.hasNews &&= startOfTurn() > top + view.clientHeight - NEAR;
      setBelow(endOf(view) - top <= slack ? undefined : current.hasNews ? 'new' : 'rest');
    },
    [startOfTurn, slack],
  );

  const settle = useCallback(() => {
    const { current } = reader;
    const view = log.current;
    if (!view) return;
    current.isScrolling = false;
    const hasTurned = current.size !== sizeOf(view);
    current.size = sizeOf(view);
    current.height = view.scrollHeight;
    const end = endOf(view);
    let top = view.scrollTop;
    if (current.isFollowing) top = current.goal = current.hasReadOn ? end : Math.min(end, startOfTurn());
    else if (current.row && (hasTurned || Math.abs(top - current.kept) <= 1))
      top = current.kept = Math.min(end, current.row.offsetTop + current.past);
    const way = Math.abs(view.scrollTop - top);
    if (current.isOpening || hasTurned || way > MAX_MOTION * view.clientHeight) view.style.scrollBehavior = 'auto';
    if (way >= 1) view.scrollTop = top;
    view.style.scrollBehavior = '';
    current.isMoved = current.isFollowing && Math.abs(view.scrollTop - top) > 1;
    lookBelow(view, top);
  }, [log, startOfTurn, lookBelow]);

  useLayoutEffect(() => {
    const { current } = reader;
    const newest = list.current?.lastElementChild;
    if (newest === current.newest) return; // something else was rendered
    const answer = ownLast.current;
    const hasAnswered = answer !== current.answer; // or an answer was refused
    if (hasAnswered) current.before = answer;
    else if (current.hasReadOn) current.before = current.newest;
    current.isOpening = current.newest === undefined;
    current.answer = answer;
    current.newest = newest;
    current.isFollowing ||= hasAnswered;
    current.hasReadOn = false;
    current.hasNews = !current.isFollowing;
    settle();
  });

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
    if (!current.isFollowing && Math.abs(scrollTop - current.kept) <= 1) return lookBelow(view, scrollTop);
    const isAtEnd = endOf(view) - scrollTop <= NEAR;
    current.hasReadOn ||= isAtEnd && scrollTop > current.goal + 1;
    current.isFollowing = isAtEnd || isAtGoal;
    current.row = ([...(list.current?.children ?? [])] as HTMLElement[]).findLast((row) => row.offsetTop <= scrollTop);
    current.past = current.row ? scrollTop - current.row.offsetTop : 0;
    lookBelow(view, scrollTop);
  };

  /** From now on the messages move as the visitor wants, who may be scrolling. */
  const release = (scrolls: boolean) => {
    reader.current.isMoved = false;
    reader.current.isScrolling ||= scrolls;
  };

  /** The visitor wants to see what comes next: the beginning of the turn, or what follows it. */
  const goOn = (hasReadOn: boolean) => Object.assign(reader.current, { isFollowing: true, hasReadOn });

  return {
    below,
    reader,
    /** Leads to what is below. */
    catchUp() {
      goOn(below === 'rest');
      settle();
    },
    /** The next message begins a turn, as if the visitor had answered. */
    endTurn: () => goOn(true),
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
