import { defineStep, specialistsOption } from '@consorcio/shared/flow';
import { isUncertain } from '../journey/payment';

/**
 * The card was refused, or nobody knows. What is not known is not called refused, and then only the same payment is
 * offered again: any other way could be a second charge. SPEC sections 4 and 8.
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
          { id: 'conferir', label: 'Conferir o pagamento', to: 'payment-credit-card-select', tone: 'primary' },
          specialistsOption,
        ]
      : [
          { id: 'tentar-novamente', label: 'Tentar novamente', to: 'payment-credit-card-select', tone: 'primary' },
          { id: 'outra-forma', label: 'Pagar de outra forma', to: 'alterar-pagamento', tone: 'secondary' },
          specialistsOption,
        ],
});
