import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { useShallow } from 'zustand/react/shallow';
import type { JourneyView } from '../../talk/journey-store';
import { useConversationView } from '../conversation/conversation-context';
import { askingIdOf, chatStateOf } from '../conversation/selectors';

export interface FocusKeeperProps {
  root: RefObject<HTMLElement | null>;
  /** The elements that may receive a lost focus, in order of preference. None of them opens a keyboard. */
  fallbacks: readonly RefObject<HTMLElement | null>[];
}

/**
 * Moves keyboard focus when the focused control disappears (a chosen option, an answered carousel), before it falls to the page. It
 * renders nothing, and is the last child of the chat, so that its effect runs after those of all other parts.
 */
export function FocusKeeper({ root, fallbacks }: FocusKeeperProps) {
  const focused = useRef<EventTarget>(null);
  useConversationView(useShallow(mayRemoveControls));

  useEffect(() => {
    const element = root.current;
    const remember = (event: FocusEvent) => {
      focused.current = event.target;
    };
    element?.addEventListener('focusin', remember);
    return () => element?.removeEventListener('focusin', remember);
  }, [root]);

  useLayoutEffect(() => {
    const isGone = focused.current instanceof Node && !focused.current.isConnected;
    if (!isGone || (document.activeElement && document.activeElement !== document.body)) return;
    focused.current = null;
    fallbacks.find(({ current }) => current)?.current?.focus({ preventScroll: true });
  });

  return null;
}

/** The parts of the view whose change may remove a control. A draft is one only where a component of a segment shows it. */
function mayRemoveControls(view: JourneyView) {
  const { place, phase, token, transcript, draft } = view.snapshot;
  const showsDraft = askingIdOf(view) !== undefined || chatStateOf(view).asked?.overlay !== undefined;
  return [place, phase.kind, token, transcript, view.segments, view.brand, showsDraft && draft];
}
