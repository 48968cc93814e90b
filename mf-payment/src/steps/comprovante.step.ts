import { needed } from '@consorcio/shared/journey';
import type { PaymentMethod } from '../methods/define-method';
import { type Receipt, spokenReceipt } from '../receipt/receipt';
import { receiptOf } from '../receipt/receipt-of';
import { defineStep, type PaymentScene } from '../state';

/** Shows what to keep of the sale. It is skipped for a sale that an earlier release closed. */
export function comprovante(methods: readonly PaymentMethod[]) {
  const receipt = (scene: PaymentScene): Receipt => needed(receiptOf(methods, scene), 'a closed sale');
  return defineStep({
    name: 'comprovante',
    leadsTo: ['exit:compra-feita'],
    rests: true,
    atOnce: true, // one turn with the success before it
    known: (scene) => receiptOf(methods, scene) === undefined,
    text: 'Guarde os dados da sua compra:',
    component: { name: 'receipt-card', props: receipt, spoken: (scene) => spokenReceipt(receipt(scene)) },
  });
}
