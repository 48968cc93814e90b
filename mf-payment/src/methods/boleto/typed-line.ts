/**
 * The digits that a person types to pay a slip, from whatever the bank sent. The 44 digits of a barcode become their line:
 * 47 digits for a bank slip, 48 for a collection slip (utilities, taxes; it starts with 8). From a line only dots and
 * spaces are removed. Anything else is returned as received, trimmed: it cannot be corrected here.
 */
export function typedLine(codigoBarras: string): string {
  const digits = codigoBarras.replace(/[\s.-]/g, '');
  if (isWholeLine(digits)) return digits;
  if (/^[0-79]\d{43}$/.test(digits)) return bankLine(digits);
  if (/^8\d[6-9]\d{41}$/.test(digits)) return collectionLine(digits);
  return codigoBarras.trim();
}

/** Whether this is a complete line that consists of digits only. */
export function isWholeLine(text: string): boolean {
  return /^\d{47,48}$/.test(text);
}

/** A line in its printed groups; for a bank slip also when it is incomplete. Other texts are returned unchanged. */
export function formatLine(line: string): string {
  if (/^\d{48}$/.test(line)) return line.replace(/.{12}(?!$)/g, '$& ');
  if (!/^\d{1,47}$/.test(line)) return line;
  return [...line].map((digit, place) => (separators[place] ?? '') + digit).join('');
}

const separators: Readonly<Record<number, string>> = { 5: '.', 10: ' ', 15: '.', 21: ' ', 26: '.', 32: ' ', 33: ' ' };

/**
 * A barcode: bank and currency (4), check digit, due date and amount (15), the bank's own data (25). In the line the last
 * part stands before the second.
 */
function bankLine(barcode: string): string {
  const fields = [barcode.slice(0, 4) + barcode.slice(19, 24), barcode.slice(24, 34), barcode.slice(34)];
  return fields.map((field) => field + mod10Digit(field)).join('') + barcode.slice(4, 19);
}

/** Four blocks of 11, each with its check digit; the third digit of the barcode says which kind. */
function collectionLine(barcode: string): string {
  const checkDigit = /[67]/.test(barcode.charAt(2)) ? mod10Digit : mod11Digit;
  return barcode.replace(/.{11}/g, (block) => block + checkDigit(block));
}

/** Weights 2, 1, 2… from the right; of a product with two digits, their sum counts. */
function mod10Digit(digits: string): number {
  const sum = fromRight(digits).reduce((total, digit, place) => {
    const product = place % 2 === 0 ? digit * 2 : digit;
    return total + (product > 9 ? product - 9 : product);
  }, 0);
  return (10 - (sum % 10)) % 10;
}

/** Weights 2 to 9 from the right, repeated; a remainder below 2 gives 0. */
function mod11Digit(digits: string): number {
  const remainder = fromRight(digits).reduce((total, digit, place) => total + digit * (2 + (place % 8)), 0) % 11;
  return remainder < 2 ? 0 : 11 - remainder;
}

function fromRight(digits: string): number[] {
  return [...digits].map(Number).reverse();
}
