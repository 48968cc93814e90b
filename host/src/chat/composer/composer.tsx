import type { InputKind } from '@consorcio/shared/flow';
import { Spinner } from '@consorcio/shared/ui';
import { type RefObject, useEffect, useId, useState } from 'react';
import { Bar, Form, Hint, Label, Line, Notes, Prefix, Problem, Send, Slot } from './composer.styles';
import { Field, type TextElement } from './field';
import { isMasked } from './field-kinds';
import { Mask } from './mask';
import { SendIcon } from './send-icon';
import type { TypedQuestion } from './typed-question';
import { useField } from './use-field';

export interface ComposerProps {
  question: TypedQuestion | undefined;
  /** The bot is about to go on, perhaps with a question to type: a field in use then waits for it, unseen. */
  mayGoOn: boolean;
  field: RefObject<TextElement | null>;
  onSubmit(text: string): void;
  onDraft(text: string): void;
}

/**
 * Where answers are typed. Its field is one and the same element from question to question, so that focus, and with it the
 * on-screen keyboard, stays while the bot speaks.
 */
export function Composer({ question, mayGoOn, field, onSubmit, onDraft }: ComposerProps) {
  const id = useId();
  const [hasFocus, setHasFocus] = useState(false);
  const [kind, setKind] = useState<InputKind>('text');
  if (question && question.input.kind !== kind) setKind(question.input.kind);
  const isShown = question !== undefined || (mayGoOn && hasFocus);
  const isLocked = question === undefined || question.isVerifying;
  const { text, remask, handlers, adopt } = useField({ field, question, isLocked, hasFocus, onDraft });

  useEffect(() => {
    if (!isShown) setHasFocus(false);
  }, [isShown]);

  if (!isShown) return null;
  const isUseless = kind === 'coupon' && text.trim() === '';
  const problemId = `${id}problem`;

  function handleSubmit(event: { preventDefault(): void }) {
    event.preventDefault();
    if (isLocked || isUseless) return;
    // The button goes with the question; the field stays.
    if (document.activeElement !== field.current && document.activeElement?.closest('form')) field.current?.focus();
    onSubmit(field.current?.value ?? text);
  }

  return (
    <Form aria-label="Sua resposta" noValidate onSubmit={handleSubmit} $isResting={!question}>
      <Bar $isRefused={question?.problem !== undefined}>
        <Slot>
          <Label htmlFor={id}>{question?.input.label ?? 'Aguarde a próxima pergunta'}</Label>
          <Line>
            {question && kind === 'money' && <Prefix aria-hidden="true">R$</Prefix>}
            <Field
              id={id}
              field={field}
              kind={kind}
              placeholder={question?.input.placeholder}
              autocomplete={question?.input.autocomplete}
              problemId={question?.problem === undefined ? undefined : problemId}
              isLocked={isLocked}
              onFocusChange={setHasFocus}
              {...handlers}
            />
          </Line>
        </Slot>
        {question && (
          <Send
            type="submit"
            aria-label="Enviar"
            aria-disabled={isUseless || isLocked || undefined}
            aria-busy={isLocked || undefined}
            onMouseDown={keepFocus}
          >
            {isLocked ? <Spinner /> : <SendIcon size={22} />}
          </Send>
        )}
      </Bar>
      {question && (
        <Notes>
          {question.problem !== undefined && (
            <Problem key={question.key} id={problemId} role="alert">
              {question.problem}
            </Problem>
          )}
          <Hint>Enter para enviar</Hint>
        </Notes>
      )}
      {question && !isLocked && isMasked(kind) && (
        <Mask key={question.key} field={field} kind={kind} remask={remask} onText={adopt} />
      )}
    </Form>
  );
}

/** A press on the button leaves the focus, and the keyboard, with the field. */
function keepFocus(event: { preventDefault(): void }) {
  event.preventDefault();
}
