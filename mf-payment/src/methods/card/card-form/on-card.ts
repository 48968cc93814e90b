/** A place that is not typed yet. */
export const dot = '•';

/** Sixteen places in groups of four. Further digits are shown too, up to the nineteen that a card may have. */
export function numberOnCard(typed: string): readonly string[] {
  const digits = typed.slice(0, longest).replace(/\D/g, '').slice(0, 19);
  return digits.padEnd(16, dot).match(/.{1,4}/g) ?? [];
}

/** In capitals, as on a real card. */
export function holderOnCard(typed: string): string {
  return typed.slice(0, longest).trim().toUpperCase() || 'NOME DO TITULAR';
}

/** Month and year; the places that are not typed yet are dots. */
export function expiryOnCard(typed: string): string {
  return typed === '' ? 'MM/AAAA' : typed.slice(0, 7).padEnd(7, dot);
}

/** The code is never shown, only how many digits are typed. */
export function codeDots(typed: string): string {
  return dot.repeat(Math.min(typed.trim().length, 4));
}

/** A longer text is not readable on the card, and drawing it would take time. */
const longest = 60;
