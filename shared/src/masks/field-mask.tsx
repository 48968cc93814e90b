import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef } from 'react';
import useIMask from 'react-imask/hook';
import type { MaskProps } from '../ui';
import { maskFor } from './mask-for';

/** Adds the mask of a kind to an existing field. It renders nothing and keeps no text of its own. */
export function FieldMask({ field, kind, remask, onText }: MaskProps) {
  const options = useMemo(() => maskFor(kind), [kind]);
  const isReplacing = useRef(false);
  useLayoutEffect(() => {
    isReplacing.current = field.current !== null && isAllSelected(field.current);
  }, [field]);
  const { maskRef } = useIMask(options, { ref: field });
  const reportText = useEffectEvent((text: string) => onText(text));

  useEffect(() => {
    const mask = maskRef.current;
    const element = field.current;
    if (!mask || !element) return undefined;
    if (isReplacing.current) element.select(); // formatting removed the selection; the next key must still replace the text
    reportText(mask.value);
    remask.current = () => {
      if (element.value === mask.value) return;
      mask.updateValue();
      mask.updateControl();
    };
    const removeListeners = readReplacements(element, mask);
    return () => {
      removeListeners();
      remask.current = () => undefined;
    };
  }, [field, maskRef, remask]);

  return null;
}

/**
 * The mask compares a changed text with the caret at the last key press. Dictation and keyboards that compose may change the text
 * without one, so the mask also reads the caret before each change. Autofill and suggestions replace the text: then the text is read as
 * a whole, before other listeners see what the mask made of it.
 */
function readReplacements(
  element: HTMLInputElement | HTMLTextAreaElement,
  mask: { value: string; _saveSelection(): void },
) {
  let replaced: string | undefined;
  const listening = new AbortController();
  const { signal } = listening;
  const handleBefore = () => {
    if (element.value === mask.value) mask._saveSelection(); // in an open composition they differ
  };
  const handleFirst = (event: Event) => {
    const type = event instanceof InputEvent ? event.inputType : '';
    replaced = type === '' || type === 'insertReplacementText' ? element.value : undefined;
  };
  const handleLast = () => {
    if (replaced !== undefined) mask.value = replaced;
  };
  element.addEventListener('beforeinput', handleBefore, { signal });
  element.addEventListener('input', handleFirst, { capture: true, signal });
  element.addEventListener('input', handleLast, { signal }); // after that of the mask
  return () => listening.abort();
}

/** The visitor is about to replace the whole text of the field. */
function isAllSelected(element: HTMLInputElement | HTMLTextAreaElement): boolean {
  const { value, selectionStart, selectionEnd } = element;
  return document.activeElement === element && value !== '' && selectionStart === 0 && selectionEnd === value.length;
}
