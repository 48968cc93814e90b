import { specialistsOption } from '@consorcio/shared/flow';
import { acceptWarning, isRepeatSafe } from '../../../journey/unconfirmed-payment';
import { defineStep } from '../../../state';
import { cardWords } from '../card-words';

/** Before another method while a card may still be charged: what happens if both go through. The visitor decides. ADR 0010. */
export const alterarPagamentoAviso = defineStep({
  name: 'alterar-pagamento-aviso',
  leadsTo: ['payment-credit-card-select', 'payment-refused', 'alterar-pagamento'],
  opens: ['specialists'],
  text: [
    'Antes de trocar: o banco ainda pode confirmar o pagamento com o cartão.',
    'Se ele confirmar depois, pode haver duas cobranças. Para pedir o estorno, fale com os especialistas.',
  ],
  options: (scene) => [
    isRepeatSafe(scene)
      ? { id: 'conferir', label: cardWords.verify, to: 'payment-credit-card-select', tone: 'primary' }
      : { id: 'voltar', label: cardWords.back, to: 'payment-refused', tone: 'primary' },
    specialistsOption,
    {
      id: 'trocar',
      label: 'Entendi, pagar de outra forma',
      to: 'alterar-pagamento',
      tone: 'secondary',
      record: acceptWarning,
    },
  ],
  example: { right: ['conferir', 'voltar', 'trocar'], isTrouble: true },
});
