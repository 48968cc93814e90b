import { accept, type Check, refuse } from './checked';
import { validationMessages } from './messages';
import { tidy } from './tidy';

/**
 * Free text that must be there (street, neighbourhood), up to `maximum` characters; gives it on one line with single
 * spaces. Nothing typed: 'Preencha para continuar! 😊'; too long: 'Numero máximo de caracteres excedido 🤔'. SPEC section 5.
 * It stays whatever the visitor wrote, markup included: show it as text, never as HTML.
 */
export function checkRequiredText(maximum: number): Check<string> {
  return (typed) => {
    const text = tidy(typed.replace(/\p{Cc}/gu, ' '));
    if (text === '') return refuse(validationMessages.required);
    return text.length > maximum ? refuse(validationMessages.tooLong) : accept(text);
  };
}
