import { isComposing, textLimit, useAfterPress, useTextLimit } from '@consorcio/shared/ui';
import { asciiForms } from '@consorcio/shared/validation';
import { type RefObject, useCallback, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useChatState, useConversation } from '../conversation/conversation-context';
import type { TextElement } from './field';
import type { TypedQuestion } from './typed-question';

/**
 * The text of the field. Masks and browsers write into the element, so it is not a controlled one; every new question writes its
 * draft into it. While it is locked, input is reverted: the `readonly` attribute would close the on-screen keyboard.
 */
export function useField(field: RefObject<TextElement | null>, question: TypedQuestion | undefined) {
  const { draft: keepDraft } = useConversation().driver;
  const { state } = useChatState();
  const [text, setOwnText] = useState(question?.draft ?? '');
  const [hasFocus, setHasFocus] = useState(false);
  const known = useRef(text);
  const remask = useRef<() => void>(() => undefined);
  const isOffered = useRef(false);
  const afterPress = useAfterPress();
  const kind = question?.input.kind ?? 'text';
  const limit = useTextLimit(kind === 'long-text' ? 2000 : textLimit);
  // The bot may ask another typed question: a focused field then stays, invisible.
  const isShown = question !== undefined || (state === 'busy' && hasFocus);
  if (!isShown && hasFocus) setHasFocus(false);
  const isLocked = question === undefined || question.isVerifying;

  const setText = useCallback(
    (next: string) => {
      if (next === known.current) return;
      known.current = next;
      isOffered.current = false;
      setOwnText(next);
      keepDraft(next);
    },
    [keepDraft],
  );

  /** The mask formatted existing text: the visitor did not type, so a refusal stays and no draft is sent. */
  const adoptMasked = useCallback((masked: string) => {
    known.current = masked;
    setOwnText(masked);
  }, []);

  const showDraft = useEffectEvent((_key: string | undefined) => {
    const stored = question?.draft ?? '';
    limit.forget();
    const draft = stored.replace(/^R\$\s*/, ''); // the currency is beside the field
    isOffered.current = draft !== stored;
    known.current = draft;
    setOwnText(draft);
    if (!field.current) return;
    if (field.current.value !== draft) field.current.value = draft;
    // A field of several lines replaced the focused one.
    if (hasFocus && document.activeElement === document.body) field.current.focus();
    if (document.activeElement === field.current) selectOffered();
  });
  /** An amount that the step offers is selected: the next key replaces it, as there is no room for more digits. */
  function selectOffered() {
    if (isOffered.current) afterPress(() => field.current?.select()); // the press itself sets the caret
  }

  const key = question?.key;
  useLayoutEffect(() => showDraft(key), [key]);

  function read({ currentTarget, nativeEvent }: { currentTarget: TextElement; nativeEvent: object }) {
    if (isLocked) {
      currentTarget.value = known.current;
      return;
    }
    if (kind === 'coupon' && !isComposing(nativeEvent)) asCode(currentTarget);
    setText(currentTarget.value);
  }

  /** Browsers fill fields in without a key press, and the mask does not notice it (imaskjs issue 1082). */
  function readAgain(event: { currentTarget: TextElement; nativeEvent: object }) {
    if (!isLocked && !isComposing(event.nativeEvent)) {
      limit.cut(event.currentTarget);
      remask.current();
    }
    read(event);
  }

  return {
    text,
    isShown,
    isLocked,
    cutSentence: limit.sentence,
    adoptMasked,
    remask,
    handlers: {
      ...(!isLocked && limit.handlers),
      onFocus() {
        setHasFocus(true);
        selectOffered();
      },
      onBlur: () => setHasFocus(false),
      onInput: read,
      onCompositionEnd: read,
      onChange: readAgain,
      onAnimationStart: readAgain,
    },
  };
}

/** Converts to ASCII capitals while typing and keeps the caret position. */
function asCode(element: TextElement): void {
  const upper = asciiForms(element.value).toUpperCase();
  if (upper === element.value) return;
  const { selectionStart, selectionEnd } = element;
  element.value = upper;
  element.setSelectionRange(selectionStart, selectionEnd);
}
