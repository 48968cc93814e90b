import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { useShallow } from 'zustand/react/shallow';
import type { JourneyView } from '../../journey/journey-store';
import { drawnDraftOf } from '../talk/selectors';
import { useTalkView } from '../talk/talk-context';

export interface FocusKeeperProps {
  root: RefObject<HTMLElement | null>;
  refuges: readonly RefObject<HTMLElement | null>[];
}

/**
 * Catches keyboard focus when the control that held it disappears (a chosen option, an answered carousel), before it falls
 * to the page. It goes to the first of the `refuges` that is there; none of them opens a keyboard. It draws nothing, and is
 * the last child of the chat: by then every other part has had its say about the focus.
 */
export function FocusKeeper({ root, refuges }: FocusKeeperProps) {
  const holder = useRef<EventTarget>(null);
  useTalkView(useShallow(whatMayHideControls));

  useEffect(() => {
    const element = root.current;
    const remember = (event: FocusEvent) => {
      holder.current = event.target;
    };
    element?.addEventListener('focusin', remember);
    return () => element?.removeEventListener('focusin', remember);
  }, [root]);

  useLayoutEffect(() => {
    const isGone = holder.current instanceof Node && !holder.current.isConnected;
    if (!isGone || (document.activeElement && document.activeElement !== document.body)) return;
    holder.current = null;
    refuges.find(({ current }) => current)?.current?.focus({ preventScroll: true });
  });

  return null;
}

/** The layout effect must run after each change that may remove a control. A key press in the composer removes none. */
function whatMayHideControls(view: JourneyView) {
  const { place, phase, token, transcript } = view.snapshot;
  return [place, phase.kind, token, transcript, view.segments, view.brand, drawnDraftOf(view)];
}
