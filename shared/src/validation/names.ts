import { accept, type Check, type Checked, refuse } from './checked';
import { validationMessages } from './messages';
import { tidy, tidyName } from './tidy';

/** Latin letters with and without accents, for a character class: no ª or º, no digits, no letters of other scripts. */
export const latinLetters = 'A-Za-zÀ-ÖØ-öø-ƿǄ-ɏḀ-ỿ';

/** One word of only Latin letters. */
export const wordOfLetters = new RegExp(`^[${latinLetters}]+$`);

const lettersAndSpaces = new RegExp(`^[${latinLetters} ]+$`);

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

/** Who buys: 0 a person, 1 a company. SPEC section 3, contract. */
export const tiposPessoa = [0, 1] as const;
export type TipoPessoa = (typeof tiposPessoa)[number];

/** The longest name on a contract, in characters. SPEC section 5. */
export const nomeContratoMaximum = 30;

/**
 * The name on the contract: at least two words of letters, at most 30 characters. Returns it with single spaces, that of a
 * person without a full stop or comma at its end.
 * Too long: 'Numero máximo de caracteres excedido 🤔'; else 'Nome inválido' or 'Razão Social inválida'. SPEC section 5.
 *
 * Reading: a person's name is letters and spaces only. A company must be able to type its registered name
 * ('Padaria 2 Irmãos Ltda.', 'Silva & Filhos S/A'), so besides two words with letters it may have digits and the
 * punctuation of registered names.
 */
export function checkNomeContrato(tipoPessoa: TipoPessoa): Check<string> {
  const { message, alphabet, isWord, normalise } = rules[tipoPessoa];
  return (typed) => {
    const nome = normalise(typed);
    if (nome.length > nomeContratoMaximum) return refuse(validationMessages.tooLong);
    const words = nome.split(' ').filter(isWord);
    return alphabet.test(nome) && words.length >= 2 ? accept(nome) : refuse(message);
  };
}

const letter = new RegExp(`[${latinLetters}]`);

const rules = {
  0: {
    message: validationMessages.nomePessoa,
    alphabet: lettersAndSpaces,
    isWord: (word: string) => wordOfLetters.test(word),
    normalise: tidyName,
  },
  1: {
    message: validationMessages.razaoSocial,
    alphabet: new RegExp(`^[${latinLetters}0-9 .,&'’/()ªº+-]+$`),
    isWord: (word: string) => letter.test(word),
    normalise: tidy,
  },
} as const satisfies Record<TipoPessoa, unknown>;
