import { specialistsOption } from '@consorcio/shared/flow';
import { triesWithoutConfirmation } from '../../../journey/unconfirmed-payment';
import { defineStep, type PaymentJourney } from '../../../state';
import { otherMethodOption } from '../../other-method-option';
import { isUncertain } from '../card-payment';
import { cardWords } from '../card-words';

const unconfirmed = 'Não recebi a confirmação do seu pagamento: ele pode ter sido feito.';

/**
 * The card was refused, or the outcome is unknown. An unknown outcome is not called a refusal, and then the same payment is
 * offered again, because any other could be a second charge. After the second try without a confirmation another method is
 * offered too, behind a warning. SPEC sections 4 and 8.
 */
export const paymentRefused = defineStep({
  name: 'payment-refused',
  leadsTo: ['payment-credit-card-select', 'alterar-pagamento-aviso', 'alterar-pagamento'],
  opens: ['specialists'],
  text: ({ journey }) => {
    if (!isUncertain(journey))
      return ['Pagamento recusado :(', 'Nada foi cobrado. Confira os dados do cartão ou escolha outra forma de pagar.'];
    return isStillUnconfirmed(journey)
      ? [
          unconfirmed,
          'O banco ainda pode confirmar mais tarde. Você pode conferir de novo com o <b>mesmo cartão</b>, falar com os especialistas ou pagar de outra forma.',
        ]
      : [
          unconfirmed,
          'Envie de novo os dados do <b>mesmo cartão</b>, e eu confiro com o banco. Você não será cobrado duas vezes.',
        ];
  },
  options: ({ journey }) => {
    if (!isUncertain(journey))
      return [
        { id: 'tentar-novamente', label: 'Tentar novamente', to: 'payment-credit-card-select', tone: 'primary' },
        otherMethodOption,
        specialistsOption,
      ];
    return [
      { id: 'conferir', label: cardWords.verify, to: 'payment-credit-card-select', tone: 'primary' },
      specialistsOption,
      ...(isStillUnconfirmed(journey) ? [warnedOption] : []),
    ];
  },
});

const warnedOption = {
  ...otherMethodOption,
  id: 'outra-forma-aviso',
  to: 'alterar-pagamento-aviso',
} as const;

function isStillUnconfirmed(journey: PaymentJourney): boolean {
  return triesWithoutConfirmation(journey) > 1;
}
