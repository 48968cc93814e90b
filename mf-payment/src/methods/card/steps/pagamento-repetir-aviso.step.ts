import { specialistsOption } from '@consorcio/shared/flow';
import { defineStep } from '../../../state';
import { cardWords } from '../card-words';

/** Before another try while an earlier one may be charged, at an API that may charge both. The visitor decides. ADR 0010. */
export const pagamentoRepetirAviso = defineStep({
  name: 'pagamento-repetir-aviso',
  leadsTo: ['payment-credit-card-select', 'payment-refused'],
  opens: ['specialists'],
  text: [
    'Antes de repetir: já conferiu no <b>app do cartão ou do banco</b> se o valor apareceu?',
    'Se o banco confirmar o primeiro envio, pode haver duas cobranças. Para pedir o estorno, fale com os especialistas.',
  ],
  options: [
    specialistsOption,
    { id: 'voltar', label: cardWords.back, to: 'payment-refused', tone: 'secondary' },
    { id: 'repetir', label: 'Entendi, pagar de novo', to: 'payment-credit-card-select', tone: 'secondary' },
  ],
  example: { right: ['repetir', 'voltar'], isTrouble: true },
});
