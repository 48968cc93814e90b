import { accept, type Checked, refuse } from './checked';
import { latinLetters } from './letters';
import { validationMessages } from './messages';
import { tidy } from './tidy';

/** Longest first name taken, in characters. The SPEC sets none; this keeps a pasted page out of the talk. */
const nomeMaximum = 60;

/**
 * The name the talk goes on with: Latin letters, accents and spaces, nothing else. Gives it with single spaces.
 * Nothing typed: 'Preencha para continuar! 😊'; anything else wrong: 'Está correto? 🤔'. SPEC section 5, name.
 */
export function checkNome(typed: string): Checked<string> {
  const nome = tidy(typed);
  if (nome === '') return refuse(validationMessages.required);
  if (nome.length > nomeMaximum || !lettersAndSpaces.test(nome)) return refuse(validationMessages.nome);
  return accept(nome);
}

const lettersAndSpaces = new RegExp(`^[${latinLetters} ]+$`);
