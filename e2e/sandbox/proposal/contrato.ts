/** The contract of a proposal: the same for the same id in every sandbox. */
export function contratoOf(propostaID: number): string {
  return String(firstContract + propostaID);
}

/** What a proposal is called that no sandbox can have given. */
export const unknownContrato = '70000000';

const firstContract = 70_000_000;
