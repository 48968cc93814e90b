import { type RefObject, useEffect } from 'react';

/**
 * Lets the visitor just type: a letter or digit pressed while nothing that listens has focus puts the focus into the
 * field, in that very gesture, so the character lands there. It replaces focusing the field when a question arrives,
 * which would cut off screen readers and open keyboards.
 */
export function useTypeToFocus(
  field: RefObject<HTMLElement | null>,
  resting: readonly RefObject<HTMLElement | null>[],
  isOpen: boolean,
): void {
  useEffect(() => {
    if (!isOpen) return undefined;
    const handleKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || !isCharacter(event.key)) return;
      const { activeElement } = document;
      const isResting =
        !activeElement || activeElement === document.body || resting.some(({ current }) => current === activeElement);
      if (isResting) field.current?.focus();
    };
    document.addEventListener('keydown', handleKeyDown);
    return () => document.removeEventListener('keydown', handleKeyDown);
  }, [field, resting, isOpen]);
}

/** Something to write; the space bar scrolls. */
function isCharacter(key: string): boolean {
  return key === 'Dead' || (key !== ' ' && [...key].length === 1);
}
