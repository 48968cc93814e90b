import { accept, type Checked, refuse } from './checked';
import { latinLetters } from './letters';
import { validationMessages } from './messages';
import { tidy } from './tidy';

/** Longest card holder name, in characters. SPEC sections 5 and 9. */
export const cardHolderMaximum = 30;

/**
 * The name printed on the card: two or more words of letters, with the points, hyphens and apostrophes that cards show.
 * Nothing typed: 'Campo obrigatório'; too long: 'Numero máximo de caracteres excedido'; else 'Nome inválido', which the
 * SPEC names for the contract but not for the card. SPEC section 5, card holder.
 */
export function checkCardHolder(typed: string): Checked<string> {
  const holder = tidy(typed).replace(/ ?,$/, ''); // a full stop may be that of an abbreviation
  if (holder === '') return refuse(validationMessages.cardRequired);
  if (holder.length > cardHolderMaximum) return refuse(validationMessages.cardHolderTooLong);
  const words = holder.split(' ');
  return words.length >= 2 && words.every((word) => printedWord.test(word))
    ? accept(holder)
    : refuse(validationMessages.nomePessoa);
}

const printedWord = new RegExp(`^[${latinLetters}][${latinLetters}.'’-]*$`);
