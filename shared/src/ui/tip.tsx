import { type KeyboardEvent, type MouseEvent, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { TipBox } from './tip.styles';

/** How long a tip is shown, in ms. SPEC sections 2 and 9. */
const SHOWN_MS = 3_000;
/** The least distance to the edges of the conversation, in px: its lower edge fades out. */
const MARGIN = 20;

/**
 * A text that a press shows for 3 s and announces once; Escape hides it.
 * @param onSay announces it to screen readers
 */
export function useTip(text: string, onSay: (text: string) => void) {
  const id = useId();
  const [presses, setPresses] = useState(0);
  const isOpen = presses > 0;

  useEffect(() => {
    if (presses === 0) return undefined;
    const hide = setTimeout(() => setPresses(0), SHOWN_MS);
    return () => clearTimeout(hide);
  }, [presses]);

  function show() {
    setPresses(presses + 1);
    onSay(text);
  }

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape') setPresses(0);
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    show();
  }

  return {
    /** The tip, while it is shown. Goes into the control, whose position must be relative. */
    tip: isOpen ? (
      <Tip id={id} onPress={() => setPresses(0)}>
        {text}
      </Tip>
    ) : undefined,
    /** For the element that a press, Enter or Space shows the tip of. */
    control: {
      'aria-expanded': isOpen,
      'aria-describedby': isOpen ? id : undefined,
      onClick: show,
      onKeyDown: handleKeyDown,
    },
  };
}

/** Below its control; above it where the conversation ends. It never leaves the screen. A press on it uncovers what is below. */
function Tip({ id, onPress, children }: { id: string; onPress(): void; children: string }) {
  const box = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    if (box.current) keepInside(box.current);
  }, []);
  function handleClick(event: MouseEvent) {
    event.stopPropagation(); // not a press on the control
    onPress();
  }

  return (
    <TipBox ref={box} id={id} role="tooltip" onClick={handleClick}>
      {children}
    </TipBox>
  );
}

function keepInside(box: HTMLElement): void {
  const area = (box.closest('[role=log]') ?? document.documentElement).getBoundingClientRect();
  const { bottom, right } = box.getBoundingClientRect();
  if (bottom > area.bottom - MARGIN) box.style.inset = 'auto auto calc(100% + 6px) 0';
  if (right > area.right - MARGIN) box.style.marginInlineStart = `${area.right - MARGIN - right}px`;
}
