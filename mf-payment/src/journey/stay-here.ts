import type { PaymentScene } from '../state';

/** Before a payment that the browser could not remember: what the visitor should not do. */
export function stayHere({ isUnstored }: PaymentScene): readonly string[] {
  return isUnstored
    ? ['O seu navegador não está guardando esta conversa. <b>Não feche esta página</b> até terminar de pagar.']
    : [];
}
