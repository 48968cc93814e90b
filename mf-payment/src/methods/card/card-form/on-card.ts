/** One place of a number: a digit, or the dot that waits for it. */
export interface Place {
  readonly character: string;
  readonly isTyped: boolean;
}

const dot = '•';

/** Sixteen places, four by four. Digits beyond them are seen too, as far as any card has them. */
export function numberOnCard(typed: string): readonly (readonly Place[])[] {
  const digits = typed.slice(0, longest).replace(/\D/g, '').slice(0, 19);
  const places = [...digits.padEnd(16, dot)].map((character) => ({ character, isTyped: character !== dot }));
  return [0, 4, 8, 12, 16].map((start) => places.slice(start, start + 4)).filter((group) => group.length > 0);
}

/** In capitals, as cards are written. */
export function holderOnCard(typed: string): string {
  return typed.slice(0, longest).trim().toUpperCase() || 'NOME DO TITULAR';
}

export function expiryOnCard(typed: string): string {
  return typed === '' ? 'MM/AAAA' : typed.slice(0, 7).padEnd(7, dot);
}

/** The code is never shown, only how much of it there is. */
export function codeDots(typed: string): string {
  return dot.repeat(Math.min(typed.trim().length, 4));
}

/** Beyond it nobody reads on, and drawing it would take time. */
const longest = 60;
