/** The contract number of a proposal: the same for the same id in every sandbox. */
export function contratoOf(propostaID: number): string {
  return String(70_000_000 + propostaID);
}

/** The contract number of a proposal that no sandbox created. */
export const unknownContrato = '70000000';
