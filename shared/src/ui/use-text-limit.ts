import { type ClipboardEvent, type SyntheticEvent, useState } from 'react';

/** The most characters in a field: far more than a valid answer has, also with spaces around it. */
export const textLimit = 200;

type TextElement = HTMLInputElement | HTMLTextAreaElement;

/**
 * Keeps a text field at most `limit` characters long, and tells when it cut something. The attribute `maxlength` would cut in silence.
 * The handlers run in the capture phase: before a mask or the page reads the field, which would take seconds with a huge text.
 */
export function useTextLimit(limit: number) {
  const [isCut, setIsCut] = useState(false);

  /** Cuts what was entered last, which ends at the caret: the text around it stays. */
  function cut(element: TextElement) {
    const { value, selectionEnd } = element;
    const excess = value.length - limit;
    if (excess <= 0) return;
    const end = selectionEnd && selectionEnd >= excess ? selectionEnd : value.length;
    element.value = value.slice(0, end - excess) + value.slice(end);
    element.setSelectionRange(end - excess, end - excess);
    setIsCut(true);
  }

  /** A keyboard writes a text that it still composes again and again: it is cut when it is committed. */
  function handleInput({ currentTarget, nativeEvent }: SyntheticEvent<TextElement>) {
    if (isComposing(nativeEvent)) return;
    if (isCut) setIsCut(false); // React would render the field once more before it finds that nothing changed
    cut(currentTarget);
  }

  return {
    sentence: isCut ? `O texto passou de ${limit} caracteres e foi cortado.` : undefined,
    cut,
    forget: () => setIsCut(false),
    handlers: {
      onInputCapture: handleInput,
      onCompositionEndCapture: handleInput,
      /** A text that does not fit gets into the field without the rest: browsers are slow with millions of characters in one line. */
      onPasteCapture(event: ClipboardEvent<TextElement>) {
        const text = event.clipboardData.getData('text');
        if (text.length <= limit) return;
        event.preventDefault();
        const { currentTarget: element } = event;
        element.setRangeText(shortened(text, limit), element.selectionStart ?? 0, element.selectionEnd ?? 0, 'end');
        element.dispatchEvent(new Event('input', { bubbles: true }));
      },
    },
  };
}

/** The keyboard has not committed the text yet, so it must stay as it is. In Firefox the last such event follows `compositionend`. */
export function isComposing(event: object): boolean {
  return event instanceof InputEvent && (event.isComposing || event.inputType === 'insertCompositionText');
}

/** One character too many, so that it is cut. A field of one line would join the words of two lines. */
export function shortened(text: string, limit: number): string {
  return text
    .trim()
    .slice(0, limit + 1)
    .replace(/\s/g, ' ');
}
