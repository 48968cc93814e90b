import { specialistsOption } from '@consorcio/shared/flow';
import { defineStep } from '../../../state';
import { otherMethodOption } from '../../other-method-option';
import { isUncertain } from '../card-payment';
import { cardWords } from '../card-words';

/**
 * The card was refused, or the outcome is unknown. An unknown outcome is not called a refusal, and then only the same
 * payment is offered again, because any other could be a second charge. SPEC sections 4 and 8.
 */
export const paymentRefused = defineStep({
  name: 'payment-refused',
  leadsTo: ['payment-credit-card-select', 'alterar-pagamento'],
  opens: ['specialists'],
  text: ({ journey }) =>
    isUncertain(journey)
      ? [
          'Não recebi a confirmação do seu pagamento: ele pode ter sido feito.',
          'Envie de novo os dados do <b>mesmo cartão</b>, e eu confiro com o banco. Você não será cobrado duas vezes.',
        ]
      : ['Pagamento recusado :(', 'Nada foi cobrado. Confira os dados do cartão ou escolha outra forma de pagar.'],
  options: ({ journey }) =>
    isUncertain(journey)
      ? [
          { id: 'conferir', label: cardWords.verify, to: 'payment-credit-card-select', tone: 'primary' },
          specialistsOption,
        ]
      : [
          { id: 'tentar-novamente', label: 'Tentar novamente', to: 'payment-credit-card-select', tone: 'primary' },
          otherMethodOption,
          specialistsOption,
        ],
});
