import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef } from 'react';
import { useIMask } from 'react-imask';
import type { MaskProps } from '../ui';
import { maskFor } from './mask-for';

/** Puts the mask of a kind on a field that is already there. It draws nothing, and knows no text but the field's. */
export function FieldMask({ field, kind, remask, onText }: MaskProps) {
  const options = useMemo(() => maskFor(kind), [kind]);
  const isReplacing = useRef(false);
  useLayoutEffect(() => {
    isReplacing.current = field.current !== null && isAllSelected(field.current);
  }, [field]);
  const { maskRef } = useIMask(options, { ref: field });
  const adoptShapedText = useEffectEvent((text: string) => onText(text));

  useEffect(() => {
    const mask = maskRef.current;
    const element = field.current;
    if (!mask || !element) return undefined;
    if (isReplacing.current) element.select(); // shaping the text removed the selection: the next key must still replace it
    adoptShapedText(mask.value);
    remask.current = () => {
      if (element.value === mask.value) return;
      mask.updateValue();
      mask.updateControl();
    };
    return () => {
      remask.current = () => undefined;
    };
  }, [field, maskRef, remask]);

  return null;
}

/** The visitor is about to replace the whole text of the field. */
function isAllSelected(element: HTMLInputElement | HTMLTextAreaElement): boolean {
  const { value, selectionStart, selectionEnd } = element;
  return document.activeElement === element && value !== '' && selectionStart === 0 && selectionEnd === value.length;
}
