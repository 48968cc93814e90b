import { markup } from '@consorcio/shared/flow';
import { amountLabel } from '../../../journey/amount-label';
import { closeSale } from '../../../journey/close-sale';
import { withoutOpenCharges } from '../../../journey/open-charges';
import { amountInCents, paymentOf } from '../../../journey/payment';
import { processed, purchased } from '../../../journey/payment-facts';
import { defineStep } from '../../../state';
import type { CardFormProps } from '../card-form/card-form';
import { cardPayment, isApproved, isUncertain } from '../card-payment';
import { cardWords } from '../card-words';
import { forgetCard } from '../kept-card';
import { payByCard } from '../pay-by-card';
import { verdictOf } from '../verdict';

/**
 * The card form over the page. After a refusal the next try is a new payment. After an unknown outcome it is the same
 * payment with the same key, and no other method is offered until the outcome is known. SPEC sections 2 to 5.
 */
export const paymentCreditCardSelect = defineStep({
  name: 'payment-credit-card-select',
  leadsTo: ['payment-success', 'payment-pending', 'payment-refused', 'alterar-pagamento'],
  text: (scene) => markup`Preencha os dados do cartão para pagar <b>${amountLabel(scene)}</b>.`,
  overlay: {
    name: 'card-form',
    dismiss: 'voltar',
    props: ({ journey }): CardFormProps => {
      const { propostaID } = paymentOf(journey);
      return { propostaID, valorInCents: amountInCents(journey), emAberto: isUncertain(journey) };
    },
  },
  options: ({ journey }) => [
    {
      id: 'voltar',
      label: cardWords.back,
      to: isUncertain(journey) ? 'payment-refused' : 'alterar-pagamento',
      tone: 'secondary',
      part: 'card-form',
    },
  ],
  submit: {
    input: ({ journey }) => {
      const { cartaoRecusas = 0 } = cardPayment.read(journey);
      return { propostaId: paymentOf(journey).propostaID, recusas: cartaoRecusas };
    },
    run: async (...payment: Parameters<typeof payByCard>) => {
      const outcome = await payByCard(...payment);
      forgetCard(); // the visitor cannot correct it any more
      return outcome;
    },
    creates: { intent: 'cartao', sameAs: ({ propostaId, recusas }) => `${propostaId}:${recusas}` },
    settle: (journey, outcome) => {
      const paid = cardPayment.write(journey, {
        cartaoSituacao: outcome.situacao,
        cartaoAutorizacao: outcome.situacao === 'aprovado' ? outcome.cartaoAutorizacao : undefined,
      });
      return closeSale(withoutOpenCharges(paid));
    },
    facts: (scene) => [
      processed(scene, 'cartao', isApproved(scene.journey) ? 'sucesso' : 'pendente'),
      purchased(scene, 'cartao'),
    ],
    refusal: ({ code }) =>
      code === 'network.offline'
        ? 'Você está sem internet, e nada foi enviado. Quando ela voltar, é só pagar de novo.'
        : undefined,
    settleFailure: (journey, failure) => {
      const verdict = verdictOf(failure);
      if (verdict === 'nothing-new') return journey;
      if (verdict === 'unknown') return cardPayment.write(journey, { cartaoSituacao: 'incerto' });
      const { cartaoRecusas = 0 } = cardPayment.read(journey);
      return cardPayment.write(journey, { cartaoSituacao: undefined, cartaoRecusas: cartaoRecusas + 1 });
    },
    failureFacts: (failure, scene) =>
      verdictOf(failure) === 'refused' ? [processed(scene, 'cartao', 'recusado')] : [],
    fails: () => 'payment-refused',
    say: ({ journey }) => (isUncertain(journey) ? cardWords.verify : cardWords.title),
  },
  next: ({ journey }) => (isApproved(journey) ? 'payment-success' : 'payment-pending'),
});
