import type { MaskedKind } from '@consorcio/shared/ui';
import {
  type ClipboardEvent,
  type DragEvent,
  type RefObject,
  type SyntheticEvent,
  useCallback,
  useEffectEvent,
  useLayoutEffect,
  useRef,
} from 'react';
import type { CardField } from './card-fields';

export interface TextInputOptions {
  field: CardField;
  element: RefObject<HTMLInputElement | null>;
  /** The text it holds when it is mounted. After that the element itself is the authority. */
  initial: string;
  mask: MaskedKind | undefined;
  maxLength: number | undefined;
  /** It can be read and not changed. */
  isLocked: boolean;
  onText(field: CardField, text: string): void;
  /** The mask reformatted the text when it was attached. The same function from render to render. */
  onShaped(field: CardField, text: string): void;
  onLeave(field: CardField): void;
}

/** Reads what visitors, masks and browsers write into one input. */
export function useTextInput(options: TextInputOptions) {
  const { field, element, initial, mask, maxLength, isLocked, onText, onShaped, onLeave } = options;
  const remask = useRef<() => void>(() => undefined);
  const handleShaped = useCallback((text: string) => onShaped(field, text), [field, onShaped]);

  // Not by `defaultValue`, which would also write it into the markup.
  const writeInitial = useEffectEvent(() => {
    if (element.current) element.current.value = initial;
  });
  useLayoutEffect(() => writeInitial(), []);

  function handleInput({ currentTarget }: SyntheticEvent<HTMLInputElement>) {
    if (!isLocked) onText(field, currentTarget.value);
  }

  /** Browsers fill in fields without a key press, and the mask does not notice it (imaskjs issue 1082). */
  function handleChange(event: SyntheticEvent<HTMLInputElement>) {
    if (!isLocked) remask.current();
    handleInput(event);
  }

  function handleBlur(event: SyntheticEvent<HTMLInputElement>) {
    if (document.activeElement === event.currentTarget) return; // the visitor went to another window, and will be back
    handleChange(event);
    onLeave(field);
  }

  /** How much text fits, and how much of a longer text is read. */
  const capacity = maxLength ?? (mask ? longestMaskedText : Number.POSITIVE_INFINITY);
  const longest = mask ? longestMaskedText : capacity;

  function replaceText(event: SyntheticEvent<HTMLInputElement>, text: string) {
    event.preventDefault();
    event.currentTarget.value = text.trim().slice(0, longest);
    handleChange(event);
  }

  /** The browser would cut a text that does not fit before it is read: ' 12 / 2030' is a date of seven characters. */
  function handlePaste(event: ClipboardEvent<HTMLInputElement>) {
    const text = event.clipboardData.getData('text');
    const { value, selectionStart, selectionEnd } = event.currentTarget;
    const selected = (selectionEnd ?? 0) - (selectionStart ?? 0);
    if (!isLocked && value.length - selected + text.length > capacity) replaceText(event, text);
  }

  /** In the capture phase, because the mask prevents drops. */
  function handleDrop(event: DragEvent<HTMLInputElement>) {
    if (isLocked || !Number.isFinite(capacity)) return;
    replaceText(event, event.dataTransfer.getData('text'));
    event.currentTarget.focus();
  }

  return { remask, handleShaped, handleInput, handleChange, handleBlur, handlePaste, handleDrop };
}

/** A mask reads character by character: a whole book that is pasted would block the page. */
const longestMaskedText = 200;
