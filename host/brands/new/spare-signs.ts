/** Neutral shapes on the canvas of a sign, for a brand that has none of its own yet. */
const signs = [
  'M12 2.5 21.5 12 12 21.5 2.5 12z',
  'M20 4c0 9-5 15-15 16C5 10 11 4 20 4z',
  'M9.5 3h5v6.5H21v5h-6.5V21h-5v-6.5H3v-5h6.5z',
  'M5 3h14l-4 5 4 5H8v8H5z',
  'M3 20a9 9 0 0 1 18 0h-4.5a4.5 4.5 0 0 0-9 0z',
  'M3 3h8v8H3zM13 13h8v8h-8z',
  'M4 4h16v5H4zM4 11h11v4H4zM4 17h7v4H4z',
];

/** The first shape that no other brand has. */
export function spareSign(taken: readonly string[]): string {
  return signs.find((sign) => !taken.includes(sign)) ?? signs[0] ?? '';
}
