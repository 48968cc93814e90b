import { defineStep } from '@consorcio/shared/flow';
import { afterPurchaseOptions } from './after-purchase-options';

/** The visitor says that the purchase is paid: nothing reminds them of it any more. */
export const compraPaga = defineStep({
  name: 'compra-paga',
  leadsTo: ['exit:outra-compra', 'end'],
  text: [
    'Obrigado por avisar! 🎉',
    'Quando o banco confirmar o pagamento, o aviso vai para o seu e-mail. Você não precisa pagar de novo.',
  ],
  options: afterPurchaseOptions,
  example: { right: ['outra-compra', 'encerrar'], isTrouble: true },
});
