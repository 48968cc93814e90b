import { useEffect, useEffectEvent } from 'react';
import { IMask } from 'react-imask';
import type { MaskProps } from '../ui';
import { maskFor } from './mask-for';

/**
 * Puts the mask of a kind on a field that is already there. It draws nothing, and knows no text but the field's: a hook that
 * keeps one in state writes it back over what was typed in the meantime.
 */
export function FieldMask({ field, kind, remask, onText }: MaskProps) {
  const tell = useEffectEvent(onText);

  useEffect(() => {
    if (!field.current) return undefined;
    const element = field.current;
    const mask = IMask(element, maskFor(kind));
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
