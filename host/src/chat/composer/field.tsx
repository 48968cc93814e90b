import type { InputKind } from '@consorcio/shared/flow';
import type { TextLimit } from '@consorcio/shared/ui';
import { type KeyboardEvent, type RefObject, useCallback } from 'react';
import { FieldInput, Textarea } from './field.styles';
import { fieldKinds } from './field-kinds';

export type TextElement = HTMLInputElement | HTMLTextAreaElement;
type Handler = (event: { currentTarget: TextElement; nativeEvent: object }) => void;

export interface FieldProps extends Readonly<Partial<TextLimit['handlers']>> {
  id: string;
  field: RefObject<TextElement | null>;
  kind: InputKind;
  placeholder: string | undefined;
  /** The HTML autocomplete token; without one, that of the kind is used. */
  autocomplete: string | undefined;
  isRefused: boolean;
  /** The element that says why the answer was refused, or that it was cut; otherwise the one with the limits of the answer. */
  describedBy: string | undefined;
  isLocked: boolean;
  onFocusChange(hasFocus: boolean): void;
  onInput: Handler;
  onChange: Handler;
  onAnimationStart: Handler;
  onCompositionEnd: Handler;
}

/** The only text field of the chat. It has several lines only for prose. */
export function ComposerField({ id, field, kind, isRefused, isLocked, ...given }: FieldProps) {
  const { placeholder, autocomplete, describedBy, onFocusChange, ...handlers } = given;
  const setElement = useCallback(
    (element: TextElement | null) => {
      field.current = element;
    },
    [field],
  );
  const attributes = {
    id,
    ...fieldKinds[kind],
    ...(placeholder !== undefined && { placeholder }),
    ...(autocomplete !== undefined && { autoComplete: autocomplete }),
    ...handlers,
    enterKeyHint: 'send' as const,
    'aria-readonly': isLocked || undefined,
    'aria-invalid': isRefused || undefined,
    'aria-describedby': describedBy,
    onFocus: () => onFocusChange(true),
    onBlur: () => onFocusChange(false),
  };

  if (kind === 'long-text') return <Textarea ref={setElement} rows={1} {...attributes} onKeyDown={submitOnEnter} />;
  return <FieldInput ref={setElement} type="text" {...attributes} $isUpperCase={kind === 'coupon'} />;
}

/** Enter sends, as in every other question; Shift and Enter start a new line. */
function submitOnEnter(event: KeyboardEvent<HTMLTextAreaElement>) {
  const isForKeyboard = event.nativeEvent.isComposing || event.keyCode === 229; // in Safari it follows the end of the composition
  if (event.key !== 'Enter' || event.shiftKey || isForKeyboard) return;
  event.preventDefault();
  // Safari 15 has no `requestSubmit`. The form checks nothing, so the event alone does the same.
  event.currentTarget.form?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
}
