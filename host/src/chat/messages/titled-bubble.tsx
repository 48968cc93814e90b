import { useTip } from '@consorcio/shared/ui';
import type { ReactElement } from 'react';
import { Bubble } from './message.styles';

export interface TitledBubbleProps {
  /** The text that a press shows for 3 s. SPEC section 2. */
  title: string;
  isOwn: boolean;
  isLast: boolean;
  onTitle(title: string): void;
  children: readonly ReactElement[];
}

/** The bubble of a message with a title, which is its tooltip. */
export function TitledBubble({ title, isOwn, isLast, onTitle, children }: TitledBubbleProps) {
  const { tip, control } = useTip(title, onTitle);
  return (
    <Bubble
      $isOwn={isOwn}
      $isLast={isLast}
      role="button" // a button element must not contain lists, which a message may contain
      tabIndex={0}
      {...control}
    >
      {children}
      {tip}
    </Bubble>
  );
}
