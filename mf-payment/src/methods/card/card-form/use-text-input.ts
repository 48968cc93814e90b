import { isComposing, type MaskedKind, shortened, textLimit, useTextLimit } from '@consorcio/shared/ui';
import { type ClipboardEvent, type ComponentProps, type DragEvent, type SyntheticEvent, useRef } from 'react';
import type { CardField } from './card-fields';
import type { CardFormState } from './use-card-form';

export interface TextInputOptions {
  form: CardFormState;
  field: CardField;
  mask?: MaskedKind;
  attributes: ComponentProps<'input'>;
}

/** Reads what visitors, masks and browsers write into one input. */
export function useTextInput({ form, field, mask, attributes: { maxLength } }: TextInputOptions) {
  const { isLocked, changeText, leaveField } = form;
  const remask = useRef<() => void>(() => undefined);
  const limit = useTextLimit(textLimit);

  function handleInput({ currentTarget }: SyntheticEvent<HTMLInputElement>) {
    if (!isLocked) changeText(field, currentTarget.value);
  }

  /** Browsers fill in fields without a key press, and the mask does not notice it (imaskjs issue 1082). */
  function handleChange(event: SyntheticEvent<HTMLInputElement>) {
    if (!isLocked && !isComposing(event.nativeEvent)) {
      limit.cut(event.currentTarget);
      remask.current();
    }
    handleInput(event);
  }

  function handleBlur(event: SyntheticEvent<HTMLInputElement>) {
    if (document.activeElement === event.currentTarget) return; // the visitor went to another window, and will be back
    handleChange(event);
    leaveField(field);
  }

  function replaceText(event: SyntheticEvent<HTMLInputElement>, text: string) {
    event.preventDefault();
    const { currentTarget } = event;
    currentTarget.value = shortened(text, textLimit);
    limit.forget();
    limit.cut(currentTarget);
    if (!mask) currentTarget.value = currentTarget.value.slice(0, maxLength);
    handleChange(event);
  }

  /** The browser would cut a text that does not fit before it is read: ' 12 / 2030' is a date of seven characters. */
  function handlePaste(event: ClipboardEvent<HTMLInputElement>) {
    if (isLocked) return;
    if (maxLength === undefined) return limit.handlers.onPasteCapture(event);
    const text = event.clipboardData.getData('text');
    const { value, selectionStart, selectionEnd } = event.currentTarget;
    const selected = (selectionEnd ?? 0) - (selectionStart ?? 0);
    if (value.length - selected + text.length > maxLength) replaceText(event, text);
  }

  /** A mask prevents drops, and `maxlength` cuts them: these fields are filled with the dropped text. */
  function handleDrop(event: DragEvent<HTMLInputElement>) {
    const fitsWhole = !mask && maxLength === undefined;
    if (isLocked || fitsWhole) return;
    replaceText(event, event.dataTransfer.getData('text'));
    event.currentTarget.focus();
  }

  return {
    remask,
    cutSentence: limit.sentence,
    handlers: {
      ...limit.handlers,
      onPasteCapture: handlePaste,
      onDropCapture: handleDrop,
      onInput: handleInput,
      onCompositionEnd: handleInput,
      onChange: handleChange,
      onAnimationStart: handleChange,
      onBlur: handleBlur,
    },
  };
}
