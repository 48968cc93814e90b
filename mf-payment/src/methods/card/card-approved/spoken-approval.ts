import type { CardApprovedProps } from './card-approved';

/** The approval as it is announced: the amount, and the number to keep. */
export function spokenApproval({ valor, autorizacao }: CardApprovedProps): string {
  return autorizacao === '' ? `Valor pago: ${valor}` : `Valor pago: ${valor}. Autorização nº ${autorizacao}`;
}
