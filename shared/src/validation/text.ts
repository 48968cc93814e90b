import { accept, type Check, refuse } from './checked';
import { validationMessages } from './messages';
import { tidy } from './tidy';

/**
 * Required free text (street, neighbourhood), up to `maximum` characters; returns it on one line with single
 * spaces. Empty: 'Preencha para continuar! 😊'; too long: 'Numero máximo de caracteres excedido 🤔'. SPEC section 5.
 * It may contain markup that the visitor typed: show it as text, never as HTML.
 */
export function checkRequiredText(maximum: number): Check<string> {
  return (typed) => {
    const text = tidy(typed.replace(/\p{Cc}/gu, ' '));
    if (text === '') return refuse(validationMessages.required);
    return text.length > maximum ? refuse(validationMessages.tooLong) : accept(text);
  };
}
