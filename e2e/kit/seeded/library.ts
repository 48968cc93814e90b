/** The source of a small library that a seeded change adds. */
export const library = Array.from(
  { length: 60 },
  (_, index) => `export const sum${index} = (a, b) => a * ${index} + b;`,
).join('\n');
