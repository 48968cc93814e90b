import type { Field, InputKind } from '@consorcio/shared/flow';
import { type DOMAttributes, type KeyboardEvent, type RefObject, useCallback } from 'react';
import { FieldInput, Textarea } from './field.styles';
import { fieldKinds } from './field-kinds';

export type TextElement = HTMLInputElement | HTMLTextAreaElement;

export interface FieldProps {
  id: string;
  field: RefObject<TextElement | null>;
  kind: InputKind;
  /** The question, if there is one: its placeholder and its HTML autocomplete token override those of the kind. */
  input: Field | undefined;
  isRefused: boolean;
  /** The element that says why the answer was refused, or that it was cut; otherwise the one with the limits of the answer. */
  describedBy: string | undefined;
  isLocked: boolean;
  handlers: DOMAttributes<TextElement>;
}

/** The only text field of the chat. It has several lines only for prose. */
export function ComposerField(props: FieldProps) {
  const {
    id,
    field,
    kind,
    input: { placeholder, autocomplete } = {},
    isRefused,
    describedBy,
    isLocked,
    handlers,
  } = props;
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
