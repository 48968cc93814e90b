import { useEffect, useEffectEvent } from 'react';
import { IMask } from 'react-imask';
import type { MaskProps } from '../ui';
import { maskFor } from './mask-for';

/** Puts the mask of a kind on a field that is already there. It draws nothing, and knows no text but the field's. */
export function FieldMask({ field, kind, remask, onText }: MaskProps) {
  const tell = useEffectEvent(onText);

  useEffect(() => {
    if (!field.current) return undefined;
    const element = field.current;
    const isReplacing = isAllSelected(element);
    const mask = IMask(element, maskFor(kind));
    if (isReplacing) element.select(); // shaping the text took it away, and the next key would join what it is to replace
    tell(mask.value);
    remask.current = () => {
      if (element.value === mask.value) return;
      mask.updateValue();
      mask.updateControl();
    };
    return () => {
      remask.current = () => undefined;
      mask.destroy();
    };
  }, [field, kind, remask]);

  return null;
}

/** The visitor is about to type over all that stands in the field. */
function isAllSelected(element: HTMLInputElement | HTMLTextAreaElement): boolean {
  const { value, selectionStart, selectionEnd } = element;
  return document.activeElement === element && value !== '' && selectionStart === 0 && selectionEnd === value.length;
}
