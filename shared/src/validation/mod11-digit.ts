/**
 * The check digit of CPF and CNPJ: weights 2, 3, 4… from the right, starting again at 2 after the highest one; modulo 11,
 * where a remainder below 2 means 0.
 */
export function mod11Digit(values: readonly number[], highestWeight: number): number {
  const sum = values.reduceRight((total, value, place) => {
    const fromRight = values.length - 1 - place;
    return total + value * (2 + (fromRight % (highestWeight - 1)));
  }, 0);
  const remainder = sum % 11;
  return remainder < 2 ? 0 : 11 - remainder;
}
