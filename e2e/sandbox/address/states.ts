/** The 26 states and the Federal District. */
export const stateCodes = [
  ...(['AC', 'AL', 'AM', 'AP', 'BA', 'CE', 'DF', 'ES', 'GO', 'MA', 'MG', 'MS', 'MT', 'PA'] as const),
  ...(['PB', 'PE', 'PI', 'PR', 'RJ', 'RN', 'RO', 'RR', 'RS', 'SC', 'SE', 'SP', 'TO'] as const),
] as const;
export type StateCode = (typeof stateCodes)[number];

export function isStateCode(text: string): text is StateCode {
  return (stateCodes as readonly string[]).includes(text);
}
