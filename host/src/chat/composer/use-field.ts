import type { InputKind } from '@consorcio/shared/flow';
import { isComposing, textLimit, useAfterPress, useTextLimit } from '@consorcio/shared/ui';
import { asciiForms } from '@consorcio/shared/validation';
import { type KeyboardEvent, useCallback, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useChatState, useConversation } from '../conversation/conversation-context';
import { fieldKinds } from './field-kinds';
import type { TypedQuestion } from './typed-question';

type TextElement = HTMLInputElement | HTMLTextAreaElement;

/**
 * The field: its text and attributes. Masks and browsers write into the element, so it is not a controlled one; every new question
 * writes its draft into it. While it is locked, input is reverted: the `readonly` attribute would close the on-screen keyboard.
 */
export function useField(question: TypedQuestion | undefined) {
  const field = useRef<TextElement>(null);
  const { draft: keepDraft } = useConversation().driver;
  const { state } = useChatState();
  const [text, setText] = useState(question?.draft ?? '');
  const [hasFocus, setHasFocus] = useState(false);
  const known = useRef(text);
  const remask = useRef<() => void>(() => undefined);
  const isOffered = useRef(false);
  const afterPress = useAfterPress();
  const [kind, setKind] = useState<InputKind>('text');
  if (question && question.input.kind !== kind) setKind(question.input.kind);
  const limit = useTextLimit(kind === 'long-text' ? 2000 : textLimit);
  // The bot may ask another typed question: a focused field then stays, invisible.
  const isShown = question !== undefined || (state === 'busy' && hasFocus);
  if (!isShown && hasFocus) setHasFocus(false);
  const isLocked = question === undefined || question.isVerifying;

  /** The mask formatted existing text: the visitor did not type, so a refusal stays and no draft is sent. */
  const adoptMasked = useCallback((masked: string) => {
    known.current = masked;
    setText(masked);
  }, []);

  const showDraft = useEffectEvent((_token: number | undefined) => {
    const stored = question?.draft ?? '';
    limit.forget();
    const draft = stored.replace(/^R\$\s*/, ''); // the currency is beside the field
    isOffered.current = draft !== stored;
    known.current = draft;
    setText(draft);
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

  const token = question?.token;
  useLayoutEffect(() => showDraft(token), [token]);

  function read({ currentTarget, nativeEvent }: { currentTarget: TextElement; nativeEvent: object }) {
    if (isLocked) {
      currentTarget.value = known.current;
      return;
    }
    if (kind === 'coupon' && !isComposing(nativeEvent)) asCode(currentTarget);
    const typed = currentTarget.value;
    if (typed === known.current) return;
    known.current = typed;
    isOffered.current = false;
    setText(typed);
    keepDraft(typed);
  }

  /** Browsers fill fields in without a key press, and the mask does not notice it (imaskjs issue 1082). */
  function readAgain(event: { currentTarget: TextElement; nativeEvent: object }) {
    if (!isLocked && !isComposing(event.nativeEvent)) {
      limit.cut(event.currentTarget);
      remask.current();
    }
    read(event);
  }

  const setElement = useCallback((element: TextElement | null) => {
    field.current = element;
  }, []);
  const { placeholder, autocomplete } = question?.input ?? {};

  return {
    field,
    kind,
    text,
    isShown,
    isLocked,
    cutSentence: limit.sentence,
    adoptMasked,
    remask,
    attributes: {
      ref: setElement,
      ...(kind === 'long-text' ? { as: 'textarea' as const, rows: 1, onKeyDown: submitOnEnter } : { type: 'text' }),
      ...fieldKinds[kind],
      ...(placeholder !== undefined && { placeholder }),
      ...(autocomplete !== undefined && { autoComplete: autocomplete }),
      enterKeyHint: 'send' as const,
      'aria-readonly': isLocked || undefined,
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

/** Enter sends, as in every other question; Shift and Enter start a new line. */
function submitOnEnter(event: KeyboardEvent<TextElement>) {
  const isForKeyboard = event.nativeEvent.isComposing || event.keyCode === 229; // in Safari it follows the end of the composition
  if (event.key !== 'Enter' || event.shiftKey || isForKeyboard) return;
  event.preventDefault();
  // Safari 15 has no `requestSubmit`. The form checks nothing, so the event alone does the same.
  event.currentTarget.form?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
}
