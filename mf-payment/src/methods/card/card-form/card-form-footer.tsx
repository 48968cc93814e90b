import type { MouseEvent } from 'react';
import { cardWords } from '../card-words';
import { Back, Buttons, FormFooter, Pay } from './card-form.styles';
import { Sentence } from './text-field.styles';

export interface CardFormFooterProps {
  /** The label of the submit button. */
  payLabel: string;
  backLabel: string;
  canGoBack: boolean;
  isSubmitting: boolean;
  /** Why the submitted form was not sent. */
  problem: string | undefined;
  onBack(): void;
}

/** The buttons of the card form, which stay in view while the fields scroll. */
export function CardFormFooter({ payLabel, backLabel, canGoBack, isSubmitting, problem, onBack }: CardFormFooterProps) {
  return (
    <FormFooter>
      {problem !== undefined && <Sentence>{problem}</Sentence>}
      <Buttons onMouseDown={keepFocus}>
        <Back tone="secondary" aria-disabled={isSubmitting || !canGoBack || undefined} onClick={onBack}>
          {backLabel}
        </Back>
        <Pay type="submit" busy={isSubmitting}>
          {isSubmitting ? cardWords.sending : payLabel}
        </Pay>
      </Buttons>
    </FormFooter>
  );
}

/** Leaving a field may show a sentence under it, and the button would move away from under the pointer. */
function keepFocus(event: MouseEvent) {
  if (document.activeElement instanceof HTMLInputElement) event.preventDefault();
}
