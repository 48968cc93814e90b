const KEBAB = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;
const WORD = /^[a-z][a-z0-9]*$/;

/** Throws if it cannot be the name of a step. */
export function checkStepName(name: string): void {
  if (KEBAB.test(name)) return;
  throw new Error(
    `"${name}" cannot be the name of a step: write small letters without accents, digits, and "-" between words, such as renda-extra-valor.`,
  );
}

/** Throws if it cannot be the name of a segment. The build is a global variable of this name in the page, so it has no "-". */
export function checkSegmentName(name: string): void {
  if (WORD.test(name)) return;
  throw new Error(
    `"${name}" cannot be the name of a segment: write one word of small letters without accents and digits, such as survey.`,
  );
}

/** The name of the constant: `rendaExtraValor`. */
export function camelCase(name: string): string {
  return name.replace(/-(.)/g, (_whole, letter: string) => letter.toUpperCase());
}
