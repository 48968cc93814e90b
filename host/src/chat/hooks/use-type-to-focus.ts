import type { RefObject } from 'react';
import { isMessage } from '../messages/message-walk';
import { useWindowEvent } from './use-window-event';

/**
 * Lets the visitor type without focusing the field first: a letter or digit pressed while no control has focus moves the focus into the
 * field during the same key press, so the field gets the character. Focusing the field when a question arrives would instead
 * interrupt screen readers and open keyboards.
 */
export function useTypeToFocus(
  field: RefObject<HTMLElement | null>,
  log: RefObject<HTMLElement | null>,
  isOpen: boolean,
): void {
  function handleKeyDown(event: KeyboardEvent) {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || !isCharacter(event.key)) return;
    const { activeElement } = document;
    const hasNoControl =
      !activeElement || activeElement === document.body || activeElement === log.current || isMessage(activeElement);
    if (hasNoControl) field.current?.focus();
  }
  useWindowEvent('keydown', handleKeyDown, { isActive: isOpen });
}

/** A character to type; the space bar scrolls instead. */
function isCharacter(key: string): boolean {
  return key === 'Dead' || (key !== ' ' && [...key].length === 1);
}
