import { type RefObject, useEffect, useState } from 'react';
import { useIMask } from 'react-imask';
import type { TextElement } from './field';
import type { MaskedKind } from './field-kinds';
import { maskFor } from './masks';

export interface FieldMaskProps {
  field: RefObject<TextElement | null>;
  kind: MaskedKind;
  /** Filled with the way to mask again what stands in the field, for changes the browser made without a key press. */
  remask: RefObject<() => void>;
  /** Called when the mask, as it was put on, changed what stood in the field. */
  onText(text: string): void;
}

/** Puts the mask of a kind on a field that is already there. It draws nothing; it is a chunk of its own with imask. */
export default function FieldMask({ field, kind, remask, onText }: FieldMaskProps) {
  const [options] = useState(() => maskFor(kind));
  const { maskRef } = useIMask<TextElement>(options, { ref: field });

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
