/** Latin letters with and without accents, for a character class: no ª or º, no digits, no letters of other scripts. */
export const latinLetters = 'A-Za-zÀ-ÖØ-öø-ƿǄ-ɏḀ-ỿ';

/** One word of only Latin letters. */
export const wordOfLetters = new RegExp(`^[${latinLetters}]+$`);
