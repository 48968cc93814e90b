/** The check digit of a field of the line: weights 2, 1, 2… from the right, adding the digits of each product. */
export function mod10(digits: string): number {
  const sum = [...digits].reverse().reduce((total, digit, place) => {
    const product = Number(digit) * (place % 2 === 0 ? 2 : 1);
    return total + (product > 9 ? product - 9 : product);
  }, 0);
  return (10 - (sum % 10)) % 10;
}

/** The check digit of a barcode, over its other 43 digits: weights 2 to 9 from the right; never 0. */
export function mod11(digits: string): number {
  const sum = [...digits].reverse().reduce((total, digit, place) => total + Number(digit) * (2 + (place % 8)), 0);
  const digit = 11 - (sum % 11);
  return digit > 9 ? 1 : digit;
}
