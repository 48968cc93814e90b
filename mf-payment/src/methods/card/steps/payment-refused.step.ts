import { paymentMethods } from '@consorcio/shared/entities';
import { endOption, specialistsOption, tryAgainOption } from '@consorcio/shared/flow';
import { isRepeatSafe, triesWithoutConfirmation } from '../../../journey/unconfirmed-payment';
import { defineStep, type PaymentJourney, type PaymentScene } from '../../../state';
import { hasOtherMethod, otherMethodOption } from '../../method-options';
import { isUncertain } from '../card-payment';
import { cardWords } from '../card-words';
import { verdictOf } from '../verdict';

const unconfirmed = 'Não recebi a confirmação do seu pagamento, mas ele pode ter dado certo.';
const refusedAgain = 'Esta tentativa foi recusada, mas a anterior ficou sem confirmação e pode ter dado certo.';
const whatHelps = 'Confira os dados do cartão ou escolha outra forma de pagar.';
const notStarted =
  'O pagamento não chegou a começar. Nada foi cobrado. Não é um problema do seu cartão: pague de outra forma ou fale com os especialistas.';
const lookFirst =
  'Antes de tentar de novo, olhe no <b>app do cartão ou do banco</b> se o valor apareceu. Se apareceu, você não precisa pagar de novo.';

/**
 * The card was refused, or the outcome is unknown. An unknown outcome is not called a refusal. Where the API honours keys, the
 * same payment is offered again, and another method only after the second try without a confirmation, behind a warning.
 * Elsewhere a repeat may be a second charge: a person comes first, and each other way has a warning. SPEC sections 4 and 8.
 */
export const paymentRefused = defineStep({
  name: 'payment-refused',
  leadsTo: [
    'payment-credit-card-select',
    'pagamento-repetir-aviso',
    'alterar-pagamento-aviso',
    'alterar-pagamento',
    'end',
  ],
  opens: ['specialists'],
  text: (scene) => {
    const { journey } = scene;
    if (isNotStarted(scene)) return ['Pagamento recusado :(', notStarted];
    if (!isUncertain(journey))
      return ['Pagamento recusado :(', `${isAnsweredNow(scene) ? 'Nada foi cobrado. ' : ''}${whatHelps}`];
    if (!isRepeatSafe(scene)) {
      const isRefusedNow = scene.trouble !== undefined && verdictOf(scene.trouble.failure, scene) === 'refused';
      return [isRefusedNow ? refusedAgain : unconfirmed, lookFirst];
    }
    if (!isStillUnconfirmed(journey))
      return [
        unconfirmed,
        'Envie de novo os dados do <b>mesmo cartão</b>, e eu confiro com o banco. Você não será cobrado duas vezes.',
      ];
    const orPayOtherwise = hasOther(journey)
      ? ', falar com os especialistas ou pagar de outra forma.'
      : ' ou falar com os especialistas.';
    return [
      unconfirmed,
      `O banco ainda pode confirmar mais tarde. Você pode conferir de novo com o <b>mesmo cartão</b>${orPayOtherwise}`,
    ];
  },
  options: (scene) => {
    const { journey } = scene;
    const retry = { ...tryAgainOption, to: 'payment-credit-card-select' } as const;
    if (isNotStarted(scene))
      return [{ ...otherMethodOption, tone: 'primary' }, specialistsOption, { ...retry, tone: 'secondary' }];
    if (!isUncertain(journey)) return [retry, otherMethodOption, specialistsOption];
    const warned = { ...otherMethodOption, id: 'outra-forma-aviso', to: 'alterar-pagamento-aviso' } as const;
    const otherwise = hasOther(journey) ? [warned] : [];
    const repeat = {
      id: 'repetir-aviso',
      label: cardWords.repeat,
      to: 'pagamento-repetir-aviso',
      tone: 'quiet',
    } as const;
    if (!isRepeatSafe(scene)) return [specialistsOption, ...otherwise, endOption, repeat];
    return [
      { ...retry, id: 'conferir', label: cardWords.verify },
      specialistsOption,
      ...(isStillUnconfirmed(journey) ? [...otherwise, endOption] : []),
    ];
  },
  example: {
    right: ['tentar-novamente', 'conferir', 'outra-forma', 'outra-forma-aviso', 'repetir-aviso', 'encerrar'],
    isTrouble: true,
  },
});

function hasOther(journey: PaymentJourney): boolean {
  return hasOtherMethod(journey, paymentMethods.card);
}

function isStillUnconfirmed(journey: PaymentJourney): boolean {
  return triesWithoutConfirmation(journey) > 1;
}

/** Whether the form has just been answered. When the segment was missing in between, another tab may have paid since. */
function isAnsweredNow({ trouble }: PaymentScene): boolean {
  return trouble?.place.step === 'payment-credit-card-select';
}

/** Whether the request was turned away before any bank was asked: an expired token, a changed key, a missing address. */
function isNotStarted(scene: PaymentScene): boolean {
  if (!scene.trouble || isUncertain(scene.journey) || !isAnsweredNow(scene)) return false;
  return verdictOf(scene.trouble.failure, scene) === 'nothing-new';
}
