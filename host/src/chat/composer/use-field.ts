import { type RefObject, useCallback, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { TextElement } from './field';
import type { TypedQuestion } from './typed-question';

interface FieldOptions {
  field: RefObject<TextElement | null>;
  question: TypedQuestion | undefined;
  /** Nothing may be typed now. The `readonly` attribute would close the on-screen keyboard, so it is kept by hand. */
  isLocked: boolean;
  hasFocus: boolean;
  onDraft(text: string): void;
}

/**
 * What stands in the field. Between two questions the field is the authority (masks and browsers write into it), so it is
 * not a controlled one; every new question writes its own draft into it.
 */
export function useField({ field, question, isLocked, hasFocus, onDraft }: FieldOptions) {
  const [text, setOwnText] = useState(question?.draft ?? '');
  const known = useRef(text);
  const remask = useRef<() => void>(() => undefined);

  const setText = useCallback(
    (next: string) => {
      if (next === known.current) return;
      known.current = next;
      setOwnText(next);
      onDraft(next);
    },
    [onDraft],
  );

  /** The mask shaped what stood there already: nobody typed, and a refusal stays until somebody does. */
  const adopt = useCallback((shaped: string) => {
    known.current = shaped;
    setOwnText(shaped);
  }, []);

  const pose = useEffectEvent((_key: string | undefined) => {
    const draft = question?.draft ?? '';
    known.current = draft;
    setOwnText(draft);
    if (!field.current) return;
    if (field.current.value !== draft) field.current.value = draft;
    // A longer field took the place of the one that was being typed in.
    if (hasFocus && document.activeElement === document.body) field.current.focus();
  });
  const key = question?.key;
  useLayoutEffect(() => pose(key), [key]);

  function read({ currentTarget, nativeEvent }: { currentTarget: TextElement; nativeEvent: object }) {
    if (isLocked) {
      currentTarget.value = known.current;
      return;
    }
    const isComposing = 'isComposing' in nativeEvent && nativeEvent.isComposing === true;
    if (question?.input.kind === 'coupon' && !isComposing) upperCase(currentTarget);
    setText(currentTarget.value);
  }

  /** Browsers fill fields in without a key press, and the mask does not hear of it (imaskjs issue 1082). */
  function readAgain(event: { currentTarget: TextElement; nativeEvent: object }) {
    if (!isLocked) remask.current();
    read(event);
  }

  return {
    text,
    adopt,
    remask,
    handlers: { onInput: read, onCompositionEnd: read, onChange: readAgain, onAnimationStart: readAgain },
  };
}

/** Capitals while typing, with the caret where it was. */
function upperCase(element: TextElement): void {
  const upper = element.value.toUpperCase();
  if (upper === element.value) return;
  const { selectionStart, selectionEnd } = element;
  element.value = upper;
  element.setSelectionRange(selectionStart, selectionEnd);
}
