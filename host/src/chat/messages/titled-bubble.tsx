import { type KeyboardEvent, type ReactNode, useEffect, useId, useState } from 'react';
import { Bubble, Tip } from './message.styles';

export interface TitledBubbleProps {
  /** The text that a press shows for 3 s. A bubble without one is not a control. SPEC section 2. */
  title: string | undefined;
  isOwn: boolean;
  isLast: boolean;
  onTitle(title: string): void;
  children: ReactNode;
}

const SHOWN_MS = 3_000;

/** The bubble of a message, with its title as a tooltip when it has one. */
export function TitledBubble({ title, isOwn, isLast, onTitle, children }: TitledBubbleProps) {
  const id = useId();
  const [presses, setPresses] = useState(0);
  const isOpen = presses > 0;

  useEffect(() => {
    if (presses === 0) return undefined;
    const hide = setTimeout(() => setPresses(0), SHOWN_MS);
    return () => clearTimeout(hide);
  }, [presses]);

  if (title === undefined) {
    return (
      <Bubble $isOwn={isOwn} $isLast={isLast}>
        {children}
      </Bubble>
    );
  }

  const show = () => {
    setPresses(presses + 1);
    onTitle(title);
  };

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape') setPresses(0);
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    show();
  }

  return (
    <Bubble
      $isOwn={isOwn}
      $isLast={isLast}
      role="button" // a button element must not contain lists, which a message may contain
      tabIndex={0}
      aria-describedby={isOpen ? id : undefined}
      onClick={show}
      onKeyDown={handleKeyDown}
    >
      {children}
      {isOpen && (
        <Tip id={id} role="tooltip">
          {title}
        </Tip>
      )}
    </Bubble>
  );
}
