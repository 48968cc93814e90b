import type { Journey } from '@consorcio/shared/entities';
import { defineStep, markup } from '@consorcio/shared/flow';
import { firstInstalmentInCents } from '@consorcio/shared/journey';
import { amountLabel } from '../journey/amount-label';
import { paymentOf, withPayment } from '../journey/payment';
import { processed } from '../journey/payment-facts';
import type { CardFormProps } from './card-form/card-form';
import { isOpen } from './is-open';
import { forgetCard } from './kept-card';
import { payByCard } from './pay-by-card';

/**
 * The card form over the page. A refusal ends one wish to pay; after an outcome nobody knows the next try is the same
 * wish, with the same key, and no other method is offered before it is known. SPEC sections 2 to 5.
 */
export const paymentCreditCardSelect = defineStep({
  name: 'payment-credit-card-select',
  leadsTo: ['payment-success', 'payment-pending', 'payment-refused', 'alterar-pagamento'],
  text: ({ journey }) => markup`Preencha os dados do cartão para pagar <b>${amountLabel(journey)}</b>.`,
  overlay: {
    name: 'card-form',
    dismiss: 'voltar',
    props: ({ journey }): CardFormProps => {
      const { propostaID, cartaoEmAberto = false } = paymentOf(journey);
      return { propostaID, valorInCents: firstInstalmentInCents(journey), emAberto: cartaoEmAberto };
    },
  },
  options: ({ journey }) => [
    {
      id: 'voltar',
      label: 'Voltar',
      to: paymentOf(journey).cartaoEmAberto ? 'payment-refused' : 'alterar-pagamento',
      tone: 'secondary',
      part: 'card-form',
    },
  ],
  submit: {
    input: ({ journey }) => {
      const { propostaID, cartaoRecusas = 0 } = paymentOf(journey);
      return { propostaId: propostaID, recusas: cartaoRecusas };
    },
    run: async (...payment: Parameters<typeof payByCard>) => {
      const outcome = await payByCard(...payment);
      forgetCard(); // nobody will correct it
      return outcome;
    },
    creates: { intent: 'cartao', sameAs: ({ propostaId, recusas }) => `${propostaId}:${recusas}` },
    settle: (journey, outcome) =>
      withPayment(journey, {
        cartaoEmAberto: false,
        cartaoAutorizacao: outcome.situacao === 'aprovado' ? outcome.cartaoAutorizacao : undefined,
      }),
    facts: (scene) => [processed(scene, 'cartao', isApproved(scene.journey) ? 'sucesso' : 'pendente')],
    refusal: ({ code }) =>
      code === 'network.offline'
        ? 'Você está sem internet, e nada foi enviado. Quando ela voltar, é só pagar de novo.'
        : undefined,
    settleFailure: (journey, failure) => {
      const { cartaoRecusas = 0, cartaoEmAberto = false } = paymentOf(journey);
      return withPayment(
        journey,
        isOpen(failure, cartaoEmAberto)
          ? { cartaoEmAberto: true }
          : { cartaoEmAberto: false, cartaoRecusas: cartaoRecusas + 1 },
      );
    },
    failureFacts: (_failure, scene) =>
      paymentOf(scene.journey).cartaoEmAberto ? [] : [processed(scene, 'cartao', 'recusado')],
    fails: () => 'payment-refused',
    say: ({ journey }) => (paymentOf(journey).cartaoEmAberto ? 'Conferir o pagamento' : 'Pagar com cartão'),
  },
  next: ({ journey }) => (isApproved(journey) ? 'payment-success' : 'payment-pending'),
});

function isApproved(journey: Journey): boolean {
  return paymentOf(journey).cartaoAutorizacao !== undefined;
}
