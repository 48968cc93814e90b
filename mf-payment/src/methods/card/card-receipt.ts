import type { MethodReceipt } from '../../receipt/receipt';
import type { PaymentScene } from '../../state';
import { cardPayment, isApproved } from './card-payment';

/** A card that the bank still reviews is no payment yet, and its receipt does not call it one. */
export function cardReceipt({ journey }: PaymentScene): MethodReceipt {
  if (!isApproved(journey)) {
    return {
      isPaid: false,
      situacao: 'Em análise pelo banco, ainda sem confirmação',
      passos: ['Você não precisa pagar de novo. O resultado vai para o seu e-mail.'],
    };
  }
  return {
    isPaid: true,
    situacao: 'Pagamento aprovado',
    linhas: [{ termo: 'Autorização', valor: String(cardPayment.read(journey).cartaoAutorizacao ?? '') }],
    passos: ['Guarde este comprovante. Para saber quando vence a próxima parcela, ligue para o SAC.'],
  };
}
