import type { InputKind } from '@consorcio/shared/flow';
import { Icon, Spinner } from '@consorcio/shared/ui';
import { validationMessages } from '@consorcio/shared/validation';
import { type RefObject, useEffect, useId, useState } from 'react';
import { DOUBLE_TAP } from '../hooks/press-shield';
import { ComposerBar, ComposerForm, ToOptions } from './composer.styles';
import { ComposerField, type TextElement } from './field';
import { FieldLabel, FieldLine, Prefix, Slot } from './field.styles';
import { isMasked } from './field-kinds';
import { Mask } from './mask';
import { Notes } from './notes';
import { Send } from './send.styles';
import { suggestionFor } from './suggestion';
import type { TypedQuestion } from './typed-question';
import { useField } from './use-field';

export interface ComposerProps {
  question: TypedQuestion | undefined;
  /** The bot may ask another typed question: a focused field then stays, invisible. */
  mayContinue: boolean;
  field: RefObject<TextElement | null>;
  /** Present where the question also has options: they are above the field, so Tab reaches them last. */
  toOptions: (() => void) | undefined;
  onSubmit(text: string): void;
  onDraft(text: string): void;
}

/**
 * The form for typed answers. All questions use the same field element, so that the focus, and with it the on-screen keyboard, stays
 * while the bot writes.
 */
export function Composer({ question, mayContinue, field, toOptions, onSubmit, onDraft }: ComposerProps) {
  const id = useId();
  const [hasFocus, setHasFocus] = useState(false);
  const [kind, setKind] = useState<InputKind>('text');
  /** The answer that was not sent at once, because it is probably a slip, and when. */
  const [doubted, setDoubted] = useState({ answer: '', at: 0 });
  if (question && question.input.kind !== kind) setKind(question.input.kind);
  const isShown = question !== undefined || (mayContinue && hasFocus);
  const isLocked = question === undefined || question.isVerifying;
  const { text, cutSentence, remask, handlers, selectOffered, adoptMasked } = useField({
    field,
    question,
    isLocked,
    hasFocus,
    onDraft,
  });

  useEffect(() => {
    if (!isShown) setHasFocus(false);
  }, [isShown]);

  if (!isShown) return null;
  const isEmptyCoupon = kind === 'coupon' && text.trim() === '';
  const suggestion =
    question && cutSentence === undefined ? suggestionFor(question.input, text, question.check) : undefined;
  const current = `${question?.key} ${text}`;
  const isDoubted = suggestion !== undefined && doubted.answer === current;
  const problem = cutSentence ?? question?.problem ?? (isDoubted ? validationMessages.email : undefined);
  const { hint, reason } = question?.input ?? {};
  const ids = { problem: `${id}problem`, hint: `${id}hint` };

  function handleFocusChange(isFocused: boolean) {
    setHasFocus(isFocused);
    if (isFocused) selectOffered();
  }

  function handleSubmit(event: { preventDefault(): void }) {
    event.preventDefault();
    if (isLocked || isEmptyCoupon) return;
    // The button disappears with the question; the field stays.
    if (document.activeElement !== field.current && document.activeElement?.closest('form')) field.current?.focus();
    const typed = field.current?.value ?? text;
    if (suggestion && kind === 'email' && problem === undefined && typed === text) {
      return setDoubted({ answer: current, at: performance.now() });
    }
    if (isDoubted && performance.now() - doubted.at < DOUBLE_TAP) return;
    onSubmit(typed);
  }

  /** An address is sent at once; a name can be edited first. */
  function handleUseSuggestion() {
    const element = field.current;
    if (!element || !suggestion) return;
    element.focus();
    if (kind === 'email') return onSubmit(suggestion.answer);
    element.value = suggestion.answer;
    element.dispatchEvent(new Event('input', { bubbles: true }));
  }

  return (
    <ComposerForm aria-label="Sua resposta" noValidate onSubmit={handleSubmit} $isResting={!question}>
      <ComposerBar $isRefused={problem !== undefined}>
        <Slot>
          <FieldLabel htmlFor={id}>{question?.input.label ?? 'Aguarde a próxima pergunta'}</FieldLabel>
          <FieldLine>
            {question && kind === 'money' && <Prefix aria-hidden="true">R$</Prefix>}
            <ComposerField
              id={id}
              field={field}
              kind={kind}
              placeholder={question?.input.placeholder}
              autocomplete={question?.input.autocomplete}
              isRefused={problem !== undefined}
              describedBy={problem !== undefined ? ids.problem : (hint ?? reason) && ids.hint}
              isLocked={isLocked}
              onFocusChange={handleFocusChange}
              {...handlers}
            />
          </FieldLine>
        </Slot>
        {question && (
          <Send
            type="submit"
            aria-label="Enviar"
            aria-disabled={isEmptyCoupon || isLocked || undefined}
            aria-busy={isLocked || undefined}
            onMouseDown={keepFocus}
          >
            {isLocked ? (
              <Spinner />
            ) : (
              <Icon size={22}>
                <path d="M12 19V5.5M6 11.2l6-6 6 6" strokeWidth="2.4" />
              </Icon>
            )}
          </Send>
        )}
        {question && toOptions && (
          <ToOptions type="button" onClick={toOptions}>
            Ir para as opções
          </ToOptions>
        )}
      </ComposerBar>
      {question && (
        <Notes
          attempt={question.key}
          problem={problem}
          suggestion={problem === undefined ? undefined : suggestion}
          onUseSuggestion={handleUseSuggestion}
          hint={hint}
          reason={reason}
          ids={ids}
        />
      )}
      {question && !isLocked && isMasked(kind) && (
        <Mask key={question.key} field={field} kind={kind} remask={remask} onText={adoptMasked} />
      )}
    </ComposerForm>
  );
}

/** A press on the button keeps the focus, and the keyboard, in the field. */
function keepFocus(event: { preventDefault(): void }) {
  event.preventDefault();
}
