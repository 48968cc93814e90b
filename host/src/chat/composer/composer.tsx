import { Icon } from '@consorcio/shared/ui';
import { validationMessages } from '@consorcio/shared/validation';
import { type RefObject, useId, useState } from 'react';
import { useAnswer } from '../conversation/conversation-context';
import { DOUBLE_TAP } from '../hooks/press-shield';
import { useKeyboardInset } from '../hooks/use-keyboard-inset';
import { useTypeToFocus } from '../hooks/use-type-to-focus';
import { ComposerBar, ComposerForm, Send, ToOptions } from './composer.styles';
import { FieldLabel, FieldLine, Prefix, Slot, TextField } from './field.styles';
import { isMasked } from './field-kinds';
import { Mask, usePreloadedMasks } from './mask';
import { Notes } from './notes';
import { suggestionFor } from './suggestion';
import { useTypedQuestion } from './typed-question';
import { useField } from './use-field';
import { useSentAnswer } from './use-sent-answer';

/**
 * The form for typed answers: the only part of the chat that renders at a key press. All questions use the same field element, so that
 * the focus, and with it the on-screen keyboard, stays while the bot writes.
 */
export function Composer({ log, ownLast }: Readonly<Record<'log' | 'ownLast', RefObject<HTMLElement | null>>>) {
  const answer = useAnswer();
  const question = useTypedQuestion();
  const id = useId();
  /** The answer that was not sent at once, because it is probably a slip, and when. */
  const [doubted, setDoubted] = useState({ answer: '', at: 0 });
  const { field, kind, text, isShown, isLocked, cutSentence, remask, attributes, adoptMasked } = useField(question);
  const noteAnswer = useSentAnswer(field, ownLast);
  useKeyboardInset();
  useTypeToFocus(field, log, !isLocked);
  usePreloadedMasks();
  if (!isShown) return null;
  const isEmptyCoupon = kind === 'coupon' && text.trim() === '';
  const isCut = cutSentence !== undefined;
  const suggestion = question && !isCut ? suggestionFor(question.input, text, question.check) : undefined;
  const current = `${question?.token} ${text}`;
  const isDoubted = suggestion !== undefined && doubted.answer === current;
  const problem = cutSentence ?? question?.problem ?? (isDoubted ? validationMessages.email : undefined);
  const { hint, reason } = question?.input ?? {};
  const ids = { problem: `${id}problem`, hint: `${id}hint` };

  function send(typed: string) {
    noteAnswer();
    answer({ kind: 'typed', text: typed });
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
    send(typed);
  }

  /** An address is sent at once; a name can be edited first. */
  function handleUseSuggestion() {
    const element = field.current;
    if (!element || !suggestion) return;
    element.focus();
    if (kind === 'email') return send(suggestion.answer);
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
            <TextField
              {...attributes}
              id={id}
              aria-invalid={problem !== undefined || undefined}
              aria-describedby={problem !== undefined ? ids.problem : (hint ?? reason) && ids.hint}
              $isUpperCase={kind === 'coupon'}
            />
          </FieldLine>
        </Slot>
        {question && (
          <Send
            type="submit"
            aria-label="Enviar"
            aria-disabled={isEmptyCoupon || isLocked || undefined}
            aria-busy={isLocked || undefined}
            onMouseDown={(event) => event.preventDefault()} // the field keeps the focus, and the keyboard
          >
            {!isLocked && (
              <Icon size={22}>
                <path d="M12 19V5.5M6 11.2l6-6 6 6" strokeWidth="2.4" />
              </Icon>
            )}
          </Send>
        )}
        {question?.hasOptions && (
          <ToOptions type="button" onClick={() => log.current?.querySelector<HTMLElement>(FIRST_OPTION)?.focus()}>
            Ir para as opções
          </ToOptions>
        )}
      </ComposerBar>
      {question && (
        <Notes
          question={question}
          problem={problem}
          suggestion={problem === undefined ? undefined : suggestion}
          onUseSuggestion={handleUseSuggestion}
          ids={ids}
        />
      )}
      {question && !isLocked && isMasked(kind) && (
        <Mask key={question.token} field={field} kind={kind} remask={remask} onText={adoptMasked} />
      )}
    </ComposerForm>
  );
}

/** The options are above the field, so Tab reaches them last. */
const FIRST_OPTION = '[aria-label="Opções de resposta"] :is(a, button)';
