import { accept, type Checked, refuse } from './checked';
import { latinLetters } from './letters';
import { validationMessages } from './messages';
import { tidyName } from './tidy';

/** The longest accepted first name, in characters. The SPEC has no limit; this one keeps a pasted page out of the chat. */
const nomeMaximum = 60;

/**
 * The visitor's first name: only Latin letters, accents and spaces. Returns it with single spaces, and without a
 * full stop or comma at its end.
 * Empty: 'Preencha para continuar! 😊'; anything else wrong: 'Está correto? 🤔'. SPEC section 5, name.
 */
export function checkNome(typed: string): Checked<string> {
  const nome = tidyName(typed);
  if (nome === '') return refuse(validationMessages.required);
  if (nome.length > nomeMaximum || !lettersAndSpaces.test(nome)) return refuse(validationMessages.nome);
  return accept(nome);
}

const lettersAndSpaces = new RegExp(`^[${latinLetters} ]+$`);
