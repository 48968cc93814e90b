import { useEffect, useState } from 'react';
import { useIMask } from 'react-imask';
import type { MaskProps } from '../ui';
import { maskFor } from './mask-for';

/** Puts the mask of a kind on a field that is already there. It draws nothing. */
export function FieldMask({ field, kind, remask, onText }: MaskProps) {
  const [options] = useState(() => maskFor(kind));
  const { maskRef } = useIMask<HTMLInputElement | HTMLTextAreaElement>(options, { ref: field });

  useEffect(() => {
    const mask = maskRef.current;
    if (!mask) return undefined;
    onText(mask.value);
    remask.current = () => {
      if (field.current?.value === mask.value) return;
      mask.updateValue();
      mask.updateControl();
    };
    return () => {
      remask.current = () => undefined;
    };
  }, [field, maskRef, remask, onText]);

  return null;
}
